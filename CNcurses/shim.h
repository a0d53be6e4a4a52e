#ifndef TRILANE_CNCURSES_SHIM_H
#define TRILANE_CNCURSES_SHIM_H
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#endif
