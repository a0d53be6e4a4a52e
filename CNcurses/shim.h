// What Swift cannot see of ncurses and libc: macros, variadic functions and globals, as functions.
// No WINDOW and no FILE in any signature: their types differ between systems.
#ifndef TRILANE_CNCURSES_SHIM_H
#define TRILANE_CNCURSES_SHIM_H

#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <wchar.h>
#include <curses.h>

// <term.h> would bring hundreds of macros with everyday names; these few declarations are all that is used of it.
extern int setupterm(const char *name, int descriptor, int *status);

// Hidden by <wchar.h> unless the X/Open level is set, which a module cannot do for its importer.
extern int wcwidth(wchar_t character);

/// Cells that libc, and therefore ncurses, gives to a code point; -1 for one that cannot be printed.
static inline int trilane_wcwidth(uint32_t scalar) {
  return wcwidth((wchar_t)scalar);
}

/// The name of the character set of the current locale.
static inline const char *trilane_codeset(void) {
  return nl_langinfo(CODESET);
}

// ---- terminfo

/// A string capability of the current terminal; NULL if it has none of that name.
static inline const char *trilane_capability(const char *name) {
  char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/// Whether the terminal database knows a terminal of this name on which the cursor can be addressed.
static inline bool trilane_knows_terminal(const char *name, int descriptor) {
  int status = 0;
  return setupterm(name, descriptor, &status) == OK && trilane_capability("cup") != NULL;
}

// ---- the screen

/// Starts curses on standard input and output; NULL if that fails. Unlike initscr it does not end the process.
static inline SCREEN *trilane_newterm(const char *name) {
  return newterm((char *)name, stdout, stdin);
}

static inline int trilane_lines(void) { return LINES; }
static inline int trilane_columns(void) { return COLS; }

/// Switches the keypad between application mode and its own; keys are never read through curses.
static inline void trilane_keypad(bool on) { (void)keypad(stdscr, on); }

/// Makes the next refresh clear the terminal and send everything.
static inline void trilane_redraw_next(void) { (void)clearok(curscr, TRUE); }

/// Sends what changed, and flushes. Takes the terminal again after `endwin`.
static inline void trilane_refresh(void) { (void)refresh(); }

/// Whether a refresh may leave the cursor where it drew last: nobody sees it, and moving it costs a write.
static inline void trilane_leave_cursor(bool anywhere) { (void)leaveok(stdscr, anywhere); }

static inline void trilane_move(int row, int column) { (void)move(row, column); }

/// Puts `count` bytes of text, in the locale's character set, at a place.
static inline void trilane_put(int row, int column, const char *text, int count) {
  (void)mvaddnstr(row, column, text, count);
}

static inline void trilane_clear_row(int row) {
  (void)attrset(A_NORMAL);
  (void)move(row, 0);
  (void)clrtoeol();
}

/// Shows or hides the cursor as the terminal's description says.
static inline void trilane_show_cursor(bool on) { (void)curs_set(on ? 1 : 0); }

// ---- attributes and colours

static inline uint32_t trilane_bold(void) { return (uint32_t)A_BOLD; }
static inline uint32_t trilane_dim(void) { return (uint32_t)A_DIM; }
static inline uint32_t trilane_reverse(void) { return (uint32_t)A_REVERSE; }
static inline uint32_t trilane_standout(void) { return (uint32_t)A_STANDOUT; }
static inline uint32_t trilane_underline(void) { return (uint32_t)A_UNDERLINE; }

/// The attributes that the terminal has.
static inline uint32_t trilane_known_attributes(void) { return (uint32_t)termattrs(); }

/// Sets attributes and colour pair (0: the terminal's own colours) of what is put next.
static inline void trilane_set_style(uint32_t attributes, short pair) {
  (void)attr_set((attr_t)attributes, pair, NULL);
}

/// Starts colour on the terminal's own foreground and background; the number of colours, 0 where that is not possible.
static inline int trilane_start_color(void) {
  if (!has_colors() || start_color() != OK || use_default_colors() != OK) return 0;
  return COLORS;
}

/// Gives a pair a foreground colour on the terminal's own background.
static inline bool trilane_define_pair(short pair, short foreground) {
  return init_pair(pair, foreground, -1) == OK;
}

// ---- the terminal device and signals

/// The size of a terminal device in cells; false if it does not say, or says zero.
static inline bool trilane_window_size(int descriptor, int *rows, int *columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return false;
  *rows = size.ws_row;
  *columns = size.ws_col;
  return true;
}

/// Installs a handler and keeps the one before it. With `fatal` it runs once, on the alternate stack, all else blocked.
static inline bool trilane_handle(int signal, void (*handler)(int), bool fatal, struct sigaction *previous) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  if (fatal) {
    sigfillset(&action.sa_mask);
    action.sa_flags = (int)(SA_RESETHAND | SA_ONSTACK);
  } else {
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
  }
  return sigaction(signal, &action, previous) == 0;
}

/// Installs the system's own action for a signal and keeps the handler before it.
static inline bool trilane_handle_by_default(int signal, struct sigaction *previous) {
  return trilane_handle(signal, SIG_DFL, false, previous);
}

static inline bool trilane_puts_back(int signal, const struct sigaction *previous) {
  return sigaction(signal, previous, NULL) == 0;
}

/// Whether an action is to ignore the signal.
static inline bool trilane_ignores(const struct sigaction *action) {
  return action->sa_handler == SIG_IGN;
}

#endif
