# shellcheck shell=bash
# The toolchain's own swift-syntax, under a name that the package manager finds: swift-host-syntax.
#
# Macros and the metadata tool are built on it. The package manager takes -I, -L and -l from a pkg-config file and drops
# run paths, so programs link with stubs: libraries that have the symbols of the toolchain's and bear their whole paths
# as names. The loader follows those names, and no environment variable is needed.

# The prefix for all packages on the machine; the package manager looks into the default one by itself.
shared=${FOVEA_SHARED:-/usr/local}

# The folder of the toolchain that holds the modules and libraries.
syntax_folder() {
    swift -print-target-info 2>/dev/null | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1\/host/p'
}

# A tool of the toolchain of the command `swift` on PATH.
syntax_tool() { echo "${1%/lib/swift/host}/bin/$2"; }

# The input of the stubs: the libraries, and this script.
syntax_origin() {
    {
        stat -Lc '%n %s %Y' "$1"/libSwift*.so
        cat "$root/scripts/lib/syntax.sh"
    } | sha256sum | cut -d ' ' -f 1
}

# The pkg-config file below a prefix.
syntax_file() { echo "$1/lib/pkgconfig/swift-host-syntax.pc"; }

syntax_is_current() { grep -qs "^made_from=$2\$" "$(syntax_file "$1")"; }

# Fills a prefix: make_syntax PREFIX FOLDER.
make_syntax() {
    local prefix=$1 folder=$2 library
    rm -rf "$prefix/lib/swift-host-syntax"
    mkdir -p "$prefix/lib/swift-host-syntax" "$prefix/lib/pkgconfig"
    for library in "$folder"/libSwift*.so; do
        make_syntax_stub "$library" "$prefix/lib/swift-host-syntax/${library##*/}" || return
    done
    # The modules autolink their libraries, so that a program loads only those it imports.
    cat >"$(syntax_file "$prefix")" <<PC
made_from=$(syntax_origin "$folder")
modules=$folder
stubs=\${pcfiledir}/../swift-host-syntax

Name: swift-host-syntax
Description: The swift-syntax of the Swift toolchain, for Fovea's macros and tools
Version: $(swift --version 2>&1 | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p;T;q')
Cflags: -I\${modules}
Libs: -L\${stubs}
PC
}

# Makes the stub of one library: make_syntax_stub LIBRARY STUB.
make_syntax_stub() {
    local library=$1 stub=$2
    "$(syntax_tool "${library%/*}" llvm-nm)" -D --defined-only --format=posix "$library" |
        awk '
            $2 ~ /[TtWw]/ { print ".text" }
            $2 !~ /[TtWw]/ { print ".data" }
            { printf ".globl \"%s\"\n.type \"%s\",%s\n\"%s\":\n", $1, $1, $2 ~ /[TtWw]/ ? "@function" : "@object", $1 }
        ' >"$stub.s" &&
        "$(syntax_tool "${library%/*}" clang)" -shared -nostdlib -fuse-ld=lld "-Wl,-soname,$library" \
            "$stub.s" -o "$stub" &&
        rm "$stub.s"
}

# MARK: Set-up

# How files get into the shared prefix: "yes" as they are, "sudo" through it, "no" not at all.
syntax_access() {
    if [ "$(id -u)" -eq 0 ]; then
        echo yes
    elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
        echo sudo
    else
        echo no
    fi
}

# The prefix that serves this checkout.
syntax_prefix() {
    if [ -e "$(syntax_file "$shared")" ] && [ ! -e "$(syntax_file "$home")" ]; then
        echo "$shared"
    else
        echo "$home"
    fi
}

check_syntax() {
    # Without a toolchain it is on the list already.
    [ -z "$(toolchain_problem)" ] || return 0
    local folder
    folder=$(syntax_folder)
    syntax_is_current "$(syntax_prefix)" "$(syntax_origin "$folder")" ||
        report_missing "the toolchain's swift-syntax under the name swift-host-syntax"
}

install_syntax() {
    local folder origin access stage=$home/state/syntax
    folder=$(syntax_folder)
    [ -e "$folder/libSwiftSyntax.so" ] ||
        fail "$exit_unavailable" "the toolchain has no swift-syntax in ${folder:-lib/swift/host}. Install the whole toolchain from swift.org, put its usr/bin on PATH, and run this again."
    origin=$(syntax_origin "$folder")
    if syntax_is_current "$(syntax_prefix)" "$origin"; then return; fi

    say "preparing the toolchain's swift-syntax for macros"
    make_syntax "$stage" "$folder" >"$home/state/syntax.log" 2>&1 || {
        tail -n 3 "$home/state/syntax.log" >&2
        fail "$exit_unavailable" "the toolchain's swift-syntax couldn't be prepared (the whole log: $home/state/syntax.log)."
    }
    access=$(syntax_access)
    case "$access" in
        yes) put_syntax "$stage" "$shared" && rm -rf "$home/lib" ;;
        sudo) put_syntax "$stage" "$shared" sudo && rm -rf "$home/lib" ;;
        no)
            put_syntax "$stage" "$home"
            say "swift-host-syntax is in $home alone, for want of root or sudo. make finds it there; other builds need
    export PKG_CONFIG_PATH=$home/lib/pkgconfig"
            ;;
    esac || fail "$exit_permission" "can't write to $shared/lib. Make it writable, or name another prefix in FOVEA_SHARED."
    rm -rf "$stage"
}

# Copies a filled prefix into another one: put_syntax FROM TO [COMMAND THAT GIVES ACCESS].
put_syntax() {
    local from=$1 to=$2
    shift 2
    "$@" mkdir -p "$to/lib/pkgconfig" &&
        "$@" rm -rf "$to/lib/swift-host-syntax" &&
        "$@" cp -r --no-preserve=ownership "$from/lib/swift-host-syntax" "$to/lib/" &&
        "$@" cp --no-preserve=ownership "$(syntax_file "$from")" "$to/lib/pkgconfig/"
}
