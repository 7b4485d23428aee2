"""Races Fovea's index of vectors against faiss, hnswlib, usearch and sqlite-vec on the same vectors.

Draws the vectors, builds what isn't built yet, and lets all contenders take turns within each round, each in a process of
its own, on one thread. Prints a table and draws recall against queries per second. See README.md.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys

import numpy

import peers
import plot
import vectors

HERE = os.path.dirname(os.path.abspath(__file__))
HOME = os.path.join(os.environ.get("FOVEA_HOME") or os.path.join(HERE, "../../.fovea"), "bench/search")
TARGET = 0.97
EFFORTS = [16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024]
PROBES = [4, 8, 16, 32, 64, 128, 256]
EXACT = ["fovea-exact", "faiss-exact", "sqlite-vec"]
WALKS = ["fovea-codes", "fovea-vectors", "faiss-hnsw-sq8", "faiss-ivf-pq", "hnswlib", "usearch-bf16", "usearch-i8"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--vectors", type=int, default=100_000, help="how many vectors (default: %(default)s)")
    parser.add_argument("--queries", type=int, default=1_000, help="how many queries (default: %(default)s)")
    parser.add_argument("--kind", choices=["prints", "noise"], default="prints", help="what vectors look like")
    parser.add_argument("--rounds", type=int, default=5, help="how many turns everybody has (default: %(default)s)")
    parser.add_argument("--threads", type=int, default=2, help="threads to build with (default: %(default)s)")
    parser.add_argument("--contenders", help=f"those that take part, of {', '.join(WALKS + EXACT)}")
    parser.add_argument("--no-build", action="store_true", help="leave out contenders whose index isn't built yet")
    parser.add_argument("--race", default=os.path.join(HERE, "../../Workshop/.build/release/vector-race"), help="Fovea's program")
    return parser.parse_args()


def draw(options):
    """Makes vectors, queries and the truth about them, and returns their folder."""
    folder = os.path.join(HOME, f"{options.kind}-{options.vectors}")
    if not os.path.exists(f"{folder}/truth.npy"):
        print(f"Drawing {options.vectors:,} vectors and {options.queries:,} queries.", flush=True)
        os.makedirs(folder, exist_ok=True)
        all_vectors, queries = getattr(vectors, options.kind)(options.vectors, options.queries)
        numpy.save(f"{folder}/vectors.npy", all_vectors)
        numpy.save(f"{folder}/queries.npy", queries)
        numpy.save(f"{folder}/truth.npy", vectors.truth(all_vectors, queries, peers.LIMIT))
    return folder


def command(options, verb, name, folder):
    """The program that builds an index or serves it."""
    if name.startswith("fovea"):
        kind = "codes" if name == "fovea-codes" else "vectors"
        return [options.race, verb, kind, folder]
    return [sys.executable, f"{HERE}/peers.py", verb, name, folder]


def index(name, folder):
    """The file that an index is in; exact search of Fovea reads the one with vectors."""
    return f"{folder}/{'fovea-vectors' if name == 'fovea-exact' else name}.index"


def build(options, name, folder):
    """Builds an index unless it is there, and returns how long it took on the clock and on the processor."""
    note = index(name, folder) + ".seconds"
    if not os.path.exists(index(name, folder)):
        print(f"Building {name}.", flush=True)
        words = command(options, "build", name, folder) + [str(options.threads)]
        seconds = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
        with open(note, "w") as file:
            file.write(seconds)
    try:
        with open(note) as file:
            return [float(word) for word in file.read().split()]
    except FileNotFoundError:
        return []


class Server:
    """A contender that has opened its index."""

    def __init__(self, options, name, folder):
        self.name, self.folder = name, folder
        self.process = subprocess.Popen(
            command(options, "serve", name, folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.opening = float(self.process.stdout.readline())
        self.points = {effort: {"seconds": []} for effort in self.efforts()}
        self.memory = 0

    def efforts(self):
        if self.name in EXACT:
            return [0]
        return PROBES if "ivf" in self.name else EFFORTS

    def turn(self, effort, queries, truth):
        """Searches all queries once and returns recall."""
        # A comparison with everything takes long and always the same, so a tenth of the queries tells enough.
        count = max(1, queries // 10) if self.name in EXACT else queries
        file = f"{self.folder}/rows"
        self.process.stdin.write(f"{effort} {count} {file}\n")
        self.process.stdin.flush()
        seconds, memory = self.process.stdout.readline().split()
        rows = numpy.fromfile(file, numpy.int64).reshape(count, -1)
        hits = sum(len(set(found) & set(near)) for found, near in zip(rows.tolist(), truth[:count].tolist()))
        point = self.points[effort]
        point["recall"] = hits / truth[:count].size
        point["seconds"].append(float(seconds) / count)
        self.memory = max(self.memory, int(memory))

    def results(self):
        return {
            "opening": self.opening,
            "memory": self.memory,
            "file": os.path.getsize(index(self.name, self.folder)),
            "points": [
                [effort, point["recall"], 1 / statistics.median(point["seconds"])]
                for effort, point in self.points.items()
            ],
        }


def rate(points, recall=TARGET):
    """Queries per second at a recall, between the two measured points around it; none where it isn't reached."""
    for (_, low, slow), (_, high, fast) in zip(points, points[1:]):
        if low < recall <= high:
            share = (recall - low) / (high - low)
            return slow * (fast / slow) ** share
    return points[0][2] if points and points[0][1] >= recall else None


