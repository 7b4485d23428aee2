# The commands of Fovea. `make` alone lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
DATA ?=
PICTURE ?= Examples/Pictures/cat.jpg

# The place of swift-host-syntax without root or sudo.
export PKG_CONFIG_PATH := $(or $(FOVEA_HOME),$(CURDIR)/.fovea)/lib/pkgconfig:$(PKG_CONFIG_PATH)

# The files to format: every Swift file of ours.
SWIFT_FILES = Package.swift $(wildcard Sources Plugins Templates Tests Workshop Benchmarks Examples)
SHELL_FILES = scripts/setup scripts/test-setup scripts/test-often scripts/test-once scripts/install scripts/docs scripts/test-downstream scripts/check-openapi \
	scripts/check-observations scripts/check-openvino-header scripts/check-tesseract-header scripts/check-zxing-header Benchmarks/peers/setup Benchmarks/search/setup .ci/run

.DEFAULT_GOAL := help

.PHONY: help
help: ## List the commands.
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Tests need a browser, a compositor and more; drawing covers needs fonts.
.PHONY: setup setup-test setup-draw
setup: ## Install what is missing to build and run (scripts/setup --check lists it).
	@scripts/setup
setup-test: ## Install the dependencies of tests, too.
	@scripts/setup test
setup-draw: ## Install the dependencies of drawing covers, too.
	@scripts/setup draw

# Asking the package manager whether there is something to do takes seconds, so make looks first. Folders count as
# well: theirs is the time at which a file came or went. Set-up remembers the toolchain. What is saved during a build
# is newer than the build's mark, which bears the time of its start.
BUILT_FROM = Package.swift $(wildcard $(or $(FOVEA_HOME),.fovea)/state/complete)
BUILD = @start=$$(date --iso-8601=ns) && $(SWIFT) build $(1) && touch -d "$$start" $@

