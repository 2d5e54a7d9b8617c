# `make` alone lists what there is to make. Python 3.11 or newer is all it needs; uv and Node are used
# when they are on PATH, and a C compiler for the compiled build.

BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
ifdef UV
VENV := uv venv --quiet --clear --seed --python '$(or $(PYTHON),>=3.11)' .venv
INSTALL := uv pip install --quiet --python $(BIN)/python
else
VENV := $(or $(PYTHON),python3) -m venv --clear .venv
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
endif

COMPILED := build/compiled
SOURCES := build/sources.txt

# What Python cannot bring along, from Debian for whoever may install it.
DEBIAN = { test "$$(id -u)" = 0 && command -v apt-get >/dev/null && echo "Installing $(1) ..." \
	&& apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y $(1) >/dev/null; }
COMPILES = $(BIN)/python -c 'import shutil, sys, sysconfig as s, pathlib as p; \
	sys.exit(not (shutil.which((s.get_config_var("CC") or "cc").split()[0]) and p.Path(s.get_path("include"), "Python.h").exists()))'

.PHONY: chromium compiler help setup play page web test lint types coverage compiled bench typescript lock format clean FORCE
.DELETE_ON_ERROR:

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{ printf "make %-10s %s\n", $$1, $$2 }'

setup: .venv/installed ## make .venv with everything the project and its tests need

play: page ## set up, build the page and play in the browser
	@$(BIN)/expedition serve --open

page: .venv/node ## the browser's page, if its sources have changed
	@$(BIN)/python tools/page.py

web: .venv/node ## types and tests of the browser's code
	@$(BIN)/python tools/page.py check

test: lint chromium .venv/peers ## set up, then lint, types, builds and all tests
	@$(MAKE) --no-print-directory --jobs=2 types web
	@$(MAKE) --no-print-directory page compiled
	@$(BIN)/pytest -n auto --dist worksteal

chromium: ## a real browser for the tests; root installs Debian's where there is none
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| $(call DEBIAN,chromium-headless-shell) \
		|| { echo "The browser tests need chromium on PATH (Debian: apt-get install chromium-headless-shell)." >&2; exit 1; }

compiler: setup ## a C compiler with Python's headers; root installs Debian's where there is none
	@$(COMPILES) || { $(call DEBIAN,build-essential python3-dev) && $(COMPILES); } \
		|| { echo "The compiled build needs a C compiler and Python's headers (Debian: apt-get install build-essential python3-dev)." >&2; exit 1; }

lint: setup ## style and common mistakes
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

types: setup ## mypy --strict
	@$(BIN)/mypy --strict src tests tools

coverage: setup ## which lines the tests miss
	@$(BIN)/pytest -n auto --cov --cov-report=term

compiled: $(COMPILED)/built ## the fast engine, for PYTHONPATH=build/compiled .venv/bin/python -m expedition

bench: setup compiled .venv/peers ## speed, interpreted and compiled, beside OpenSpiel
	@echo "— interpreted —"
	@$(BIN)/python -m expedition bench
	@echo "— compiled —"
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m expedition bench

format: setup ## write the code in the one style
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

typescript: setup ## write the browser's types anew from Python's
	@$(BIN)/python -m expedition.service.typescript web/src

lock: ## pin all dependencies anew (needs uv; UPGRADE=1 takes the newest)
	@test -n "$(UV)" || { echo "make lock needs uv on PATH: pip install uv" >&2; exit 1; }
	@$(PIN) pyproject.toml --extra test --extra compiled --output-file requirements.lock
	@$(PIN) pyproject.toml --extra peers --constraint requirements.lock --output-file requirements-peers.lock
	@$(PIN) --group page --output-file requirements-page.lock
	@! grep -n '://' requirements*.lock

PIN = uv pip compile --quiet $(if $(UPGRADE),--upgrade) --universal --generate-hashes \
	--python-version 3.11 --custom-compile-command "make lock"

clean: ## remove everything make has made
	rm -rf .venv build dist web/node_modules src/expedition/service/page htmlcov .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------ the making
#
# The locks name everything, so nothing is resolved anew: an older pip would look for the newest
# release of a package with extras and then refuse it for want of a hash.

.venv/bin/python:
	@test -n "$(UV)$(PYTHON)" || { \
		echo "Expedition needs Python 3.11 or newer, and none is on PATH." >&2; \
		echo "Install one (Debian: apt-get install python3 python3-venv) or name it: make PYTHON=/path/to/python" >&2; \
		exit 1; }
	@echo "Making .venv ..."
	@$(VENV) || { rm -rf .venv; exit 1; }

.venv/installed: .venv/bin/python requirements.lock pyproject.toml
	@echo "Installing what requirements.lock names ..."
	@$(INSTALL) --no-deps --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/peers: .venv/installed requirements-peers.lock
	@echo "Installing OpenSpiel to measure against ..."
	@$(INSTALL) --no-deps --require-hashes -r requirements-peers.lock
	@touch $@

# Node for those who have none: the same version for everybody, in .venv like the rest.
.venv/node: .venv/installed requirements-page.lock
	@if ! { command -v node && command -v npm; } >/dev/null; then \
		echo "Installing Node ..."; \
		$(INSTALL) --no-deps --require-hashes -r requirements-page.lock; \
	fi
	@touch $@

# Rewritten only when a file of the package, or how it is built, has changed.
$(SOURCES): FORCE
	@mkdir -p build
	@{ find src -type f -not -name '*.pyc' -not -path '*/service/page/*'; ls pyproject.toml hatch_build.py requirements.lock; } \
		| sort | xargs cksum > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(COMPILED)/built: .venv/node $(SOURCES) | compiler
	@echo "Compiling the engine ..."
	@rm -rf $(COMPILED) build/wheel
	@EXPEDITION_COMPILED=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(INSTALL) --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@
