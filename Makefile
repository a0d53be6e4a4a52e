# Trilane: `make help` lists the targets.

SWIFT ?= swift
PREFIX ?= /usr/local
ARGS ?=

# Refuses the import of a module that Package.swift does not list for the target.
CHECKS = --explicit-target-dependency-import-check error
# In continuous integration a warning fails the build.
ifeq ($(CI),true)
CHECKS += -Xswiftc -warnings-as-errors
endif

# The Swift runtime goes into the binary, which then runs where no toolchain is installed.
RELEASE = --configuration release --static-swift-stdlib --product trilane

BINDIR = $(DESTDIR)$(PREFIX)/bin
MANDIR = $(DESTDIR)$(PREFIX)/share/man/man1

.PHONY: help run test lint build install uninstall clean

help:
	@echo 'make run [ARGS="…"]      build the board and open it'
	@echo 'make test                run all tests'
	@echo 'make lint                check format and house rules'
	@echo 'make build               build the release binary'
	@echo 'make install [PREFIX=…]  install it, by default under /usr/local'
	@echo 'make uninstall           remove what install put there'
	@echo 'make clean               remove what was built'

run:
	@Scripts/install-packages.sh ncurses
	@$(SWIFT) run $(CHECKS) trilane $(ARGS)

test:
	@Scripts/install-packages.sh ncurses tmux
	@$(SWIFT) test --disable-xctest $(CHECKS)

lint:
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift
	@Scripts/check-sources.sh

build:
	@Scripts/install-packages.sh ncurses
	@$(SWIFT) build $(CHECKS) $(RELEASE)

install: build
	install -d '$(BINDIR)'
	install -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/trilane" '$(BINDIR)/trilane'
	strip '$(BINDIR)/trilane'
	if [ -f docs/trilane.1 ]; then install -d '$(MANDIR)' && install -m 644 docs/trilane.1 '$(MANDIR)/trilane.1'; fi

uninstall:
	rm -f '$(BINDIR)/trilane' '$(MANDIR)/trilane.1'

clean:
	$(SWIFT) package clean
