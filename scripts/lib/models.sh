# shellcheck shell=bash
# Models, converted for the inference runtime.

# The input and the output of the conversion.
conversion() {
    hash_of scripts/models Models
    (cd "$home" && manifest converted | xargs -r -d '\n' sha256sum) 2>/dev/null
}

models_are_current() { [ "$(cat "$home/state/converted" 2>/dev/null)" = "$(conversion)" ]; }

check_models() {
    can_read_manifest || return 0
    models_are_current || report_missing "models converted for the inference runtime"
}

install_models() {
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
    local done
    done=$(conversion) || fail "$exit_data" "the conversion left out a model that Models/manifest.json names."
    printf '%s\n' "$done" | write "$home/state/converted"
}
