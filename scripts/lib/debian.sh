# shellcheck shell=bash
# Packages from Debian.

wanted_debian_packages() { sed 's/#.*//; s/ //g; /^$/d' "$root/scripts/debian-packages"; }

missing_debian_packages() {
    # dpkg-query complains about packages it has never heard of, which are missing as well.
    comm -23 <(wanted_debian_packages | sort) <(
        # shellcheck disable=SC2046
        dpkg-query -W -f '${Package} ${db:Status-Status}\n' $(wanted_debian_packages) 2>/dev/null |
            sed -n 's/ installed$//p' | sort -u
    )
}

check_debian_packages() {
    local package
    for package in $(missing_debian_packages); do
        report_missing "Debian package $package"
    done
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
    # On a bare machine they take 1.1 GB, and what is fetched of them 0.4 GB.
    require_space /usr 1600 "installing Debian packages"
    say "installing from Debian: ${packages[*]}"

    local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 -o APT::Status-Fd=1)
    local log=$home/state/apt.log
    : >"$log"
    # The lists are fetched only where they are missing or too old to serve.
    if logged "${apt[@]}" install --yes --no-install-recommends "${packages[@]}"; then return; fi
    say "refreshing Debian's package lists."
    logged "${apt[@]}" update &&
        logged "${apt[@]}" install --yes --no-install-recommends "${packages[@]}" && return
    tail -n 5 "$log" >&2
    fail "$exit_unavailable" "Debian packages couldn't be installed (the whole log: $log). Check the network and /etc/apt/sources.list, or run this yourself and start again:
    apt-get update && apt-get install --no-install-recommends ${packages[*]}"
}

# Runs a command of apt, keeps what it says in $log, and tells how far it is.
logged() { "$@" 2>&1 9>&- | tee -a "$log" | tell_progress; }

# Prints a line for each tenth of what apt downloads and installs, from the lines in which it counts them:
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
