# shellcheck shell=bash
# The Swift toolchain, which set-up checks and never installs.

oldest_swift=6.3

toolchain_problem() {
    if ! command -v swift >/dev/null; then
        echo "Swift $oldest_swift or newer: no swift is on PATH"
        return
    fi
    local said version
    said=$(swift --version 2>&1) || true
    version=$(sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' <<<"$said" | head -n 1)
    if [ -z "$version" ]; then
        # Most often a library that one of the Debian packages brings.
        echo "Swift $oldest_swift or newer: $(command -v swift) doesn't start ($(head -n 1 <<<"$said"))"
    elif [ "$(printf '%s\n' "$oldest_swift" "$version" | sort -V | head -n 1)" != "$oldest_swift" ]; then
        echo "Swift $oldest_swift or newer: $(command -v swift) is $version"
    fi
}

require_toolchain() {
    local problem
    problem=$(toolchain_problem)
    [ -z "$problem" ] || fail "$exit_unavailable" \
        "can't go on without $problem. Install the toolchain for Debian 12 from swift.org, put its usr/bin on PATH, and run this again."
}

check_toolchain() {
    local problem
    problem=$(toolchain_problem)
    [ -z "$problem" ] || report_missing "$problem"
}
