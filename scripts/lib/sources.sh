# shellcheck shell=bash
# The library that reads and draws codes, zxing-cpp, built from its source.

# What was built, from what, and how.
build_of_sources() {
    hash_of scripts/lib/sources.sh scripts/lib/zxing.map
    manifest sources
    (cd "$home" && manifest built | xargs -r -d '\n' sha256sum) 2>/dev/null
}

sources_are_built() { [ "$(cat "$home/state/built" 2>/dev/null)" = "$(build_of_sources)" ]; }

check_sources() {
    can_read_manifest || return 0
    sources_are_built || report_missing "the library that reads codes, built from its source"
}

install_sources() {
    sources_are_built && return
    local -a row
    while IFS=$'\t' read -ra row; do
        build_source "${row[@]}"
    done < <(manifest sources)
    local done
    done=$(build_of_sources) || fail "$exit_data" "the build left out a file that Models/manifest.json names."
    printf '%s\n' "$done" | write "$home/state/built"
}

build_source() {
    local name=$1 version=$2 file=$3
    local work=$home/build log=$home/state/build.log target=$home/runtime/zxing
    require_space "$home" 60 "building $name $version"
    say "building $name $version (a minute or two)"
    rm -rf "$work"
    mkdir -p "$work" "$target/licences"
    tar -xzf "$home/downloads/$file" -C "$work" --strip-components 1
    # Only the functions of its C interface are shown, so that calls inside needn't go through a table.
    {
        cmake -S "$work/core" -B "$work/built" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_C_COMPILER=gcc \
            -DCMAKE_CXX_COMPILER=g++ -DCMAKE_CXX_FLAGS=-fno-semantic-interposition -DBUILD_SHARED_LIBS=ON \
            -DCMAKE_SHARED_LINKER_FLAGS="-s -Wl,--version-script=$root/scripts/lib/zxing.map" \
            -DZXING_READERS=ON -DZXING_WRITERS=ON -DZXING_C_API=ON &&
            cmake --build "$work/built"
    } 2>&1 9>&- | tee "$log" | tell_steps || {
        tail -n 5 "$log" >&2
        fail "$exit_data" "$name $version couldn't be built (the whole log: $log)."
    }
    # In one step each: a program may have the former library open.
    place "$work/built/libZXing.so" "$target/libZXing.so"
    place "$work/LICENSE" "$target/licences/LICENSE"
    # The part that draws codes has its licence at the top of each file.
    sed -n '2,/\*\//p' "$work/zint/backend/library.c" >"$work/LICENSE.zint"
    place "$work/LICENSE.zint" "$target/licences/LICENSE.zint"
    rm -rf "$work"
}

place() { cp -L "$1" "$2.new" && mv "$2.new" "$2"; }

# Prints a line for each quarter of the steps of a build: "[28/112] …".
tell_steps() {
    local line last=0 quarter
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]] || continue
        quarter=$((4 * BASH_REMATCH[1] / BASH_REMATCH[2] * 25))
        if [ "$quarter" -gt "$last" ]; then say "  built $quarter %"; fi
        last=$quarter
    done
}
