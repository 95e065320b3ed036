# make help says what there is.
PREFIX ?= /usr/local
LAYOUT ?= cards
SECONDS ?= 300
SHARE ?= 1
COUNT ?= 600
SEED ?= 1
binary := .build/release/gridpick
symbols := .build/symbols
demo-cards := demo-data/posters.json
demo-grid := demo-data/emoji.json
demo-sheet := demo-data/elements.csv
demo-shelves := demo-data/reading-list.json
demo-tabs := --banner demo-data/banner.txt demo-data/timetable.json

# SHARED=1 is for systems without static C libraries: then the program looks for them at each start.
SHARED ?=
# More options for swift build, as in make build options=--verbose; not taken from the environment.
options :=
export GRIDPICK_SHARED := $(SHARED)
needed-to-build := curses.h $(if $(SHARED),libtinfo.so,libtinfo.a libc.a libstdc++.a)
needed-to-test := python3 libvterm-dev tmux xterm xvfb xdotool imagemagick strace fzy fzf \
  fontconfig fonts-dejavu-core fonts-noto-cjk zsh fish man-db groff mandoc shellcheck jq git \
  ripgrep less vim-tiny ncurses-term xz-utils zstd curl sqlite3 make
needed-to-package := build-essential debhelper libncurses-dev lintian debootstrap python3
needed-to-measure := python3 fzy fzf visidata g++ libsimdjson-dev
needed-to-picture := python3 tmux xterm xvfb xdotool imagemagick gifsicle ncurses-term fonts-dejavu-core \
  fonts-noto-cjk
needed-to-break := python3 tmux util-linux coreutils
# What the checks build with: no warning passes, and no import that a target does not declare.
strict := -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error

# Optimized tests take a third of the processor's time, which outweighs the longer build.
optimized := -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug

# Metadata of generic types is made by the compiler and not at each start, which takes a sixth of it.
built-ahead := -Xswiftc -Xfrontend -Xswiftc -prespecialize-generic-metadata

.PHONY: help run build test check fuzz check-threads check-bare check-deb check-dist lint format record pictures \
  bench install uninstall deb dist clean graph manual interface docs widths entries faults endure sanitize mutants proof

help:  ## say what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

run: build  ## open a demo; make run LAYOUT=grid opens another
	@$(binary) --layout $(LAYOUT) $(demo-$(LAYOUT)) || [ $$? -eq 130 ]

build:  ## build .build/release/gridpick, one static executable
	@Tools/install-packages $(needed-to-build)
	swift build -c release --product gridpick $(built-ahead) $(options)

test: build  ## run all tests, on real terminals too
	@Tools/install-packages $(needed-to-test)
	Tools/check-binary $(binary)
	GRIDPICK_BINARY=$(CURDIR)/$(binary) Tools/run-tests $(strict) $(optimized)

check: lint test  ## what CI runs: lint, imports, warnings as errors, tests

check-bare:  ## run README's two commands on what is committed, in a bare Debian of its own; as root
	@Tools/install-packages debootstrap python3
	Tools/check-bare source

fuzz:  ## run libFuzzer on each part that reads bytes from outside; make fuzz SECONDS=3600
	@Tools/install-packages $(needed-to-build) libvterm-dev
	Tools/run-fuzzers $(SECONDS)

faults: build  ## end, resize and starve a picker on real terminals; what comes of it in .build/proof/faults.md
	@Tools/install-packages $(needed-to-break)
	Tools/run-faults $(binary)

mutants:  ## change the sources in 600 small wrong ways, and look whether tests notice; make mutants COUNT=60 SEED=2
	@Tools/install-packages $(needed-to-build) libvterm-dev python3
	Tools/run-mutants $(COUNT) $(SEED)

check-threads:  ## what runs on several threads, under the thread sanitizer
	@Tools/install-packages $(needed-to-build) python3
	Tools/run-tests --sanitize=thread --scratch-path .build/threads \
	  --filter 'Waiting.*Tests|OpenPickerTests|OpenSessionTests|PickerScreenTests|PickerTests.PreviewTests|PickerUpdateTests|CallbackTests|GridpickTerminalTests.(Loop|Plain)|GridpickCommandTests.(Bell|Run|Lane|PreviewWatch|Command(Making|Preview))'

sanitize:  ## all tests under the sanitizers of addresses, leaks and, in C, undefined behaviour
	@Tools/install-packages $(needed-to-build) $(needed-to-test)
	Tools/run-sanitizers

endure: build  ## eight hours of use in one: what they leave in memory, and how fast keys are; make endure SHARE=0.02
	@Tools/install-packages python3
	Tools/run-endurance $(binary) $(SHARE)

# A part that fails does not keep the others from being written down.
proof:  ## run the tests and all that tries to break the program, for hours, and write docs/RELIABILITY.md
	rm -rf .build/proof
	@failed=; for part in test mutants fuzz faults sanitize check-threads endure; do \
	  $(MAKE) $$part || failed="$$failed $$part"; done; \
	Tools/write-reliability > docs/RELIABILITY.md || failed="$$failed write-reliability"; \
	test -z "$$failed" || { echo "failed:$$failed" >&2; exit 1; }

