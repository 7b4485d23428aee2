#!/usr/bin/env python3
"""Measures how long a client of the service waits while others besiege it.

    Benchmarks/system/siege.py [--fovea PROGRAM] [--hostile FOLDER] [--rounds 5] [-n 60]

Starts the service, and asks it for little, each time over a new connection: at a quiet time, and while a process of
others keeps up twenty uploads of hostile pictures one after another, 500 requests of which half is sent, 300 readers
of events and four uploads of which a byte comes each second. Quiet times and sieges take turns. Prints one JSON object
with a row for each request. A look at a picture waits for its turn among the hostile ones. Fails when the median of
another request is more than twice that of quiet times.
"""

import argparse
import asyncio
import http.client
import json
import os
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
HALF, STREAMS, SLOW, UPLOADS = 500, 300, 4, 20
HOSTILE = ROOT / "Tests/Engines/GraphicsEngineTests/ImageCodingEngine/Fixtures/hostile"
PICTURE = ROOT / "Examples/Pictures/cat.jpg"


def percentile(values, share):
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 2)


def ask(address, method, path, body=None):
    """Asks over a connection of its own, and returns the milliseconds until the whole answer is there."""
    start = time.perf_counter()
    connection = http.client.HTTPConnection(*address, timeout=60)
    connection.request(method, path, body)
    response = connection.getresponse()
    response.read()
    connection.close()
    if response.status != 200:
        raise OSError(f"The service answers {path} with {response.status}.")
    return (time.perf_counter() - start) * 1e3


def times(address, request, count):
    taken = []
    for _ in range(count):
        time.sleep(0.01)
        taken.append(ask(address, *request))
    return taken


async def half_request(address, opened):
    """Sends half of a request's head, and comes back when it is turned away."""
    while True:
        try:
            reader, writer = await asyncio.open_connection(*address)
            writer.write(b"GET /v1/providers HTTP/1.1\r\nHost: localhost\r\nX-Half: ")
            opened()
            await reader.read()
            writer.close()
        except OSError:
            pass
        await asyncio.sleep(1)


async def event_stream(address, opened):
    while True:
        try:
            reader, writer = await asyncio.open_connection(*address)
            writer.write(b"GET /v1/events HTTP/1.1\r\nHost: localhost:%d\r\n\r\n" % address[1])
            opened()
            while await reader.read(1 << 16):
                pass
            writer.close()
        except OSError:
            pass
        await asyncio.sleep(1)


async def slow_body(address, opened):
    while True:
        try:
            _, writer = await asyncio.open_connection(*address)
            writer.write(b"POST /v1/look HTTP/1.1\r\nHost: localhost:%d\r\nContent-Type: image/jpeg\r\n"
                         b"Content-Length: %d\r\n\r\n" % (address[1], 60 << 20))
            opened()
            while True:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(1)
        except OSError:
            await asyncio.sleep(1)


async def upload(address, opened, pictures, number):
    """Uploads one hostile picture after another, each as soon as the one before is refused."""
    opened()
    while True:
        body = pictures[number % len(pictures)]
        number += 1
        try:
            reader, writer = await asyncio.open_connection(*address)
            writer.write(b"POST /v1/look HTTP/1.1\r\nHost: localhost:%d\r\nContent-Type: image/png\r\nContent-Length: %d\r\n"
                         b"Connection: close\r\n\r\n" % (address[1], len(body)) + body)
            await reader.read()
            writer.close()
        except OSError:
            await asyncio.sleep(0.1)


async def besiege(address, pictures):
    """Besieges the service until the process is ended; prints a line once all are there."""
    missing = HALF + STREAMS + SLOW + UPLOADS

    def opened():
        nonlocal missing
        missing -= 1
        if missing == 0:
            print("besieged", flush=True)

    await asyncio.gather(
        *(half_request(address, opened) for _ in range(HALF)),
        *(event_stream(address, opened) for _ in range(STREAMS)),
        *(slow_body(address, opened) for _ in range(SLOW)),
        *(upload(address, opened, pictures, number) for number in range(UPLOADS)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fovea", default=".build/release/fovea")
    parser.add_argument("--hostile", default=str(HOSTILE))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("-n", type=int, default=60)
    parser.add_argument("--besiege", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.besiege:
        pictures = [path.read_bytes() for path in sorted(Path(options.hostile).iterdir()) if path.suffix != ".md"]
        asyncio.run(besiege(("127.0.0.1", int(options.besiege)), pictures))
        return 0

    apps = str(ROOT / "Sources/Apps/Registrations")
    service = subprocess.Popen([options.fovea, "serve", "--port", "0", "--provider", apps], stdout=subprocess.PIPE, text=True)
    picture = PICTURE.read_bytes()
    requests = {"GET /healthz": ("GET", "/healthz"), "GET /v1/providers": ("GET", "/v1/providers"),
                "POST /v1/look": ("POST", "/v1/look", picture)}
    quiet, besieged = {name: [] for name in requests}, {name: [] for name in requests}
    try:
        port = int(service.stdout.readline().strip().rstrip("/").rpartition(":")[2])
        address = ("127.0.0.1", port)
        for request in requests.values():
            times(address, request, 5)
        for _ in range(options.rounds):
            for name, request in requests.items():
                quiet[name] += times(address, request, options.n)
            others = subprocess.Popen([sys.executable, __file__, "--besiege", str(port), "--hostile", options.hostile],
                                      stdout=subprocess.PIPE, text=True)
            others.stdout.readline()
            for name, request in requests.items():
                besieged[name] += times(address, request, options.n)
            others.kill()
            others.wait()
            time.sleep(2)
    finally:
        service.send_signal(signal.SIGTERM)
        service.wait()

    rows = {}
    for name in requests:
        rows[name] = {kind: {"p50": percentile(values[name], 0.5), "p99": percentile(values[name], 0.99),
                             "worst": round(max(values[name]), 2)}
                      for kind, values in (("quiet", quiet), ("siege", besieged))}
        rows[name]["times"] = round(statistics.median(besieged[name]) / statistics.median(quiet[name]), 2)
    json.dump(rows, sys.stdout, indent=2)
    print()
    return 0 if all(rows[name]["times"] <= 2 for name in ("GET /healthz", "GET /v1/providers")) else 1


if __name__ == "__main__":
    sys.exit(main())