# The sample apps that the service asks. Apps are found elsewhere too; `fovea serve --help` tells where.
APPS = $(notdir $(wildcard Sources/Apps/Programs/*))
PORT ?=

.PHONY: run
run: setup .build/release/fovea.built $(APPS:%=.build/release/%.built) ## Serve visual searches; prints the address to open. PORT=… picks another one.
	@exec .build/release/fovea serve $(addprefix --port ,$(PORT)) --provider Sources/Apps/Registrations

.PHONY: look
look: setup .build/release/fovea.built ## Label a picture. PICTURE=… picks another one.
	.build/release/fovea look $(PICTURE)

.build/release/%.built: $(BUILT_FROM) $(shell find Sources 2>/dev/null) | setup
	$(call BUILD,-c release --product $*)

# Kernels in C are optimized even where Swift is not: otherwise they would take half of the tests' time. A build with other
# flags compiles everything again.
TEST_FLAGS = --disable-xctest -Xcc -O2

# Hundreds of tests at once would stand in line for two threads, before the servers and programs that other tests wait for.
TESTS_AT_ONCE ?= 4
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH := $(TESTS_AT_ONCE)

.PHONY: test
test: setup-test .build/scripts.tested .build/products.checked .build/debug/tests.built .build/api.checked ## Run every test.
	@SWIFT="$(SWIFT)" scripts/test-once $(TEST_FLAGS) --skip-build

.PHONY: test-workshop
test-workshop: setup-test ## Build the workshop and run its tests.
	$(SWIFT) test --package-path Workshop $(TEST_FLAGS)

# Which tests are run again and again, as 'swift test' takes it; all where nothing is named.
FILTER ?=
BUSY ?= 0
.PHONY: test-often
test-often: N = 10
test-often: setup-test .build/debug/tests.built ## Run every test N=10 times; BUSY=6 with six busy loops, FILTER=… some of the tests.
	@SWIFT="$(SWIFT)" scripts/test-often $(N) $(BUSY) $(TEST_FLAGS) --skip-build $(addprefix --filter ,$(FILTER))

.build/debug/tests.built: $(BUILT_FROM) $(shell find Sources Tests Plugins Templates Examples/Covers 2>/dev/null) | setup-test
	$(call BUILD,--build-tests $(TEST_FLAGS))

# Set-up, the conversion of models and our declarations of loaded libraries are tested again when they have changed.
.build/scripts.tested: $(wildcard scripts/* scripts/lib/* scripts/models/* Sources/C/COpenVINO/include/* \
		Sources/C/CTesseract/include/* Sources/C/CZXing/include/*) | setup-test
	@scripts/check-openvino-header
	@scripts/check-tesseract-header
	@scripts/check-zxing-header
	@scripts/test-setup
	@python3 -B scripts/models/test_convert.py
	@mkdir -p $(@D) && touch $@

# What each product brings into the build of those who use it.
.build/products.checked: Package.swift scripts/check-products
	@SWIFT="$(SWIFT)" scripts/check-products
	@mkdir -p $(@D) && touch $@

# A public declaration that changes shows in a review.
.build/api.checked: .build/debug/tests.built scripts/api $(wildcard API/*)
	@SWIFT="$(SWIFT)" scripts/api
	@touch $@

.PHONY: api
api: setup-test .build/debug/tests.built ## Store the public declarations of each library in API.
	@SWIFT="$(SWIFT)" scripts/api --write

.PHONY: schemas
schemas: export FOVEA_WRITE_SCHEMAS = 1
schemas: setup-test ## Declare the schemas of the table in AppIntentsMacroKit.
	FOVEA_ONLY=IntentTests $(SWIFT) test $(TEST_FLAGS) --filter SchemaTableTests

.PHONY: downstream
downstream: setup ## Build the app of the README as an external package, by URL and tag.
	@SWIFT="$(SWIFT)" scripts/test-downstream

# Modules whose state several tasks share. Bounds of time mean nothing under the sanitizer, and it can't look on while a
# program crashes. The runtime's libraries load others with a flag that the sanitizer refuses, unless they are told. Programs
# that count what is left behind would count the sanitizer's own helper, so they are run by themselves, for races alone.
SANITIZED = IntentTests|MainActorTests|FoundationTests|GraphicsTests|StoreTests|TestingTests|SystemTests|SystemEngineTests|FoveaSearchTests|Conformance6
UNSANITIZED = IntentTimeTests|EntityQueryTests|FrameTimeTests|ProviderLifeTests/(cancels|crashes)|KilledProviderTests|HostileFrameTests
.PHONY: sanitize
sanitize: export TBB_ENABLE_SANITIZERS = 1
sanitize: export TSAN_OPTIONS = suppressions=$(CURDIR)/scripts/thread-sanitizer.supp exitcode=66
sanitize: setup-test ## Look for data races with the thread sanitizer (a build of its own: minutes).
	$(SWIFT) test $(TEST_FLAGS) --sanitize=thread --scratch-path .build/thread \
		--filter '^($(SANITIZED))' --skip '$(UNSANITIZED)'
	@for check in 'stress providers 150 --seed 7' 'stress frames 2000 --seed 7'; do \
		.build/thread/debug/$$check; test $$? -ne 66 || exit 1; \
	done

# Modules that read untrusted memory: bytes of clients and of apps, pixels, files of pictures.
# The sanitizer's heap takes the place of the one that some tests fill, and takes time and memory that others bound.
GUARDED = SystemTests|SystemEngineTests|GraphicsEngineTests
UNGUARDED = ProviderLifeTests/(cancels|crashes)|FormerMemoryTests/changed|HostileFileTests/cost|HostileDocumentTests/(nesting|time|memory)
.PHONY: sanitize-memory
sanitize-memory: export TBB_ENABLE_SANITIZERS = 1
sanitize-memory: export ASAN_OPTIONS = detect_leaks=0
sanitize-memory: setup-test ## Look for misuse of memory with the address sanitizer (a build of its own: minutes).
	$(SWIFT) test $(TEST_FLAGS) --sanitize=address --scratch-path .build/address \
		--filter '^($(GUARDED))' --skip '$(UNGUARDED)'

.PHONY: siege
siege: setup .build/release/fovea.built $(APPS:%=.build/release/%.built) ## Besiege the service, and tell how long a client waits.
	@Benchmarks/system/siege.py

.PHONY: stress
stress: setup .build/release/fovea.built ## Kill, damage and starve catalogues, and check for losses.
	@$(SWIFT) run -c release stress catalogs .build/release/fovea

SEARCHES ?= 1000
.PHONY: stress-providers
stress-providers: setup ## Kill providers at random moments during 1000 searches, and check for losses.
	@$(SWIFT) build -c release --product sample-provider
	@$(SWIFT) run -c release stress providers $(SEARCHES)

KILLS ?= 2000
.PHONY: stress-stores
stress-stores: setup ## Kill a program that saves events, contacts and readings KILLS=2000 times, and check for losses.
	@$(SWIFT) run -c release stress stores $(KILLS)

ROUNDS ?= 100000
.PHONY: fuzz
fuzz: setup ## Send changed frames to the system and to apps, and hostile requests to the service. ROUNDS=100000 SEED=1.
	@$(SWIFT) run -c release stress requests $(ROUNDS) $(SEED:%=--seed %)
	@$(SWIFT) run -c release stress frames $(ROUNDS) $(SEED:%=--seed %)

PICTURES ?= 10000
.PHONY: endure
endure: setup ## Look for text, codes and people in PICTURES=10000 pictures of noise, lines, ribbons and damaged files.
	@code=0; for kind in '' '--fast' '--people --seconds 5'; do \
		$(SWIFT) run -c release --package-path Workshop fovea-eval endure --pictures $(PICTURES) $$kind || code=$$?; \
	done; exit $$code

.PHONY: bench
bench: setup ## Run the benchmarks, with the bare libraries and peers.
	@$(SWIFT) run -c release --package-path Benchmarks bench

.PHONY: bench-workers
bench-workers: setup ## Race decoding in workers against decoding in one process. PICTURE=… picks another one.
	@$(SWIFT) run -c release --package-path Workshop worker-race $(PICTURE)

N ?= 100000
KIND ?= prints
.PHONY: bench-search
bench-search: setup ## Race the index of vectors against its peers. N=1000000 takes an hour, KIND=noise has no structure.
	@Benchmarks/search/setup
	@$(SWIFT) build -c release --package-path Workshop --product vector-race
	@PYTHONPATH="$(or $(FOVEA_HOME),$(CURDIR)/.fovea)/bench/search/python" \
		python3 Benchmarks/search/race.py --vectors $(N) --kind $(KIND)

.PHONY: eval
eval: setup ## Measure labels and prints on the pictures in DATA=….
	@test -n "$(DATA)" || { echo "make eval needs the folder of pictures: make eval DATA=/path/to/data" >&2; exit 2; }
	@$(SWIFT) run -c release --package-path Workshop fovea-eval all $(DATA)

.PHONY: covers
covers: setup-draw ## Draw the pictures of the sample apps again, and make their prints.
	@$(SWIFT) run -c release --package-path Workshop draw-covers music Sources/Apps/MusicDiscovery/Resources/Covers
	@$(SWIFT) run -c release --package-path Workshop draw-covers landmarks Sources/Apps/Landmarks/Resources/Pictures
	@$(SWIFT) run -c release --package-path Workshop draw-covers prints Sources/Apps/MusicDiscovery/Resources/Covers \
		Sources/Apps/MusicDiscovery/Resources/CoverPrints.plist
	@$(SWIFT) run -c release --package-path Workshop draw-covers prints Sources/Apps/Landmarks/Resources/Pictures \
		Sources/Apps/Landmarks/Resources/PicturePrints.plist

# The pictures show the same with programs of either build: PROGRAMS=.build/release takes those of 'make run'.
PROGRAMS ?= .build/debug
.PHONY: web-pictures
web-pictures: setup-test .build/debug/tests.built ## Take the reference screenshots of pages again, including those of the README.
	FOVEA_TAKE_PICTURES=1 FOVEA_PROGRAMS=$(PROGRAMS) $(SWIFT) test $(TEST_FLAGS) --skip-build --filter 'WebTests.*Looks'

.PHONY: format
format: ## Format every Swift file.
	@$(SWIFT) format --in-place --parallel --recursive $(SWIFT_FILES)

.PHONY: check-openapi
check-openapi: ## Check the description of the HTTP interface with a validator from PyPI.
	@scripts/check-openapi

.PHONY: check-observations
check-observations: ## Check the readings that HealthKit writes with a validator of FHIR from PyPI.
	@SWIFT="$(SWIFT)" scripts/check-observations

BEFORE ?= HEAD^
.PHONY: measure-build
measure-build: setup-test ## Time builds of clean clones of HEAD and of BEFORE=HEAD^, in one run (an hour).
	@scripts/measure-build --suite $(BEFORE) HEAD

.PHONY: lint
lint: ## Check formatting, documentation comments and shell scripts.
	@$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FILES)
	@if command -v shellcheck >/dev/null; then shellcheck -x $(SHELL_FILES); fi

.PHONY: docs
docs: setup ## Build the documentation into .build/documentation.
	@SWIFT="$(SWIFT)" scripts/docs

.PHONY: install
install: setup ## Install the command below PREFIX=/usr/local (and DESTDIR=).
	@SWIFT="$(SWIFT)" DESTDIR="$(DESTDIR)" scripts/install "$(PREFIX)"

.PHONY: uninstall
uninstall: ## Remove what install put below PREFIX=/usr/local.
	@DESTDIR="$(DESTDIR)" scripts/install --remove "$(PREFIX)"

.PHONY: clean
clean: ## Remove what was built; .fovea stays (remove it by hand to fetch everything again).
	rm -rf .build Workshop/.build Benchmarks/.build Examples/.build
