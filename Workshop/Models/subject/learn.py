#!/usr/bin/env python3
"""Learns the decoder of the subject cutter from composed pictures.

The network underneath stays as it is; what is learned is which of its places
belong to a thing. Composed pictures and their layers stay in the working
folder, so that an interrupted run goes on where it stopped.

Needs numpy, Pillow, openvino and torch (CPU), and the packages that `Models/subject/README.md` names, unpacked:

  python3 Workshop/Models/subject/learn.py --pictures pictures --weights FILE.pth --work DIR
"""

import argparse
import functools
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy
import openvino
import torch
import torch.nn.functional as functional

from compose import SIDE, Composer
from decoder import LAYERS, Decoder, tensors_of
from material import Material

REPOSITORY = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(REPOSITORY / "scripts" / "models"))
sys.path.insert(1, str(REPOSITORY / "Workshop" / "Models" / "print"))

import torch_weights
from efficientnet import Network
from matrices import write
from openvino_graph import Graph
from subject import OUTPUTS

TRUTH = SIDE // 2
CHUNK = 250
BATCH = 16
RATE = 2e-3


def main():
    parser = argparse.ArgumentParser(description="Learns the decoder of the subject cutter from composed pictures.")
    parser.add_argument("--pictures", type=Path, required=True, help="folder with one folder for each package")
    parser.add_argument("--weights", type=Path, required=True, help="efficientnet-lite0-57934424.pth")
    parser.add_argument("--work", type=Path, required=True, help="folder for steps in between (3 GB)")
    parser.add_argument("--count", type=int, default=4000, help="pictures to learn from")
    parser.add_argument("--held", type=int, default=250, help="pictures to measure with, from material held back")
    parser.add_argument("--minutes", type=float, default=15, help="how long to learn")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--output", type=Path, default=REPOSITORY / "Models/subject/decoder.safetensors")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    describe = functools.partial(describe_chunk, options)
    starts = [(True, start) for start in range(0, options.held, CHUNK)]
    starts += [(False, start) for start in range(0, options.count, CHUNK)]
    with ProcessPoolExecutor(options.threads) as pool:
        paths = list(pool.map(describe, starts))
    chunks = [Chunk(path) for path in paths]
    held = [chunk for chunk, (kept, _) in zip(chunks, starts) if kept]
    seen = [chunk for chunk, (kept, _) in zip(chunks, starts) if not kept]
    decoder = learn(seen, held, options)
    print(f"mean IoU on held pictures {score(decoder, held):.4f}")
    write(tensors_of(decoder), options.output)


# Composing and describing.


class Chunk:
    """The layers and the masks of some pictures, in files."""

    def __init__(self, path):
        self.truth = numpy.load(path / "truth.npy", mmap_mode="r")
        self.layers = {name: numpy.load(path / f"{name}.npy", mmap_mode="r") for name in LAYERS}

    def take(self, places):
        layers = {name: torch.from_numpy(layer[places]).float() for name, layer in self.layers.items()}
        return layers, torch.from_numpy(self.truth[places]).float().unsqueeze(1) / 255


