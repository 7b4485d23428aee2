#!/usr/bin/env python3
"""Measures a print on sets of photos with known answers.

A set is a folder with `catalogue.json`, a list of pictures, and `truth.json`,
which names for each photo the picture it shows. Photos are taken whole.

Needs numpy, Pillow and openvino:

  python3 Models/print/evaluate.py .fovea/models/print.xml SET...
"""

import argparse
import json
import time
from pathlib import Path

import numpy
import openvino
from PIL import Image, ImageOps

BINS = numpy.arange(0.2, 1.71, 0.1)


def main():
    parser = argparse.ArgumentParser(description="Measures a print on sets of photos with known answers.")
    parser.add_argument("model", type=Path)
    parser.add_argument("sets", type=Path, nargs="+", metavar="SET")
    options = parser.parse_args()
    settings = {"INFERENCE_NUM_THREADS": 1, "INFERENCE_PRECISION_HINT": "f32"}
    model = openvino.Core().compile_model(options.model, "CPU", settings)
    sets = {folder.name: describe(model, folder) for folder in options.sets}
    everything = numpy.concatenate([catalogue for catalogue, _, _ in sets.values()])

    print("| Set | Photos | Own catalogue, recall@1 / 5 / 10 | All together, recall@1 / 5 / 10 | Matches below 1.0 "
          "| Strangers below 1.0 | Catalogue pairs below 1.0 |")
    print("|---|---|---|---|---|---|---|")
    offset, rows = 0, []
    for name, (catalogue, photos, truth) in sets.items():
        own, together = distances(photos, catalogue), distances(photos, everything)
        matches, strangers = split(together, truth + offset)
        among = distances(catalogue, catalogue)[numpy.triu_indices(len(catalogue), 1)]
        print(f"| {name} | {len(photos)} | {recalls(own, truth)} | {recalls(together, truth + offset)} "
              f"| {share(matches)} | {share(strangers)} | {share(among)} |")
        rows += [(f"{name}: matches", matches), (f"{name}: strangers", strangers)]
        offset += len(catalogue)
    among = distances(everything, everything)[numpy.triu_indices(len(everything), 1)]
    rows.append(("all catalogue pairs", among))
    print("\n| Distance below, % |" + "".join(f" {edge:.1f} |" for edge in BINS))
    print("|---|" + "---|" * len(BINS))
    for name, values in rows:
        print(f"| {name} |" + "".join(f" {100 * (values < edge).mean():.4g} |" for edge in BINS))
    print(f"\nAll catalogue pairs below 1.0: {share(among)}")
    times = []
    blank = numpy.zeros(model.inputs[0].shape, numpy.uint8)
    for _ in range(40):
        start = time.perf_counter()
        model(blank)
        times.append(time.perf_counter() - start)
    print(f"One print on one thread: {1000 * min(times):.1f} ms at best, {1000 * numpy.median(times):.1f} ms in the median")


def describe(model, folder):
    """Returns the prints of the catalogue and of the photos of a set, and the right answers."""
    catalogue = json.loads((folder / "catalogue.json").read_text())
    truth = json.loads((folder / "truth.json").read_text())
    places = {name: place for place, name in enumerate(catalogue)}
    prints = [numpy.stack([print_of(model, folder / name) for name in names]) for names in (catalogue, truth)]
    return *prints, numpy.array([places[name] for name in truth.values()])


def print_of(model, path):
    side = model.inputs[0].shape[1]
    image = Image.open(path)
    image.draft("RGB", (2 * side, 2 * side))
    image = ImageOps.exif_transpose(image)
    if image.mode in ("RGBA", "LA", "P"):
        image = image.convert("RGBA")
        image = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image)
    kernel = Image.BOX if min(image.size) >= 2 * side else Image.BICUBIC
    pixels = numpy.asarray(image.convert("RGB").resize((side, side), kernel))
    return model(pixels[None])["print"][0].copy()


def distances(left, right):
    return numpy.sqrt(numpy.maximum(0, 2 - 2 * left @ right.T))


def split(table, truth):
    """Returns the distances of each photo to its own picture, and all others."""
    others = numpy.ones(table.shape, bool)
    others[numpy.arange(len(truth)), truth] = False
    return table[~others], table[others]


def recalls(table, truth):
    ranks = (table < table[numpy.arange(len(truth)), truth][:, None]).sum(1)
    return " / ".join(f"{(ranks < count).mean():.2f}" for count in (1, 5, 10))


def share(values):
    return f"{100 * (values < 1).mean():.2f} %"


if __name__ == "__main__":
    main()