def table(results):
    """The results in Markdown."""
    lines = [
        f"| | queries/s at recall {TARGET} | best recall | memory | file | opening | building (processor) |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for name, result in sorted(results.items(), key=lambda entry: -(rate(entry[1]["points"]) or 0)):
        speed, building = rate(result["points"]), result["build"]
        cells = [
            name,
            f"{speed:,.0f}" if speed else "not reached",
            f"{max(point[1] for point in result['points']):.3f}",
            f"{result['memory'] / 1e6:,.0f} MB",
            f"{result['file'] / 1e6:,.0f} MB",
            f"{result['opening'] * 1e3:,.1f} ms",
            f"{building[1]:,.0f} s" if len(building) > 1 else "",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main():
    options = arguments()
    folder = draw(options)
    chosen = options.contenders.split(",") if options.contenders else WALKS + EXACT
    if options.no_build:
        chosen = [name for name in chosen if os.path.exists(index(name, folder))]
    builds = {}
    for name in chosen:
        # Exact search reads what was built for the walk.
        builds[name] = build(options, "fovea-vectors" if name == "fovea-exact" else name, folder)
    truth = numpy.load(f"{folder}/truth.npy")
    servers = [Server(options, name, folder) for name in chosen]
    # The first look at a file brings it into memory and checks it; that counts for opening, not for searching.
    for server in servers:
        server.turn(server.efforts()[-1], len(truth), truth)
        server.points[server.efforts()[-1]]["seconds"].clear()
    for round_number in range(options.rounds):
        print(f"Round {round_number + 1} of {options.rounds}.", flush=True)
        for place in range(max(len(server.points) for server in servers)):
            turn = round_number % len(servers)
            for server in servers[turn:] + servers[:turn]:
                if place < len(server.points):
                    server.turn(list(server.points)[place], len(truth), truth)
    results = {server.name: {**server.results(), "build": builds[server.name]} for server in servers}
    for server in servers:
        server.process.stdin.close()
        server.process.wait()
    name = f"vectors-{options.kind}-{options.vectors}"
    with open(f"{folder}/results.json", "w") as file:
        json.dump(results, file, indent=1)
    print(table(results))
    picture = os.path.normpath(os.path.join(HERE, f"../plots/{name}.svg"))
    os.makedirs(os.path.dirname(picture), exist_ok=True)
    with open(picture, "w") as file:
        file.write(plot.svg(results, f"{options.vectors:,} {options.kind}, one thread"))
    print(f"Drawn to {os.path.relpath(picture)}.")


if __name__ == "__main__":
    main()
