#!/usr/bin/env python3
"""Learns the matrices of the print from drawn pictures.

A drawn thing and drawn photos of it must lie close, other things far away,
things of the same family too. The network underneath stays as it is; what is
learned is which places of a picture count, and how to compare.

Needs numpy, Pillow, openvino and torch (CPU), and the packages that README.md
names, unpacked into two folders. What is drawn and described stays in the
working folder, so that an interrupted run goes on where it stopped:

  python3 Models/print/learn.py --pictures DIR --fonts DIR --weights FILE.pth --work DIR
"""

import argparse
import functools
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy
import openvino
import torch
import torch.nn.functional as functional
from PIL import Image

import draw
from head import CHANNELS, DETAIL_CHANNELS, Head
from matrices import tensors_of, whitening, write

REPOSITORY = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(REPOSITORY / "scripts" / "models"))

import torch_weights
from efficientnet import Network
from image_print import DETAIL, MEANING
from openvino_graph import Graph

SIDE = 320
GRID = SIDE // 32
PHOTOS = 3  # drawn photos of each thing
HELD = 400  # things to validate with, from material held back
CHUNK = 1000
BATCH = 128
TEMPERATURE = 0.06
EXPONENT = 0.33
WHITENED = 500  # things of each chunk that the whitening is learned from


def main():
    parser = argparse.ArgumentParser(description="Learns the matrices of the print from drawn pictures.")
    parser.add_argument("--pictures", type=Path, required=True, help="folder with one folder for each picture package")
    parser.add_argument("--fonts", type=Path, required=True, help="folder with the font packages")
    parser.add_argument("--weights", type=Path, required=True, help="efficientnet-lite0-57934424.pth")
    parser.add_argument("--work", type=Path, required=True, help="folder for steps in between (4 GB)")
    parser.add_argument("--loners", type=int, default=6000, help="things of their own to learn from")
    parser.add_argument("--kin", type=int, default=4000, help="things of families to learn from")
    parser.add_argument("--steps", type=int, default=1100, help="steps of learning")
    parser.add_argument("--processes", type=int, default=2, help="processes that draw")
    parser.add_argument("--output", type=Path, default=REPOSITORY / "Models/print/whitening.safetensors")
    options = parser.parse_args()
    (options.work / "drawn").mkdir(parents=True, exist_ok=True)

    series = [(True, True, HELD), (False, False, options.loners), (True, False, options.kin)]
    parts = [(kin, held, number) for kin, held, count in series for number in range(count)]
    with ProcessPoolExecutor(options.processes) as pool:
        one = functools.partial(draw_strip, options.pictures, options.fonts, options.work)
        for _ in pool.map(one, parts, chunksize=20):
            pass
    network = backbone(options.weights, options.work)
    held = describe(network, options.work, True, True, 0, HELD)
    things = [
        describe(network, options.work, kin, False, start, CHUNK)
        for kin, _, count in series[1:]
        for start in range(0, count, CHUNK)
    ]
    head = learn(things, held, options.steps)
    finish(head, things, options.output)


# Drawing.


@functools.lru_cache(maxsize=1)
def material(pictures, fonts):
    return draw.Material(pictures, fonts)


def file_name(kin, held, number):
    return f"{'kin' if kin else 'loner'}-{'held-' if held else ''}{number:06d}"


def draw_strip(pictures, fonts, work, part):
    """Draws a thing and photos of it, each filling a square, below each other."""
    kin, held, number = part
    path = work / "drawn" / f"{file_name(*part)}.jpg"
    if path.exists():
        return
    source = material(pictures, fonts)
    thing = draw.item(source, number, kin, held)
    views = [thing] + [draw.photo(source, thing, number * PHOTOS + view, kin, held) for view in range(PHOTOS)]
    strip = Image.new("RGB", (SIDE, SIDE * len(views)))
    for place, view in enumerate(views):
        strip.paste(view.resize((SIDE, SIDE), Image.BICUBIC), (0, SIDE * place))
    partial = path.with_suffix(".partial")
    strip.save(partial, "JPEG", quality=94)
    os.replace(partial, path)


# Describing.


def backbone(weights, work):
    """Returns the two layers of the network that the head looks at, ready to run."""
    graph = Graph("backbone")
    network = Network(graph, torch_weights.read(weights.read_bytes()))
    features = network.features(network.image("image", SIDE))
    graph.result("detail", features[DETAIL])
    graph.result("meaning", features[MEANING])
    (work / "backbone.bin").write_bytes(bytes(graph.data))
    (work / "backbone.xml").write_text(graph.xml())
    settings = {"INFERENCE_NUM_THREADS": 1, "INFERENCE_PRECISION_HINT": "f32"}
    return openvino.Core().compile_model(work / "backbone.xml", "CPU", settings)