def describe_chunk(options, part):
    """Composes pictures from a start on and writes their layers and masks; returns the folder of the files."""
    held, start = part
    path = options.work / f"{'held' if held else 'seen'}-{start:06d}"
    if path.exists():
        return path
    composer = Composer(Material(options.pictures))
    network = backbone(options.weights, options.work)
    partial = path.with_suffix(".partial")
    partial.mkdir(exist_ok=True)
    shapes = {name: (CHUNK, channels, SIDE // stride, SIDE // stride) for name, (channels, stride) in LAYERS.items()}
    files = {
        name: numpy.lib.format.open_memmap(partial / f"{name}.npy", "w+", numpy.float16, shape)
        for name, shape in shapes.items()
    }
    truth = numpy.lib.format.open_memmap(partial / "truth.npy", "w+", numpy.uint8, (CHUNK, TRUTH, TRUTH))
    for place in range(CHUNK):
        picture, mask = composer.picture(start + place, held)
        answer = network(numpy.asarray(picture)[None])
        for name, file in files.items():
            file[place] = answer[name][0]
        truth[place] = numpy.asarray(mask).reshape(TRUTH, 2, TRUTH, 2).mean((1, 3)) + 0.5
    os.replace(partial, path)
    return path


def backbone(weights, work):
    """Returns the layers of the network that the decoder looks at, ready to run."""
    graph = Graph("backbone")
    network = Network(graph, torch_weights.read(weights.read_bytes()))
    features = network.features(network.image("image", SIDE))
    for name, place in OUTPUTS.items():
        graph.result(name, features[place])
    stem = work / f"backbone-{os.getpid()}"
    stem.with_suffix(".bin").write_bytes(bytes(graph.data))
    stem.with_suffix(".xml").write_text(graph.xml())
    settings = {"INFERENCE_NUM_THREADS": 1, "INFERENCE_PRECISION_HINT": "f32"}
    return openvino.Core().compile_model(stem.with_suffix(".xml"), "CPU", settings)


# Learning.


def learn(seen, held, options):
    """Returns a decoder that has learned for `options.minutes`."""
    torch.manual_seed(1)
    torch.set_num_threads(options.threads)
    dice = numpy.random.default_rng(0)
    decoder = Decoder()
    optimizer = torch.optim.AdamW(decoder.parameters(), lr=RATE, weight_decay=1e-2)
    begin, step, running = time.monotonic(), 0, 0
    while (share := (time.monotonic() - begin) / (60 * options.minutes)) < 1:
        for group in optimizer.param_groups:
            group["lr"] = RATE * min(1, step / 50) * (1 + numpy.cos(numpy.pi * share)) / 2
        chunk = seen[dice.integers(len(seen))]
        layers, truth = chunk.take(numpy.sort(dice.choice(CHUNK, BATCH, replace=False)))
        value = loss(decoder({name: thin(layer) for name, layer in layers.items()}), truth)
        optimizer.zero_grad()
        value.backward()
        optimizer.step()
        step += 1
        running += (value.item() - running) / min(step, 50)
        if step % 50 == 0:
            line = f"step {step}, {time.monotonic() - begin:.0f} s: loss {running:.3f}"
            if step % 250 == 0:
                line += f", mean IoU on held pictures {score(decoder, held):.4f}"
            print(line, flush=True)
            if step % 250 == 0:
                torch.save(decoder.state_dict(), options.work / "decoder.pt")
    return decoder


def thin(layer):
    """Leaves out some channels of each picture, so that no few of them decide."""
    keep = (torch.rand(layer.shape[0], layer.shape[1], 1, 1) > 0.05).float()
    return layer * keep


def loss(answers, truth):
    """Compares what each layer decides with the truth of its size; the finest counts most."""
    total = 0
    for place, answer in enumerate(answers):
        last = place == len(answers) - 1
        if last:
            answer = functional.interpolate(answer, scale_factor=2, mode="bilinear", align_corners=False)
        right = functional.interpolate(truth, size=answer.shape[2:], mode="area")
        entropy = functional.binary_cross_entropy_with_logits(answer, right)
        share = torch.sigmoid(answer)
        both = (share * right).sum((1, 2, 3))
        either = (share + right - share * right).sum((1, 2, 3))
        overlap = 1 - ((both + 1) / (either + 1)).mean()
        total = total + (1.0 if last else 0.3) * (entropy + overlap)
    return total


def score(decoder, held):
    """Returns the mean overlap of mask and truth; a picture without a thing counts one where nothing is found."""
    decoder.eval()
    overlaps = []
    with torch.no_grad():
        for chunk in held:
            for start in range(0, CHUNK, 25):
                layers, truth = chunk.take(numpy.arange(start, start + 25))
                answer = decoder(layers)[-1]
                answer = functional.interpolate(answer, scale_factor=2, mode="bilinear", align_corners=False)
                found, right = answer > 0, truth > 0.5
                both = (found & right).sum((1, 2, 3)).float()
                either = (found | right).sum((1, 2, 3)).float()
                overlaps.append(torch.where(either > 0, both / either.clamp(min=1), torch.ones_like(both)))
    decoder.train()
    return float(torch.cat(overlaps).mean())


if __name__ == "__main__":
    main()