lint: docs
	swift format lint --strict --recursive Sources Tests Tools Examples Package.swift
	Tools/check-imports
	Tools/check-rules
	Tools/check-version
	Tools/check-links
	Tools/make-manual --check
	Tools/check-docs $(symbols)/TwoAxisPicker.symbols.json
	Tools/check-interface $(symbols)/TwoAxisPicker.symbols.json
	Tools/check-examples
	Tools/check-flags
	Tools/check-consumer

format:  ## lay out the sources as the lint wants them
	swift format --in-place --recursive Sources Tests Tools Examples Package.swift

record:  ## write the expected screens of the tests anew; look at the difference
	GRIDPICK_RECORD=1 GRIDPICK_BINARY=$(CURDIR)/$(binary) swift test $(strict) $(optimized)

pictures: build  ## take all pictures of README and docs anew, in a real terminal; look at them
	@Tools/install-packages $(needed-to-picture)
	swift build
	Tools/make-pictures

# What the library's interface is, as the compiler has it.
graph:
	@Tools/install-packages $(needed-to-build) python3
	Tools/symbol-graph $(symbols)

docs: graph  ## make the documentation of the library, .build/docs
	docc convert Sources/TwoAxisPicker/TwoAxisPicker.docc --additional-symbol-graph-dir $(symbols) \
	  --fallback-display-name TwoAxisPicker --fallback-bundle-identifier TwoAxisPicker \
	  --warnings-as-errors --output-dir .build/docs

manual:  ## write the manual pages in docs/man anew from the papers
	@Tools/install-packages pandoc
	Tools/make-manual

interface: graph  ## write docs/INTERFACE.txt anew; say in CHANGELOG.md what has changed
	Tools/write-interface $(symbols)/TwoAxisPicker.symbols.json > docs/INTERFACE.txt
	@echo "CHANGELOG.md: Interface: $$(sha256sum docs/INTERFACE.txt | cut -c 1-12)"

widths:  ## make the table of display widths anew
	@Tools/install-packages unicode-data python3
	Tools/generate-width-table.py > Sources/GridpickCore/Screen/DisplayWidthTable.swift

entries:  ## make the built-in terminfo entries anew
	@Tools/install-packages ncurses-bin ncurses-base
	Tools/generate-terminfo-entries

bench: build  ## measure what must stay fast, beside fzy and fzf, and write docs/BENCHMARKS.md
	@Tools/install-packages $(needed-to-measure)
	@Benchmarks/bench.py $(binary)

# Where what is installed lies below PREFIX.
manual := share/man/man1/gridpick.1
recipes-manual := share/man/man7/gridpick-recipes.7
fzf-manual := share/man/man7/gridpick-fzf.7
bash-completion := share/bash-completion/completions/gridpick
zsh-completion := share/zsh/site-functions/_gridpick
fish-completion := share/fish/vendor_completions.d/gridpick.fish
installed := bin/gridpick $(manual) $(recipes-manual) $(fzf-manual) \
  $(bash-completion) $(zsh-completion) $(fish-completion)

install:  ## install what make build has built to PREFIX, /usr/local by default
	@test -x $(binary) || { echo 'make build comes first' >&2; exit 1; }
	@case '$(PREFIX)' in '~'*) echo 'this shell leaves the ~ of PREFIX alone: write $$HOME' >&2; exit 1 ;; esac
	mkdir -p $(patsubst %,'$(DESTDIR)$(PREFIX)/%',$(sort $(dir $(installed))))
	install -m 755 $(binary) '$(DESTDIR)$(PREFIX)/bin/gridpick'
	$(binary) --man > '$(DESTDIR)$(PREFIX)/$(manual)'
	$(binary) --man=recipes > '$(DESTDIR)$(PREFIX)/$(recipes-manual)'
	$(binary) --man=fzf > '$(DESTDIR)$(PREFIX)/$(fzf-manual)'
	$(binary) --completion bash > '$(DESTDIR)$(PREFIX)/$(bash-completion)'
	$(binary) --completion zsh > '$(DESTDIR)$(PREFIX)/$(zsh-completion)'
	$(binary) --completion fish > '$(DESTDIR)$(PREFIX)/$(fish-completion)'

# Folders stay: an empty one may be another package's.
uninstall:  ## remove what make install has installed
	cd '$(DESTDIR)$(PREFIX)' && rm -f $(installed)

deb:  ## make Debian packages of what is committed, source and built, in .build/deb
	@Tools/install-packages $(needed-to-package)
	@Tools/make-deb

check-deb: deb  ## look at the packages, and build, install, use and remove them in Debians of their own; as root
	Tools/check-bare deb

dist:  ## make sources and static programs of what is committed, and their sums, in .build/dist; SDKS=NAME for others
	@Tools/make-dist $(SDKS)

check-dist: dist  ## make them in another folder too, and install, use and remove them on other systems; as root
	@Tools/install-packages debootstrap python3
	Tools/check-bare dist

clean:  ## remove what was built
	rm -rf .build
