#!/usr/bin/env python3
"""Learns the decoder of the subject cutter from composed pictures.

The network underneath stays as it is; what is learned is which of its places
belong to a thing. All processor cores but one compose pictures, which a GPU
learns from again and again, each time cut, turned and colored again.

Needs numpy, opencv, Pillow and torch, and the folder that `prepare.py` made:

  python3 Workshop/Models/subject/learn.py --material DIR --minutes 9.3 --output DIR
"""

import argparse
import copy
import math
import os
import sys
import time
from pathlib import Path

import numpy
import torch
import torch.nn.functional as functional
from PIL import Image

from backbone import Backbone
from compose import SIDE, TRUTH
from decoder import Decoder, answer_of, tensors_of
from material import Material
from pool import Workers

REPOSITORY = Path(__file__).resolve().parents[3]
sys.path.insert(1, str(REPOSITORY / "Workshop" / "Models" / "print"))

from image_print import read_matrices
from matrices import write

RATE = 2e-3
WARMING = 300  # steps until the rate is reached
MEMORY = 0.999  # of the mean of the weights
EDGE = 2.0  # how much more places at an edge count


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--material", type=Path, required=True, help="folder that prepare.py made")
    parser.add_argument("--output", type=Path, required=True, help="folder for decoder.safetensors and figures.txt")
    parser.add_argument("--minutes", type=float, default=9.3, help="how long all of it takes")
    parser.add_argument("--processes", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="that compose")
    parser.add_argument("--held", type=int, default=500, help="pictures to measure with, from material held back")
    parser.add_argument("--first", type=int, default=3000, help="pictures to wait for")
    parser.add_argument("--pool", type=int, default=100_000, help="pictures to learn from at a time (0.33 MB each)")
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--every", type=float, default=30, help="seconds between two measurements")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    # The processes start before anything touches the GPU.
    workers = Workers(Material(options.material, options.processes), options.processes, options.held)
    try:
        Learner(workers, options, begin).learn()
    finally:
        workers.stop()


class Learner:
    def __init__(self, workers, options, begin):
        torch.manual_seed(1)
        torch.backends.cudnn.benchmark = True
        self.workers, self.options, self.begin = workers, options, begin
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.half = torch.float16 if self.device.type == "cuda" else torch.float32
        self.exact = Backbone(options.material / "backbone.npz").to(self.device).eval()
        self.quick = copy.deepcopy(self.exact).to(dtype=self.half, memory_format=torch.channels_last)
        self.pictures = torch.empty((options.pool, SIDE, SIDE, 3), dtype=torch.uint8, device=self.device)
        self.masks = torch.empty((options.pool, TRUTH, TRUTH), dtype=torch.uint8, device=self.device)
        self.received = 0
        self.sets = {"held pictures": self._described(*workers.held_back())}
        if (photographs := options.material / "photographs").is_dir():
            self.sets["photographs"] = self._described(*read_photographs(photographs))
        name = torch.cuda.get_device_name() if self.device.type == "cuda" else "CPU"
        self._say(f"{options.processes} processes, {name}")

    def learn(self):
        """Learns until the time is over."""
        before = decoder_of(REPOSITORY / "Models/subject/decoder.safetensors", self.device)
        self._say("before: " + self._measured(before))
        while self._receive() < self.options.first:
            time.sleep(0.1)
        decoder = Decoder().to(self.device, memory_format=torch.channels_last)
        mean = copy.deepcopy(decoder).eval()
        averages, weights = numbers(mean), numbers(decoder)
        fused = self.device.type == "cuda"
        optimizer = torch.optim.AdamW(decoder.parameters(), lr=RATE, weight_decay=2e-2, fused=fused)
        start, measured, step = time.monotonic(), time.monotonic(), 0
        end = self.begin + 60 * self.options.minutes
        running = torch.zeros((), device=self.device)
        while (share := (time.monotonic() - start) / (end - start)) < 1:
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1, (step + 1) / WARMING) * (1 + math.cos(math.pi * share)) / 2
            value = self._step(decoder, optimizer)
            step += 1
            running += (value - running) / min(step, 100)
            torch._foreach_lerp_(averages, weights, 1 - min(MEMORY, step / (step + 9)))
            if step % 10 == 0:
                self._receive()
            if time.monotonic() - measured > self.options.every:
                measured = time.monotonic()
                self._keep(mean, step, running)
        self._keep(mean, step, running)

    def _step(self, decoder, optimizer):
        places = torch.randint(min(self.received, self.options.pool), (self.options.batch,), device=self.device)
        with torch.no_grad():
            pictures, truth = varied(
                self.pictures[places].permute(0, 3, 1, 2).float(), self.masks[places].unsqueeze(1).float() / 255
            )
            layers = self.quick(pictures.to(self.half, memory_format=torch.channels_last))
            layers = {name: thin(layer) for name, layer in layers.items()}
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.half == torch.float16):
            answers = decoder(layers)
        value = loss(answers, truth)
        optimizer.zero_grad()
        value.backward()
        torch.nn.utils.clip_grad_norm_(decoder.parameters(), 1.0)
        optimizer.step()
        return value.detach()

    def _receive(self):
        """Fetches the pictures that have been composed since; returns how many there have been."""
        ready = self.workers.ready()
        for number, pictures, masks in self.workers.take(self.received, ready):
            slots = torch.arange(number, number + len(masks), device=self.device) % self.options.pool
            self.pictures[slots] = torch.from_numpy(pictures).to(self.device)
            self.masks[slots] = torch.from_numpy(masks).to(self.device)
        self.received = ready
        return ready

    # Measuring.

    def _described(self, pictures, masks):
        """Returns the layers of pictures and the truth, a few pictures at a time."""
        parts = []
        for start in range(0, len(masks), 50):
            part = torch.from_numpy(pictures[start : start + 50]).to(self.device).permute(0, 3, 1, 2).float()
            truth = torch.from_numpy(masks[start : start + 50]).to(self.device).unsqueeze(1)
            with torch.no_grad():
                parts.append((self.exact(part), truth > 127))
        return parts

    def _measured(self, decide):
        return ", ".join(f"mean IoU on {name} {score(decide, parts):.4f}" for name, parts in self.sets.items())

    def _keep(self, mean, step, running):
        self._say(
            f"{time.monotonic() - self.begin:.0f} s, {self.received} pictures, step {step}: loss {running.item():.3f}, "
            + self._measured(lambda layers: mean(layers)[-1])
        )
        write(tensors_of(mean), self.options.output / "decoder.safetensors")

    def _say(self, line):
        print(line, flush=True)
        with open(self.options.output / "figures.txt", "a") as file:
            print(line, file=file)