def describe(network, work, kin, held, start, count):
    """Returns the places of all views of `count` things, from a file where there is one."""
    path = work / f"{file_name(kin, held, start)}-{count}.npy"
    if not path.exists():
        partial = path.with_suffix(".partial")
        shape = (count, PHOTOS + 1, CHANNELS, GRID, GRID)
        out = numpy.lib.format.open_memmap(partial, "w+", numpy.float16, shape)
        for place in range(count):
            strip = numpy.asarray(Image.open(work / "drawn" / f"{file_name(kin, held, start + place)}.jpg"))
            for view in range(PHOTOS + 1):
                answer = network(strip[None, view * SIDE : (view + 1) * SIDE])
                fine = answer["detail"][0].reshape(DETAIL_CHANNELS, GRID, 2, GRID, 2)
                out[place, view] = numpy.concatenate([fine.mean((2, 4)), fine.max((2, 4)), answer["meaning"][0]])
        out.flush()
        os.replace(partial, path)
    return numpy.load(path, mmap_mode="r")


# Learning.


def learn(things, held, steps):
    """Returns a head that has seen `steps` batches of things and one photo of each."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    dice = numpy.random.default_rng(0)
    families = sum(len(part) for part in things) // draw.FAMILY
    head = Head(GRID)
    optimizer = torch.optim.AdamW(head.parameters(), lr=2e-3, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=steps, pct_start=0.1)
    for step in range(1, steps + 1):
        chosen = numpy.sort(dice.choice(families, BATCH // draw.FAMILY, replace=False))
        numbers = (chosen[:, None] * draw.FAMILY + numpy.arange(draw.FAMILY)).ravel()
        references = take(things, numbers, [0] * BATCH)
        photos = take(things, numbers, dice.integers(1, PHOTOS + 1, BATCH))
        with torch.autocast("cpu", torch.bfloat16):
            vectors = head(torch.cat([references, photos])).float()
        value = loss(vectors[:BATCH], vectors[BATCH:])
        optimizer.zero_grad()
        value.backward()
        optimizer.step()
        schedule.step()
        if step % 100 == 0:
            print(f"step {step}: loss {value.item():.3f}, {first(head, held):.3f} of the held photos find their thing")
    return head


def finish(head, things, output):
    """Learns the whitening and writes everything."""
    views = [part[:WHITENED].reshape(-1, *part.shape[2:]) for part in things]
    vectors = numpy.concatenate([prints(head, part) for part in views])
    matrix, shift = whitening(vectors.reshape(-1, PHOTOS + 1, vectors.shape[1]), EXPONENT)
    write(tensors_of(head, matrix, shift), output)


def loss(references, photos):
    """Asks each photo for its thing and each thing for its photo, and everything to spread over the sphere."""
    count = len(references)
    itself = torch.eye(count, dtype=torch.bool)
    match = photos @ references.T / TEMPERATURE
    among_photos = (photos @ photos.T / TEMPERATURE).masked_fill(itself, -1e4)
    among_things = (references @ references.T / TEMPERATURE).masked_fill(itself, -1e4)
    right = torch.arange(count)
    forward = functional.cross_entropy(torch.cat([match, among_photos], 1), right)
    backward = functional.cross_entropy(torch.cat([match.T, among_things], 1), right)
    spread = torch.pdist(torch.cat([references, photos])).pow(2).mul(-2).exp().mean().log()
    return forward + backward + spread


def take(parts, numbers, views):
    """Returns the places of one view of each of the things `numbers`."""
    each = len(parts[0])
    chosen = [parts[number // each][number % each, view] for number, view in zip(numbers, views)]
    return torch.from_numpy(numpy.stack(chosen)).float()


def prints(head, places, batch=256):
    """Returns the vectors of many pictures, a row each, before they are whitened."""
    head.eval()
    with torch.no_grad():
        rows = [
            head(torch.from_numpy(numpy.array(places[start : start + batch])).float())
            for start in range(0, len(places), batch)
        ]
    head.train()
    return torch.cat(rows).numpy()


def first(head, held):
    """Returns the share of held photos whose nearest thing is their own."""
    references = prints(head, held[:, 0])
    hits = [
        (prints(head, held[:, view]) @ references.T).argmax(1) == numpy.arange(len(held))
        for view in range(1, PHOTOS + 1)
    ]
    return float(numpy.mean(hits))


if __name__ == "__main__":
    main()
