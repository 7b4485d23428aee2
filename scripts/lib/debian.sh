# shellcheck shell=bash
# Packages from Debian.

# The packages of the purpose, and those that every purpose needs.
wanted_debian_packages() {
    awk -v purpose="[$purpose]" '
        { sub(/#.*/, "") }
        /^\[/ { wanted = $1 == "[run]" || $1 == purpose; next }
        wanted && NF { print $1 }
    ' "$root/scripts/debian-packages"
}

missing_debian_packages() {
    # dpkg-query reports unknown packages as errors; they are missing as well.
    comm -23 <(wanted_debian_packages | sort) <(
        # shellcheck disable=SC2046
        dpkg-query -W -f '${Package} ${db:Status-Status}\n' $(wanted_debian_packages) 2>/dev/null |
            sed -n 's/ installed$//p' | sort -u
    )
}

# The megabytes that apt would fetch and install for packages and their dependencies; nothing if one isn't in its lists.
# Takes no lock, needs no root and changes nothing.
debian_megabytes() {
    LC_ALL=C apt-get --print-uris --yes --no-install-recommends install "$@" 2>/dev/null | awk '
        function megabytes(count, unit) {
            return count * (unit ~ /^GB/ ? 1000 : unit ~ /^MB/ ? 1 : unit ~ /^kB/ ? 0.001 : 0.000001)
        }
        function whole(number) { return int(number + 0.999999) }
        /^Need to get / { fetched = megabytes($4, $5) }
        /^After this operation, .* used/ { installed = megabytes($4, $5) }
        END { if (installed) print whole(fetched), whole(installed) }
    ' || true
}

check_debian_packages() {
    local -a packages
    local package fetched='' installed=''
    mapfile -t packages < <(missing_debian_packages)
    [ "${#packages[@]}" -gt 0 ] || return 0
    for package in "${packages[@]}"; do
        report_missing "Debian package $package"
    done
    read -r fetched installed < <(debian_megabytes "${packages[@]}") || return 0
    echo "         $fetched MB to fetch from Debian, $installed MB on disk"
}

install_debian_packages() {
    local -a packages as_root=()
    mapfile -t packages < <(missing_debian_packages)
    [ "${#packages[@]}" -gt 0 ] || return 0

    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null ||
            fail "$exit_permission" "these Debian packages are missing, and installing them needs root or sudo:
    apt-get update && apt-get install --no-install-recommends ${packages[*]}
Run that as root, then run this again."
        as_root=(sudo)
    fi

    local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o APT::Status-Fd=1)
    local log=$home/state/apt.log fetched='' installed=''
    : >"$log"
    # A new machine has no lists yet, which apt needs for sizes.
    read -r fetched installed < <(debian_megabytes "${packages[@]}") || {
        say "refreshing Debian's package lists."
        logged "${apt[@]}" update && read -r fetched installed < <(debian_megabytes "${packages[@]}")
    } || true
    say "installing from Debian: ${packages[*]}${fetched:+ ($fetched MB to fetch, $installed MB on disk)}"
    [ -z "$fetched" ] || require_space /usr $((fetched + installed)) "installing Debian packages"

    # Outdated lists refer to files that no longer exist.
    if logged "${apt[@]}" install --yes --no-install-recommends "${packages[@]}"; then return; fi
    say "refreshing Debian's package lists."
    logged "${apt[@]}" update &&
        logged "${apt[@]}" install --yes --no-install-recommends "${packages[@]}" && return
    tail -n 5 "$log" >&2
    fail "$exit_unavailable" "Debian packages couldn't be installed (the whole log: $log). Check the network and /etc/apt/sources.list, or run this yourself and start again:
    apt-get update && apt-get install --no-install-recommends ${packages[*]}"
}

# Runs an apt command with its output in $log, and shows its progress.
logged() { "$@" 2>&1 9>&- | tee -a "$log" | tell_progress; }

# Prints a line for each tenth of apt's progress, from its status lines:
# "dlstatus:3:42.1:…" and "pmstatus:gcc:42.1:…".
tell_progress() {
    local kind percent step last=
    while IFS=: read -r kind _ percent _; do
        case "$kind:$percent" in
            dlstatus:[0-9]*) step=fetched ;;
            pmstatus:[0-9]*) step=installed ;;
            *) continue ;;
        esac
        step="$step $((${percent%%.*} / 10 * 10)) %"
        if [ "$step" != "$last" ]; then say "  $step"; fi
        last=$step
    done
}
