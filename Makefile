# Lucena, the chess that explains itself. `make help` lists what can be made.

SHELL := /bin/bash
CARGO ?= cargo
# Where the one binary goes: `make EXE=name`, as engine-testing frameworks call it.
EXE ?= lucena
# The fastest program, of the profile for releases and measurements; and the one that is built within seconds.
FAST := target/dist/lucena
QUICK := target/release/lucena
# How many positions `make differential` compares with shakmaty.
POSITIONS ?= 1000000
# How many positions `make oracle` asks the reference companion about (about half a second each).
ORACLE_POSITIONS ?= 3000
# Where the shared games and the companion are.
SHARED := $(or $(LUCENA_SHARED),../shared)
# How long `make fuzz` tries each target.
SECONDS_EACH ?= 60
FUZZ_TARGETS := $(basename $(notdir $(wildcard fuzz/fuzz_targets/*.rs)))

# How long `make load` asks.
LOAD_SECONDS ?= 30

.PHONY: all build dist bare run install install-files uninstall web test test-web test-features test-language tour pictures sample load load-class faults check deny bench perft differential mates course results results-five ideas oracle test-spark experiments sprt tune-search speed profile signature fuzz sanitize clean help

all: build ## Build the program as ./lucena (or EXE=name)
	@if ! [ "$(FAST)" -ef "$(EXE)" ]; then cp -f $(FAST) "$(EXE)"; fi

build:
	$(CARGO) build --profile dist -p lucena

# What is given away: one program that is fast on every 64-bit Linux, with everything that `make install` installs.
ARTEFACTS := target/artefacts
dist: web ## The release for Linux in target/artefacts: one program for every 64-bit processor, archive, .deb, checksums (half an hour)
	rm -rf $(ARTEFACTS) && mkdir -p $(ARTEFACTS)
	contrib/dist/build.sh $(ARTEFACTS)/lucena
	contrib/dist/check.sh $(ARTEFACTS)/lucena
	contrib/dist/package.sh $(ARTEFACTS)/lucena $(ARTEFACTS)
	node contrib/packaging/fill.mjs $(ARTEFACTS)

bare: ## A bare Debian (debootstrap, as root) with only the artefacts of `make dist` in it: how long until the first explanation?
	contrib/dist/bare.sh $(ARTEFACTS)

run: web ## Build everything and open Lucena in the browser
	$(CARGO) build --release -p lucena
	@$(QUICK) serve --open

# Where `make install` puts things; DESTDIR is for those who make packages.
PREFIX ?= /usr/local
SHARE := $(DESTDIR)$(PREFIX)/share
install: web build install-files ## Install program, manual, completions and icon below PREFIX (/usr/local)

install-files:
	install -Dm755 $(FAST) $(DESTDIR)$(PREFIX)/bin/lucena
	$(FAST) --lang en man --output $(SHARE)/man/man1
	$(FAST) --lang pt man --output $(SHARE)/man/pt_BR/man1
	install -d $(SHARE)/bash-completion/completions $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	$(FAST) completions bash > $(SHARE)/bash-completion/completions/lucena
	$(FAST) completions zsh > $(SHARE)/zsh/site-functions/_lucena
	$(FAST) completions fish > $(SHARE)/fish/vendor_completions.d/lucena.fish
	install -Dm644 contrib/desktop/lucena.desktop $(SHARE)/applications/lucena.desktop
	install -Dm644 contrib/desktop/lucena.eng $(SHARE)/games/plugins/xboard/lucena.eng
	install -Dm644 web/public/favicon.svg $(SHARE)/icons/hicolor/scalable/apps/lucena.svg
	install -Dm644 COPYING $(SHARE)/doc/lucena/COPYING

uninstall: ## Remove what `make install` put below PREFIX
	rm -f $(DESTDIR)$(PREFIX)/bin/lucena $(SHARE)/man/man1/lucena.1 $(SHARE)/man/man1/lucena-*.1 \
		$(SHARE)/man/pt_BR/man1/lucena.1 $(SHARE)/man/pt_BR/man1/lucena-*.1 \
		$(SHARE)/bash-completion/completions/lucena $(SHARE)/zsh/site-functions/_lucena \
		$(SHARE)/fish/vendor_completions.d/lucena.fish $(SHARE)/applications/lucena.desktop $(SHARE)/games/plugins/xboard/lucena.eng \
		$(SHARE)/icons/hicolor/scalable/apps/lucena.svg $(SHARE)/doc/lucena/COPYING

tour: build ## Show in the terminal what Lucena can do, then let you type commands
	@$(FAST) tour
	@$(FAST)

web: web/dist/index.html ## Build the pages, if something of them changed (needs Node 20 or newer)

# Everything that the pages are built from.
PAGES := $(shell find web/src web/public -type f -not -name '*.test.ts' -not -path 'web/src/i18n/*.gen.*' 2>/dev/null) \
	web/index.html web/vite.config.ts web/tsconfig.json web/messages.mjs $(wildcard data/messages/*/pages.ftl data/messages/*/terms.ftl) $(wildcard docs/pt/*.md docs/en/*.md)

web/dist/index.html: web/node_modules/.package-lock.json $(PAGES)
	cd web && npm run --silent build

# Not "npm ci": it refuses a lock file that leaves out the builds of the bundler for other systems.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The pages need Node 20 or newer with npm: https://nodejs.org, or apt-get install nodejs npm"; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

# Where tests note that they had no data to work on.
SKIPPED := $(CURDIR)/target/skipped-tests.txt

test: ## Run all tests (fast ones; the long ones have targets of their own)
	@mkdir -p target && rm -f $(SKIPPED)
	LUCENA_SKIPPED=$(SKIPPED) $(CARGO) test --workspace
	$(MAKE) test-web
	@if [ -e $(SKIPPED) ]; then sort -u $(SKIPPED); \
		echo "$$(cut -d: -f2 $(SKIPPED) | sort -u | wc -l) groups skipped: no test data (CONTRIBUTING.md says which)."; fi

test-web: web ## Tests of the pages: units, then the journeys in a real browser (installs Chromium)
	cd web && npm run --silent check && npm test --silent
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ [ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -y -q chromium; } || \
		{ sudo apt-get update -q && sudo apt-get install -y -q chromium; }
	@# The program that "cargo test" has built already: naming the package alone would build it a second time with other features.
	$(CARGO) test --workspace --no-run
	cd web && LUCENA_BIN=$(CURDIR)/target/debug/lucena npm run --silent e2e

test-features: ## Builds that are not the usual one: without the pages, with tunable numbers of the search, and the crate of the rules as a registry gets it
	$(CARGO) package --locked --allow-dirty -p lucena-chess
	$(CARGO) test -p lucena-chess --features serde --lib
	$(CARGO) check -p lucena --no-default-features
	$(CARGO) test -p lucena-lab --features tunable search_tuning

# A language made of the English one by machine, and a program that is built with it; nothing of the tree is changed.
THIRD := $(CURDIR)/target/third
test-language: web/node_modules/.package-lock.json ## A third language is one folder: build with one, and let it speak (some minutes)
	rm -rf $(THIRD)/messages && mkdir -p $(THIRD) && node web/pseudo.mjs $(THIRD)/messages
	LUCENA_MESSAGES=$(THIRD)/messages $(CARGO) test --target-dir $(THIRD)/target -p lucena-text --test it
	LUCENA_MESSAGES=$(THIRD)/messages $(CARGO) build --target-dir $(THIRD)/target -p lucena
	LUCENA_MESSAGES=$(THIRD)/messages node web/speaks.mjs $(THIRD)/target/debug/lucena
	cd web && export LUCENA_MESSAGES=$(THIRD)/messages && npm run --silent check && npm test --silent
	rm web/src/i18n/xx.gen.json && cd web && npm run --silent messages

pictures: web ## Take the pictures of the README anew from the running program (docs/pictures; needs Chromium)
	$(CARGO) build --release -p lucena
	cd web && LUCENA_BIN=$(CURDIR)/$(QUICK) node e2e/pictures.mjs

sample: ## Write the reviewed sample game of the first page anew
	$(CARGO) test -p lucena-server --test it -- --ignored write_the_sample

load: build ## Fifty visitors for LOAD_SECONDS: delays, errors and memory of the web application (installs wrk)
	contrib/load/run.sh $(FAST) $(LOAD_SECONDS)

load-class: build ## Forty pupils typing for LOAD_SECONDS while a tournament runs: delays and memory (needs Node)
	node contrib/load/class.mjs $(FAST) $(LOAD_SECONDS)

# How many kills and how many seconds of the long run: FAULTS=1000 SOAK=1200 is the whole of it.
FAULTS ?= 200
SOAK ?= 120
faults: build ## What happens when things go wrong: kills, full disks, flipped bits, crowds, a long run (needs Node; root for the disks)
	FAULTS=$(FAULTS) SOAK=$(SOAK) node contrib/faults/run.mjs $(FAST)

check: web/node_modules/.package-lock.json ## Formatting, lints, documentation, lock files, commit subjects: what a change must pass besides the tests
	$(CARGO) metadata --locked --format-version 1 > /dev/null
	$(CARGO) metadata --locked --format-version 1 --manifest-path fuzz/Cargo.toml > /dev/null
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet
	cd web && npm run --silent lint && npm run --silent check
	node contrib/subjects.mjs
	@! git grep -nE '^(<<<<<<<|>>>>>>>) ' || { echo "A merge was left unfinished in these lines."; exit 1; }
	node --test contrib/packaging/fill.test.mjs > /dev/null

# Quick to build rather than quick: it runs for a second or two.
DENY := $(or $(shell command -v cargo-deny),target/tools/bin/cargo-deny)
target/tools/bin/cargo-deny:
	CARGO_PROFILE_DEV_DEBUG=0 CARGO_TARGET_DIR=target/tools nice $(CARGO) install --locked --debug --root target/tools cargo-deny

deny: $(DENY) web/node_modules/.package-lock.json ## Licences, sources, duplicate crates and, if they can be had, advisories (installs cargo-deny into target/tools)
	$(DENY) check licenses bans sources
	@if $(DENY) fetch db 2>/dev/null; then $(DENY) check advisories; \
		else echo "The database of advisories cannot be reached: advisories were not checked."; fi
	@cd web && if npm audit --omit=dev --audit-level=high --json > node_modules/.audit.json 2>/dev/null; then echo "npm audit: nothing of weight."; \
		elif grep -q '"vulnerabilities"' node_modules/.audit.json; then npm audit --omit=dev --audit-level=high; exit 1; \
		else echo "The registry answers no audit: advisories of the pages' libraries were not checked."; fi

bench: ## Benchmarks: speeds as ratios to rivals measured in the same run
	$(CARGO) bench --workspace

perft: ## The deep perft tables (a minute or two)
	$(CARGO) test --release -p lucena-chess --test it -- --include-ignored counts

mates: ## The whole table of queen against rook, position by position (half a minute)
	$(CARGO) test --release -p lucena-engine --test it -- --ignored mate_tables

differential: ## Compare POSITIONS random positions with shakmaty (a million by default)
	LUCENA_POSITIONS=$(POSITIONS) $(CARGO) test --release -p lucena-chess --test it -- --nocapture differential

course: ## Play the exercises of the DHJOG course: every solution must beat its start (some minutes)
	$(CARGO) test --release -p lucena-lab --test it -- --ignored --nocapture every_solution

results: ## Every statement about a result in 2 × 5,000 endings, against Syzygy (needs LUCENA_SHARED or ../shared)
	$(CARGO) test --release -p lucena-explain --test it -- --ignored --nocapture nothing_false_is_said_about_results

results-five: ## Every statement about a result in 5,000 endings of five men, twice, against Stockfish with the tables of four (needs Stockfish, and LUCENA_SHARED or ../shared)
	$(CARGO) test --release -p lucena-explain --test it -- --ignored --nocapture stockfish_agrees_with_what_is_said_of_five_men

ideas: ## Every idea of openings and structures against the engine and 50,000 games of masters (needs LUCENA_SHARED or ../shared; LUCENA_WRITE=1 writes the figures)
	$(CARGO) test --release -p lucena-explain --test it -- --ignored --nocapture engine_and_masters_agree_with_the_ideas

oracle: ## Compare the pattern matcher with the reference companion of PATLAN (needs LUCENA_SHARED or ../shared)
	python3 -m venv target/venv && target/venv/bin/pip install --quiet chess
	target/venv/bin/python crates/lucena-lang/tests/oracle/positions.py $(ORACLE_POSITIONS) \
		$(wildcard $(SHARED)/data/pgn/*) > target/oracle-positions.txt
	LUCENA_PYTHON=$(CURDIR)/target/venv/bin/python LUCENA_POSITIONS=$(CURDIR)/target/oracle-positions.txt \
		$(CARGO) test --release -p lucena-lang --test it companion -- --ignored --nocapture

test-spark: build ## Run the Spark job for real on local[2] and compare it with one process (Java 17; installs PySpark)
	python3 -m venv target/spark-venv && target/spark-venv/bin/pip install --quiet pyspark
	cd contrib/spark && LUCENA=$(CURDIR)/$(FAST) $(CURDIR)/target/spark-venv/bin/python -m unittest -v

experiments: build ## The thesis's experiments on the shared games, every find checked (needs LUCENA_SHARED or ../shared)
	python3 -m venv target/venv && target/venv/bin/pip install --quiet chess
	target/venv/bin/python contrib/experiments.py $(FAST) $(SHARED)

# What `make sprt` compares with, and further options: SPRT='--nodes 20000 --bounds 0,8'.
BASE ?= HEAD
sprt: ## Whether the working tree plays better than BASE=<commit>: a sequential test at fixed nodes
	contrib/sprt.py $(BASE) $(SPRT)

# The file that keeps the results, and further options: SPSA='search.spsa --games 20000 --only reduction'.
SPSA ?= target/search.spsa
tune-search: ## Tune the numbers of the search by games; an interrupted run goes on
	$(CARGO) run --release -p lucena --no-default-features --features tunable --target-dir target/tunable -- tune --search $(SPSA)

# Whom `make speed` compares with.
RIVAL ?= /usr/games/stockfish; Use NNUE=false
speed: build ## Nodes per second of processor time beside RIVAL (a UCI command; Stockfish without its net)
	contrib/speed.py "$(FAST); ExplanationLevel=Off" "$(RIVAL)"

profile: ## Where the time of `lucena bench` goes: a flame graph in target/profile/flame.svg (needs Linux perf)
	@command -v perf >/dev/null || { echo "make profile needs perf: apt-get install linux-perf"; exit 1; }
	RUSTFLAGS="-C target-cpu=native -C force-frame-pointers=yes" CARGO_PROFILE_DIST_LTO=thin CARGO_PROFILE_DIST_CODEGEN_UNITS=16 \
		CARGO_PROFILE_DIST_STRIP=none $(CARGO) build --profile dist -p lucena --no-default-features --target-dir target/profile
	perf record --call-graph fp --output target/profile/perf.data target/profile/dist/lucena bench
	perf script --input target/profile/perf.data | contrib/flame.py > target/profile/flame.svg
	@echo "target/profile/flame.svg"

signature: build ## The node signature of the search
	@$(FAST) bench | tail -1

# Fuzzing and sanitizers want flags that only a nightly compiler takes by itself; this lets the installed one take them.
UNSTABLE := RUSTC_BOOTSTRAP=1
FUZZ := $(or $(shell command -v cargo-fuzz),target/tools/bin/cargo-fuzz)
target/tools/bin/cargo-fuzz:
	CARGO_PROFILE_DEV_DEBUG=0 CARGO_TARGET_DIR=target/tools $(CARGO) install --locked --debug --root target/tools cargo-fuzz

fuzz: $(FUZZ) ## Fuzz every target (or FUZZ_TARGETS='pgn fen') for SECONDS_EACH seconds, from the corpus of testdata/fuzz (installs cargo-fuzz into target/tools)
	@set -e; for target in $(FUZZ_TARGETS); do \
		echo "== $$target"; mkdir -p fuzz/corpus/$$target; \
		$(UNSTABLE) $(FUZZ) run $$target fuzz/corpus/$$target testdata/fuzz/$$target -- \
			-max_total_time=$(SECONDS_EACH) -timeout=20 -rss_limit_mb=4096 -max_len=4096; \
	done

# Boards, attacks (by PEXT and by magic numbers) and large pages: the only places with unsafe code.
SANITIZED = $(UNSTABLE) RUSTFLAGS="-Zsanitizer=address -Ctarget-cpu=native" $(CARGO) test --target-dir target/sanitized \
	--target $(shell rustc -vV | sed -n 's/^host: //p')
sanitize: ## The crates with unsafe code under AddressSanitizer (64-bit Linux)
	$(SANITIZED) -p lucena-chess --lib --tests
	$(SANITIZED) -p lucena-chess --lib --tests --features magic
	$(SANITIZED) -p lucena-engine --lib

clean: ## Remove everything that was built
	$(CARGO) clean

help: ## This list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1|/' | column -t -s '|'
