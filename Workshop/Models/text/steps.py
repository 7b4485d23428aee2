#!/usr/bin/env python3
"""Measures the steps in which the reader of lines can round what its convolutions see.

Lines are drawn and read; for each convolution, that of all ranges is taken which
rounds what it saw with the smallest error in what it makes. Prints how often
the rounded network says something else of further lines.

Needs numpy, Pillow and OpenVINO, the fonts and the words that set-up installs,
and the models:

  python3 Workshop/Models/text/steps.py --models .fovea/models --output Models/text/steps.json
"""

import argparse
import json
import sys
from pathlib import Path

import numpy
import openvino

sys.path.append(str(Path(__file__).resolve().parents[3] / "scripts" / "models"))

from eight_bits import with_eight_bits
from lines import lines

# The convolutions that take the time. The others look at whole lines at once, or at the pixels themselves: rounding
# them costs more letters than time is won.
CONVOLUTIONS = [f"p2o.Conv.{number}" for number in (4, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 30, 32)]
LEARNED, TRIED = 300, 300
# How many columns of each line are kept.
KEPT = 40


def main():
    parser = argparse.ArgumentParser(description="Measures the steps in which the reader of lines can round.")
    parser.add_argument("--models", type=Path, required=True, metavar="DIR", help="folder with text-reader.onnx")
    parser.add_argument("--output", type=Path, required=True, metavar="FILE", help="file for the steps")
    options = parser.parse_args()
    file = options.models / "text-reader.onnx"
    steps = measure(file)
    options.output.write_text(json.dumps(steps, indent=2) + "\n")
    difference(file, steps)


def measure(file):
    core = openvino.Core()
    model = core.read_model(file)
    found = {each.friendly_name.removesuffix("/WithoutBiases"): each for each in model.get_ordered_ops()
             if each.get_type_name() == "Convolution"}
    convolutions = {name: found[name] for name in CONVOLUTIONS}
    weights = {name: each.input(1).get_source_output().get_node().data for name, each in convolutions.items()}
    model.add_outputs([each.input(0).get_source_output() for each in convolutions.values()])
    request = core.compile_model(model, "CPU", {"INFERENCE_PRECISION_HINT": "f32"}).create_infer_request()
    dice = numpy.random.default_rng(0)
    seen = {name: [] for name in convolutions}
    for line in lines(LEARNED, seed=5):
        request.infer([line[None]])
        for place, name in enumerate(convolutions):
            values = request.get_output_tensor(place + 1).data[0]
            values = values.reshape(values.shape[0], -1)
            chosen = dice.integers(0, values.shape[1], KEPT)
            seen[name].append((values[:, chosen], values.min(), values.max()))
    return {name: best_step(seen[name], weights[name]) for name in convolutions}


def best_step(seen, weights):
    """Returns the step and the code of zero with the smallest error, weighted by what a convolution makes of it."""
    values = numpy.concatenate([part for part, _, _ in seen], 1)
    low, high = min(0, min(low for _, low, _ in seen)), max(high for _, _, high in seen)
    loudness = (weights.astype(numpy.float64) ** 2).sum(axis=(0, 2, 3))
    tried = []
    for share in numpy.linspace(0.25, 1, 16):
        step = (high * share - low) / 255
        zero = min(max(round(-low / step), 0), 255)
        rounded = (numpy.round(values / step).clip(-zero, 255 - zero)) * step
        error = (((rounded - values) ** 2).mean(1) * loudness).sum()
        tried.append((float(error), float(f"{step:.6g}"), zero))
    return list(min(tried)[1:])


def difference(file, steps):
    core = openvino.Core()
    rounded = with_eight_bits(file.read_bytes(), {name: tuple(pair) for name, pair in steps.items()})
    models = [core.read_model(file), core.read_model(model=rounded)]
    requests = [core.compile_model(each, "CPU").create_infer_request() for each in models]
    count = different = 0
    for line in lines(TRIED, seed=6):
        texts = [said(request.infer([line[None]])[0][0]) for request in requests]
        count += len(texts[0])
        different += distance(*texts)
    print(f"{different} of {count} characters are others with eight bits.")


def said(probabilities):
    best = probabilities.argmax(1)
    return [sign for sign, before in zip(best, [0, *best]) if sign and sign != before]


def distance(first, second):
    row = list(range(len(second) + 1))
    for place, sign in enumerate(first):
        above, row[0] = row[0], place + 1
        for other, wanted in enumerate(second):
            above, row[other + 1] = row[other + 1], min(above + (sign != wanted), row[other] + 1, row[other + 1] + 1)
    return row[-1]


if __name__ == "__main__":
    main()