def decoder_of(path, device):
    """Returns the decoder in a file, to decide with."""
    tensors = {
        name: torch.tensor(list(tensor.values), device=device).reshape(tensor.shape)
        for name, tensor in read_matrices(path).items()
    }
    return lambda layers: answer_of(tensors, layers)


def numbers(decoder):
    """Returns all that a decoder has learned or counted, to change in place."""
    return [value for value in decoder.state_dict().values() if value.is_floating_point()]


def read_photographs(folder):
    """Returns the photographs of a folder and the masks beside them."""
    pictures, masks = [], []
    for path in sorted(folder.glob("*.webp")):
        pictures.append(numpy.asarray(Image.open(path).convert("RGB").resize((SIDE, SIDE), Image.BILINEAR)))
        mask = Image.open(path.with_suffix(".png")).convert("L")
        masks.append(numpy.asarray(mask.resize((TRUTH, TRUTH), Image.BOX)))
    return numpy.stack(pictures), numpy.stack(masks)


def varied(pictures, truth):
    """Returns pictures and their masks mirrored, cut, turned and colored otherwise."""
    count, device = len(pictures), pictures.device

    def dice(*shape):
        return torch.rand((count, *shape), device=device)

    some = (dice() < 0.6).float()
    angle, zoom = some * (dice() - 0.5) * 0.3, 1 - some * dice() * 0.35
    wide, flip = zoom * torch.exp(some * (dice() - 0.5) * 0.3), torch.where(dice() < 0.5, -1.0, 1.0)
    shift = (dice(2) - 0.5) * 2 * (1 - zoom)[:, None]
    matrix = torch.stack([
        torch.stack([flip * wide * torch.cos(angle), -zoom * torch.sin(angle), shift[:, 0]], 1),
        torch.stack([flip * wide * torch.sin(angle), zoom * torch.cos(angle), shift[:, 1]], 1),
    ], 1)
    pictures = _sampled(pictures, matrix)
    truth = _sampled(truth, matrix)
    gain = torch.exp((dice(1, 1, 1) - 0.5) * 0.5 + (dice(3, 1, 1) - 0.5) * 0.15)
    contrast = torch.exp((dice(1, 1, 1) - 0.5) * 0.5)
    gray = pictures.mean(1, keepdim=True)
    pictures = torch.where(dice(1, 1, 1) < 0.04, gray, pictures)
    pictures = ((pictures * gain - 128) * contrast + 128).clamp(0, 255)
    return pictures, truth


def _sampled(values, matrix):
    grid = functional.affine_grid(matrix, values.shape, align_corners=False)
    return functional.grid_sample(values, grid, padding_mode="reflection", align_corners=False)


def thin(layer):
    """Leaves out some channels of each picture, so that no few of them decide."""
    keep = torch.rand(layer.shape[0], layer.shape[1], 1, 1, device=layer.device) > 0.05
    return layer * keep


def loss(answers, truth):
    """Compares what each layer decides with the truth of its size; the finest counts most, and edges there."""
    total = 0
    for place, answer in enumerate(answers):
        last = place == len(answers) - 1
        answer = answer.float()
        if last:
            answer = functional.interpolate(answer, scale_factor=2, mode="bilinear", align_corners=False)
        right = functional.interpolate(truth, size=answer.shape[2:], mode="area")
        edge = functional.max_pool2d(right, 5, 1, 2) + functional.max_pool2d(-right, 5, 1, 2) if last else 0
        entropy = functional.binary_cross_entropy_with_logits(answer, right, reduction="none")
        entropy = (entropy * (1 + EDGE * edge)).mean()
        share = torch.sigmoid(answer)
        both = (share * right).sum((1, 2, 3))
        either = (share + right - share * right).sum((1, 2, 3))
        overlap = 1 - ((both + 1) / (either + 1)).mean()
        total = total + (1.0 if last else 0.3) * (entropy + overlap)
    return total


def score(decide, parts):
    """Returns the mean overlap of mask and truth; a picture without a thing counts one where nothing is found."""
    overlaps = []
    with torch.no_grad():
        for layers, right in parts:
            found = functional.interpolate(decide(layers), scale_factor=2, mode="bilinear", align_corners=False) > 0
            both = (found & right).sum((1, 2, 3)).float()
            either = (found | right).sum((1, 2, 3)).float()
            overlaps.append(torch.where(either > 0, both / either.clamp(min=1), torch.ones_like(both)))
    return float(torch.cat(overlaps).mean())


if __name__ == "__main__":
    main()
