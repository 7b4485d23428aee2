# shellcheck shell=bash
# The state of set-up, so that a second run has nothing to do.
#
# Stamps are keyed by content: a step runs again when its input has changed.

# One hash over files and folders.
hash_of() { (cd "$root" && find "$@" -type f -not -name '*.pyc' -print0 | sort -z | xargs -0 sha256sum | sha256sum); }

# The decisions, the toolchain, and every installed file by size and time: the same for every purpose.
snapshot() {
    hash_of scripts/setup scripts/debian-packages scripts/lib scripts/models Models
    stat -Lc '%n %s %Y' "$(command -v swift)"
    stat -c '%n %s %Y' "$(syntax_file "$(syntax_prefix)")"
    (cd "$home" && xargs -d '\n' stat -c '%n %s %Y' <state/files)
}

is_complete() {
    [ -f "$home/state/complete" ] && [ -f "$home/state/files" ] || return 1
    local now
    now=$(snapshot 2>/dev/null) || return 1
    [ "$now" = "$(cat "$home/state/complete")" ] || return 1
    [ -z "$(missing_debian_packages)" ]
}

# Writes a file atomically, unless it is unchanged: make rebuilds when `complete` is new.
write() {
    local target=$1
    cat >"$target.new" || return
    if [ "$(cat "$target" 2>/dev/null)" = "$(cat "$target.new")" ]; then
        rm "$target.new"
    else
        mv "$target.new" "$target"
    fi
}

remember_complete() {
    manifest files | sort | write "$home/state/files"
    snapshot | write "$home/state/complete"
}

# Two set-ups at once would fetch everything twice.
lock() {
    exec 9>"$home/state/lock"
    flock --nonblock 9 && return
    say "waiting for another set-up to finish."
    flock 9
}
