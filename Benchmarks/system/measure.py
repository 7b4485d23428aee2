#!/usr/bin/env python3
"""Measures searches through the service, from the first byte of a screenshot to the last answer.

    Benchmarks/system/measure.py [--fovea PROGRAM] [--provider PATH]… [--picture FILE] [--size 3024x1964]
                                 [--compare 1170x2532]… [-n 60] [--at-once 10] [--killed 100] [--seed 1]

Starts the service with the apps, waits until they are warm, and sends the picture again and again: one search after
another, then so many at once, then while the programs of the apps are killed at random moments. Without a picture it
draws a screen: windows, lines of text, and something like a photo. Sizes to compare with are drawn as well and take
turns with the picture, so that a busy machine slows all alike. Prints one JSON object with a row for each of these;
'make run' has to have built the programs. Fails when an answer is lost.
"""

import argparse
import collections
import glob
import http.client
import json
import os
import random
import signal
import struct
import subprocess
import sys
import threading
import time
import zlib


def screenshot(width, height):
    """Draws a screen as a PNG file, the same one each time."""
    generator = random.Random(1)
    pixels = bytearray(b"\xf2\xf2\xf5" * (width * height))

    def fill(x, y, w, h, color):
        row = bytes(color) * w
        for line in range(y, min(height, y + h)):
            start = (line * width + x) * 3
            pixels[start:start + len(row)] = row

    fill(0, 0, width, 48, (38, 38, 44))
    for x, y in ((width // 20, height // 12), (width // 2, height // 6)):
        fill(x, y, width * 2 // 5, height * 2 // 3, (255, 255, 255))
        for line in range(40):
            left = x + 40
            while left < x + width * 2 // 5 - 80:
                word = generator.randrange(20, 90)
                for stroke in range(left, left + word, 6):
                    fill(stroke, y + 60 + line * 28, 3, generator.randrange(6, 16), (60, 60, 66))
                left += word + 12
    side = min(width, height) // 3
    left, top = width // 2 - side // 2, height // 2 - side // 2
    for line in range(side):
        row = bytearray()
        for column in range(side):
            noise = generator.randrange(24)
            row += bytes((
                (column * 200 // side + noise) & 255, (line * 180 // side + noise) & 255,
                ((line + column) * 90 // side + 60 + noise) & 255))
        start = ((top + line) * width + left) * 3
        pixels[start:start + len(row)] = row

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    raw = b"".join(b"\0" + pixels[y * width * 3:(y + 1) * width * 3] for y in range(height))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(raw, 6)) + chunk(b"IEND", b""))


def events(response):
    """Reads the events of a stream, each with the time of its arrival."""
    name, data = "", ""
    while True:
        line = response.fp.readline() if response.chunked is False else response.readline()
        if not line:
            return
        line = line.decode().rstrip("\n")
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data: "):
            data = line[6:]
        elif not line and name:
            yield name, json.loads(data), time.perf_counter()
            name, data = "", ""


def search(address, picture):
    """Searches once; returns what was found, what failed, and the times of its parts in milliseconds."""
    connection = http.client.HTTPConnection(*address, timeout=60)
    start = time.perf_counter()
    connection.request("POST", "/v1/search?kind=screenshot", picture,
                       {"Content-Type": "image/png", "Accept": "text/event-stream"})
    response = connection.getresponse()
    if response.status != 200:
        raise OSError(f"The service answers {response.status}: {response.read().decode()}")
    described, slowest, failures, found, end, asked = None, 0.0, [], {}, None, 0
    for name, data, now in events(response):
        if name == "session":
            described, asked = now, len(data["apps"])
        elif name == "app":
            slowest = max(slowest, data["milliseconds"])
            found[data["app"]] = [result["id"] for result in data["results"]]
            if data["state"] == "failed":
                failures.append(f"{data['app']}: {data.get('reason')}")
        end = now
    connection.close()
    if name != "done" or len(found) != asked:
        raise OSError(f"The answer broke off: {asked} apps were asked, and {len(found)} answered.")
    total = (end - start) * 1e3
    until = (described - start) * 1e3
    return {"total": total, "described": until, "slowest_app": slowest, "rest": total - until - slowest,
            "failures": failures, "found": found}


class Searches:
    """Searches of many clients at once, and what became of them."""

    def __init__(self, address, picture):
        self.address, self.picture = address, picture
        self.results, self.lost, self.lock = [], [], threading.Lock()

    def run(self, clients, each):
        """Has so many clients search so often, all from the same moment; returns the seconds that each took."""
        barrier, durations = threading.Barrier(clients), []

        def work():
            barrier.wait()
            start = time.perf_counter()
            for _ in range(each):
                self.once()
            with self.lock:
                durations.append(time.perf_counter() - start)

        threads = [threading.Thread(target=work) for _ in range(clients)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return durations

    def once(self):
        """Searches once; returns whether every app answered."""
        try:
            result = search(self.address, self.picture)
        except (OSError, http.client.HTTPException) as error:
            with self.lock:
                self.lost.append(str(error) or type(error).__name__)
            return False
        with self.lock:
            self.results.append(result)
        return not result["failures"]

    def row(self):
        """What every row has."""
        failures = collections.Counter(failure for result in self.results for failure in result["failures"])
        row = {"searches": len(self.results) + len(self.lost), "answered": len(self.results), "lost": self.lost,
               "failures": dict(failures)}
        for part in ("total", "described", "slowest_app", "rest"):
            values = [result[part] for result in self.results] or [0]
            row[part] = {"p50": percentile(values, 0.5), "p95": percentile(values, 0.95), "max": round(max(values), 1)}
        return row


def processor_time(process):
    """The milliseconds that a process has computed, its ended children not counted."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def children(process):
    """The processes that a process started and that are there."""
    found = []
    for path in glob.glob(f"/proc/{process}/task/*/children"):
        try:
            with open(path) as file:
                found += map(int, file.read().split())
        except OSError:
            pass  # The thread has ended.
    return sorted(found)


def holdings(process):
    """What a process holds that a leak would make more of."""
    with open(f"/proc/{process}/maps") as file:
        maps = sum("fovea-pixels" in line for line in file)
    return {"descriptors": len(os.listdir(f"/proc/{process}/fd")), "pixel_maps": maps,
            "children": len(children(process))}


def percentile(values, share):
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def one_after_another(service, address, picture, count):
    """A row about searches of one client."""
    searches, computed = Searches(address, picture), processor_time(service)
    searches.run(1, count)
    row = searches.row()
    # What a busy machine doesn't change; apps compute in processes of their own.
    row["service_processor_milliseconds"] = round((processor_time(service) - computed) / count, 1)
    return row, searches.results[0]["found"]


def in_turns(service, address, pictures, count):
    """A row for each of some pictures that are searched in turns, and how many times the others the first takes."""
    turns = {name: Searches(address, picture) for name, picture in pictures.items()}
    computed = dict.fromkeys(turns, 0.0)
    for _ in range(count):
        for name, searches in turns.items():
            before = processor_time(service)
            searches.once()
            computed[name] += processor_time(service) - before
    rows = {}
    for name, searches in turns.items():
        rows[name] = searches.row() | {"service_processor_milliseconds": round(computed[name] / count, 1)}
        rows[name]["total"]["best"] = round(min((result["total"] for result in searches.results), default=0), 1)
    first = next(iter(rows.values()))["total"]
    for row in list(rows.values())[1:]:
        row["times"] = {part: round(first[part] / max(0.1, row["total"][part]), 2) for part in ("best", "p50", "p95")}
    return rows


def at_once(address, picture, clients, count, expected):
    """A row about searches of many clients at the same time: what is lost, and who waits longer than others."""
    searches = Searches(address, picture)
    each = max(1, count // clients)
    start = time.perf_counter()
    durations = searches.run(clients, each)
    elapsed = time.perf_counter() - start
    row = searches.row()
    totals = [result["total"] for result in searches.results] or [1]
    row["at_once"] = clients
    row["found_otherwise"] = sum(result["found"] != expected for result in searches.results)
    row["searches_a_second"] = round(len(searches.results) / elapsed, 1)
    row["slowest_to_fastest_search"] = round(max(totals) / min(totals), 2)
    row["slowest_to_fastest_client"] = round(max(durations) / min(durations), 2)
    return row


def left_behind(before, after):
    """What there is more of than before, such as descriptors."""
    return [name for name in before if after[name] > before[name]]


def killed(service, address, picture, count, seed):
    """A row about searches while the apps' programs are killed: whether each is answered, and what is left behind."""
    generator, searches, after_kills = random.Random(seed), Searches(address, picture), []
    # The service remembers pictures of its last sessions, and holds more until these are as many as it keeps.
    for _ in range(40):
        search(address, picture)
    before, done, kills = holdings(service), threading.Event(), 0

    def kill():
        nonlocal kills
        while not done.wait(generator.uniform(0, 0.4)):
            running = children(service)
            if not running:
                continue
            try:
                os.kill(generator.choice(running), signal.SIGKILL)
            except ProcessLookupError:
                continue
            kills += 1
            # The killer holds still until its own search is answered, which has to work.
            after_kills.append(searches.once())

    killer = threading.Thread(target=kill)
    killer.start()
    searches.run(4, max(1, count // 4))
    done.set()
    killer.join()
    # An app that nobody asked since it was killed comes back with the next search.
    works = searches.once()
    after = holdings(service)
    for _ in range(50):
        if not left_behind(before, after):
            break
        time.sleep(0.1)
        after = holdings(service)
    row = searches.row()
    row |= {"kills": kills, "failed_after_a_kill": after_kills.count(False) + (not works), "before": before,
            "after": after}
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fovea", default=".build/release/fovea")
    parser.add_argument("--provider", action="append")
    parser.add_argument("--picture")
    parser.add_argument("--size", default="3024x1964")
    parser.add_argument("--compare", action="append", default=[])
    parser.add_argument("-n", type=int, default=60)
    parser.add_argument("--at-once", type=int, default=10)
    parser.add_argument("--killed", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.picture:
        with open(options.picture, "rb") as file:
            picture = file.read()
    else:
        picture = screenshot(*map(int, options.size.split("x")))

    words = [options.fovea, "serve", "--port", "0"]
    for provider in options.provider or ["Sources/Apps/Registrations"]:
        words += ["--provider", provider]
    service = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    report = {"bytes": len(picture)}
    try:
        line = service.stdout.readline().strip()
        host, port = line.removeprefix("http://").rstrip("/").split(":")
        address = (host, int(port))
        for _ in range(5):
            search(address, picture)
        report["one_after_another"], found = one_after_another(service.pid, address, picture, options.n)
        report["found"] = found
        if options.compare:
            pictures = {options.picture or options.size: picture}
            pictures |= {size: screenshot(*map(int, size.split("x"))) for size in options.compare}
            report["in_turns"] = in_turns(service.pid, address, pictures, options.n)
        report["at_once"] = at_once(address, picture, options.at_once, options.n, found)
        report["killed"] = killed(service.pid, address, picture, options.killed, options.seed)
    finally:
        service.terminate()
        service.wait()

    json.dump(report, sys.stdout, indent=2)
    print()
    calm, busy, hurt = report["one_after_another"], report["at_once"], report["killed"]
    compared = report.get("in_turns", {}).values()
    is_whole = not (calm["lost"] or calm["failures"] or busy["lost"] or busy["failures"] or busy["found_otherwise"]
                    or any(row["lost"] or row["failures"] for row in compared)
                    or hurt["lost"] or hurt["failed_after_a_kill"] or left_behind(hurt["before"], hurt["after"]))
    return 0 if is_whole else 1


if __name__ == "__main__":
    sys.exit(main())
