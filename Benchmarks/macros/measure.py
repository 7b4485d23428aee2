#!/usr/bin/env python3
"""Measures what expanding a macro costs: @UnionValue beside Foundation's #Predicate and #Expression.

Each contender is type-checked with its macros and again with their expansions written out by hand; the difference is
what expanding costs. All compilations of a round run one after the other, in an order that rotates, so that whatever else the
machine does meets all of them alike. A figure is the median over the rounds, and a ratio that of the ratios within
the rounds.
"""

import argparse
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]

ITEM = 'import Foundation\nstruct Item { var name = ""; var count = 0 }\n'
CONDITION = '$0.name == "a" && $0.count > 1'
WRITTEN_CONDITION = """PredicateExpressions.build_Conjunction(
    lhs: PredicateExpressions.build_Equal(
        lhs: PredicateExpressions.build_KeyPath(root: PredicateExpressions.build_Arg($0), keyPath: \\.name),
        rhs: PredicateExpressions.build_Arg("a")),
    rhs: PredicateExpressions.build_Comparison(
        lhs: PredicateExpressions.build_KeyPath(root: PredicateExpressions.build_Arg($0), keyPath: \\.count),
        rhs: PredicateExpressions.build_Arg(1), op: .greaterThan))"""
UNION = "enum Union~ { case text(String), count(Int), flag(Bool) }\n"
WRITTEN_UNION = UNION + """
extension Union~: nonisolated AppIntents._IntentValueRepresentable, nonisolated AppIntents.AppUnionValue {
    nonisolated enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
        typealias UnionValue = Union~

        case text
        case count
        case flag
    }

    nonisolated static var allIntentValueTypes: [any AppIntents._IntentValue.Type] {
        typealias __text = AppIntents.IntentItem<String>
        typealias __count = AppIntents.IntentItem<Int>
        typealias __flag = AppIntents.IntentItem<Bool>
        return [String.self, Int.self, Bool.self]
    }

    nonisolated var asIntentValue: any AppIntents._IntentValue {
        switch self {
        case .text(let value): value
        case .count(let value): value
        case .flag(let value): value
        }
    }
}
"""

# What a contender writes once, and what it writes for use number ~ with its macro and by hand.
CONTENDERS = {
    "@UnionValue": ("import AppIntents\n", f"@UnionValue {UNION}", WRITTEN_UNION),
    "#Predicate": (
        ITEM,
        f"let made~ = #Predicate<Item> {{ {CONDITION} }}\n",
        f"let made~ = Foundation.Predicate<Item>({{ {WRITTEN_CONDITION} }})\n",
    ),
    "#Expression": (
        ITEM,
        f"let made~ = #Expression<Item, Bool> {{ {CONDITION} }}\n",
        f"let made~ = Foundation.Expression<Item, Bool>({{ {WRITTEN_CONDITION} }})\n",
    ),
}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--uses", type=int, default=100, help="how often a source uses its macro")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/debug", help="where AppIntents is built")
    return parser.parse_args()


def sources(folder, uses):
    """Writes the sources and returns them by contender, number of uses, and whether they use the macro."""
    made = {}
    for index, (name, (head, with_macro, without)) in enumerate(CONTENDERS.items()):
        for count in (1, uses):
            for is_used in (True, False):
                line = with_macro if is_used else without
                path = folder / f"source{index}_{count}_{int(is_used)}.swift"
                path.write_text(head + "".join(line.replace("~", str(n)) for n in range(count)))
                made[name, count, is_used] = path
    return made


def compiler(build):
    """The command that type-checks a source against the modules that are built."""
    maps = [path for path in build.glob("*.build/module.modulemap") if not path.parent.stem.endswith("-tool")]
    maps += [*ROOT.glob("Sources/C/*/module.modulemap")]
    plugin = build / "AppIntentsMacros-tool"
    if not plugin.exists():
        sys.exit(f"measure: there is no {plugin}; run swift build --target AppIntents first.")
    packages = ["cairo", "pango", "lcms2", "libheif", "libtiff-4"]
    flags = subprocess.run(["pkg-config", "--cflags", *packages], capture_output=True, text=True, check=True).stdout
    command = ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", build / "Modules"]
    command += ["-load-plugin-executable", f"{plugin}#AppIntentsMacros"]
    for flag in [f"-fmodule-map-file={path}" for path in maps] + flags.split():
        command += ["-Xcc", flag]
    return [str(part) for part in command]


def seconds(command, source):
    started = time.perf_counter()
    done = subprocess.run([*command, str(source)], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"measure: {source.name} doesn't compile:\n{done.stderr}")
    return time.perf_counter() - started


def measure(command, made, rounds):
    """Returns the seconds of every source, round by round."""
    keys = list(made)
    for key in keys:
        seconds(command, made[key])
    taken = {key: [] for key in keys}
    for turn in range(rounds):
        shift = turn % len(keys)
        for key in keys[shift:] + keys[:shift]:
            taken[key].append(seconds(command, made[key]))
    return taken


def costs(taken, name, uses):
    """Returns milliseconds per use, and those that the first use costs, round by round."""
    def extra(count):
        return [1000 * (a - b) for a, b in zip(taken[name, count, True], taken[name, count, False])]

    many, one = extra(uses), extra(1)
    return [(a - b) / (uses - 1) for a, b in zip(many, one)], one


def main():
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        made = sources(pathlib.Path(folder), options.uses)
        taken = measure(compiler(options.build), made, options.rounds)
    print("| | first use | each further use |\n|---|--:|--:|")
    figures = {name: costs(taken, name, options.uses) for name in CONTENDERS}
    for name, (each, first) in figures.items():
        print(f"| {name} | {statistics.median(first):.0f} ms | {statistics.median(each):.2f} ms |")
    ours = figures["@UnionValue"]
    for name in ("#Predicate", "#Expression"):
        ratios = [statistics.median(a / b for a, b in zip(ours[i], figures[name][i]) if b > 0) for i in (1, 0)]
        print(f"| @UnionValue / {name} | {ratios[0]:.2f} | {ratios[1]:.2f} |")


if __name__ == "__main__":
    main()
