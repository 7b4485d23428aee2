#!/usr/bin/env python3
"""Measures searches through the service, from the first byte of a screenshot to the last answer.

    Benchmarks/system/measure.py [--fovea PROGRAM] [--provider PATH]… [--picture FILE] [--size 3024x1964] [-n 60]

Starts the service with the apps, waits until they are warm, and sends the picture again and again over one
connection at a time. Without a picture it draws a screen: windows, lines of text, and something like a photo.
Prints percentiles of the whole search and of its parts, one JSON object; 'make run' has to have built the programs.
"""

import argparse
import http.client
import json
import os
import random
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
    """Searches once; returns the times of its parts in milliseconds."""
    connection = http.client.HTTPConnection(*address)
    start = time.perf_counter()
    connection.request("POST", "/v1/search?kind=screenshot", picture,
                       {"Content-Type": "image/png", "Accept": "text/event-stream"})
    response = connection.getresponse()
    if response.status != 200:
        raise SystemExit(f"The service answers {response.status}: {response.read().decode()}")
    described, slowest, failures, end = None, 0.0, [], None
    for name, data, now in events(response):
        if name == "session":
            described = now
        elif name == "app":
            slowest = max(slowest, data["milliseconds"])
            if data["state"] == "failed":
                failures.append(f"{data['app']}: {data.get('reason')}")
        end = now
    connection.close()
    total = (end - start) * 1e3
    until = (described - start) * 1e3
    return {"total": total, "described": until, "slowest_app": slowest, "rest": total - until - slowest,
            "failures": failures}


def processor_time(process):
    """The milliseconds that a process has computed, its ended children not counted."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def percentile(values, share):
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fovea", default=".build/release/fovea")
    parser.add_argument("--provider", action="append", default=[])
    parser.add_argument("--picture")
    parser.add_argument("--size", default="3024x1964")
    parser.add_argument("-n", type=int, default=60)
    parser.add_argument("--at-once", type=int, default=1)
    options = parser.parse_args()
    if options.picture:
        with open(options.picture, "rb") as file:
            picture = file.read()
    else:
        picture = screenshot(*map(int, options.size.split("x")))

    words = [options.fovea, "serve", "--port", "0"]
    for provider in options.provider:
        words += ["--provider", provider]
    service = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        line = service.stdout.readline().strip()
        host, port = line.removeprefix("http://").rstrip("/").split(":")
        address = (host, int(port))
        for _ in range(5):
            search(address, picture)
        results, lock = [], threading.Lock()
        computed = processor_time(service.pid)

        def work(count):
            for _ in range(count):
                result = search(address, picture)
                with lock:
                    results.append(result)

        threads = [threading.Thread(target=work, args=(options.n // options.at_once,))
                   for _ in range(options.at_once)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        computed = processor_time(service.pid) - computed
    finally:
        service.terminate()
        service.wait()

    report = {"bytes": len(picture), "searches": len(results), "at_once": options.at_once,
              # What a busy machine doesn't change; apps compute in processes of their own.
              "service_processor_milliseconds": round(computed / len(results), 1),
              "failures": sorted({failure for result in results for failure in result["failures"]})}
    for part in ("total", "described", "slowest_app", "rest"):
        values = [result[part] for result in results]
        report[part] = {"p50": percentile(values, 0.5), "p95": percentile(values, 0.95), "max": round(max(values), 1)}
    json.dump(report, sys.stdout, indent=2)
    print()
    return 1 if report["failures"] else 0


if __name__ == "__main__":
    sys.exit(main())
