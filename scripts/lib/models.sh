# shellcheck shell=bash
# Models, converted for the inference runtime.

# Names the conversion by everything that decides its outcome.
conversion_key() { hash_of scripts/models Models; }

models_are_current() {
    local file
    [ "$(cat "$home/state/converted" 2>/dev/null)" = "$(conversion_key)" ] || return 1
    for file in $(manifest converted); do
        [ -s "$home/$file" ] || return 1
    done
}

check_models() {
    can_read_manifest || return 0
    models_are_current || report_missing "models converted for the inference runtime"
}

install_models() {
    [ -f "$root/scripts/models/convert.py" ] || return 0
    models_are_current && return
    require_space "$home" 100 "converting models"
    say "converting models"
    local log=$home/state/convert.log
    # The converter replaces each file in one step; a reader sees the old one or the new one.
    "$(find_python)" -B "$root/scripts/models/convert.py" --downloads "$home/downloads" --output "$home/models" \
        >"$log" 2>&1 || {
        tail -n 5 "$log" >&2
        fail "$exit_data" "the models couldn't be converted (the whole log: $log)."
    }
    conversion_key | write "$home/state/converted"
    models_are_current || fail "$exit_data" "the conversion left out a model that Models/manifest.json names."
}
