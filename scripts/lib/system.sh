# shellcheck shell=bash
# The machine and the system that Fovea runs on.

machine=$(uname -m)

system_problem() {
    case "$machine" in
        x86_64 | aarch64) ;;
        *)
            echo "a supported processor: this one is $machine, and the inference runtime exists for x86_64 and aarch64"
            return
            ;;
    esac
    [ "${FOVEA_ANY_SYSTEM:-}" = 1 ] && return
    local name
    name=$(release_field PRETTY_NAME)
    if [ "$(release_field ID) $(release_field VERSION_ID)" != "debian 12" ]; then
        echo "a supported system: this is ${name:-unknown}, and Fovea is built for Debian 12 (FOVEA_ANY_SYSTEM=1 tries anyway)"
    fi
}

release_field() { sed -n "s/^$1=\"\{0,1\}\([^\"]*\)\"\{0,1\}\$/\1/p" /etc/os-release 2>/dev/null; }

require_system() {
    local problem
    problem=$(system_problem)
    [ -z "$problem" ] || fail "$exit_unavailable" "can't go on without $problem."
}

check_system() {
    local problem
    problem=$(system_problem)
    [ -z "$problem" ] || report_missing "$problem"
}

# Fails before a step that would fill the disk.
require_space() {
    local folder=$1 megabytes=$2 what=$3 free
    free=$(df -Pm "$folder" | awk 'NR == 2 { print $4 }')
    [ "$free" -ge "$megabytes" ] ||
        fail "$exit_space" "$what needs $megabytes MB in $folder, and $free MB are free. Make room and run this again."
}
