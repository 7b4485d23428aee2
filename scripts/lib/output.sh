# shellcheck shell=bash
# The messages and exit codes of set-up.

# Exit codes, from sysexits.
readonly exit_data=65 exit_unavailable=69 exit_space=74 exit_permission=77

# Prints a line for a step with work to do.
say() { printf 'setup: %s\n' "$*" >&2; }

# Ends set-up with a message that says what to do about it.
fail() {
    local code=$1
    shift
    say "$@"
    exit "$code"
}

# Counts and prints what --check finds missing.
report_missing() {
    missing=$((missing + 1))
    printf 'missing: %s\n' "$*"
}
