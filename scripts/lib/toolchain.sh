# shellcheck shell=bash
# The Swift toolchain, which set-up checks and never installs.

oldest_swift=6.3

toolchain_problem() {
    if ! command -v swift >/dev/null; then
        echo "Swift $oldest_swift or newer: no swift is on PATH"
        return
    fi
    local version
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
    if [ "$(printf '%s\n' "$oldest_swift" "${version:-0}" | sort -V | head -n 1)" != "$oldest_swift" ]; then
        echo "Swift $oldest_swift or newer: $(command -v swift) is ${version:-one that fails}"
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
