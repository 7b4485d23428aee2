#!/usr/bin/env python3
"""Estimates the precision and recall curves of the labels, and writes LabelCurve+Table.swift.

    python3 Workshop/Models/labels/curves.py --pictures /usr/share/tuxpaint/stamps --model .fovea/models/classifier.xml

Needs Pillow, numpy and openvino from PyPI, and pictures without any truth: the photographs and realistic drawings of
Debian's tuxpaint-stamps-default. README.md, beside this program, tells what is estimated and what isn't known.
"""

import argparse
from pathlib import Path

import numpy
import openvino
from PIL import Image

import build

SUBJECTS = {
    "animals", "clothes", "food", "hobbies", "household", "medical", "military", "plants", "sports", "town", "vehicles",
}
# Labels that cover about as many classes share a curve: one, some, many, most.
BANDS = [(1, 1), (2, 5), (6, 29), (30, 1000)]
THRESHOLDS = [0, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]
# A picture whose best class stays below shows, for the most part, nothing among the classes: its probability is
# spread over a long tail that would count as truth never found.
FAMILIAR = 0.2


def pictures(folder):
    """The stamps that show things as they look."""
    for path in sorted(folder.rglob("*.png")):
        parts = path.relative_to(folder).parts
        if parts[0] in SUBJECTS and "cartoon" not in str(path):
            yield path


def pixels(path):
    """The picture over white, its middle as the engine takes it."""
    picture = Image.open(path).convert("RGBA")
    paper = Image.new("RGBA", picture.size, "white")
    picture = Image.alpha_composite(paper, picture).convert("RGB")
    width, height = picture.size
    side = min(width, height) * 224 / 256
    box = ((width - side) / 2, (height - side) / 2, (width + side) / 2, (height + side) / 2)
    return numpy.asarray(picture.resize((224, 224), Image.Resampling.BICUBIC, box=box))[None]


def curve(scores):
    """Threshold, precision and recall, taking each score for the probability that its label is true.

    Both are monotone by construction: the mean of what lies above a threshold grows with it, the sum shrinks.
    """
    points = []
    for threshold in THRESHOLDS:
        above = scores[scores >= threshold]
        points.append((threshold, above.mean(dtype=float), above.sum(dtype=float) / scores.sum(dtype=float)))
    return points + [(1, 1, 0)]


def main():
    parser = argparse.ArgumentParser(description="Estimates the precision and recall curves of the labels.")
    parser.add_argument("--pictures", type=Path, required=True, help="the folder of the stamps")
    parser.add_argument("--model", type=Path, required=True, help="the classifier")
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"), help="the folder of data.noun")
    options = parser.parse_args()

    _, terms = build.vocabulary(build.WordNet(options.wordnet))
    covers = numpy.zeros((len(terms), 1000), numpy.float32)
    for row, classes in enumerate(terms.values()):
        covers[row, sorted(classes)] = 1

    model = openvino.Core().compile_model(str(options.model), "CPU")
    outputs = numpy.array([model(pixels(path))["probabilities"][0] for path in pictures(options.pictures)])
    familiar = outputs[outputs.max(axis=1) >= FAMILIAR]
    scores = numpy.minimum(familiar @ covers.T, 1)

    sizes = covers.sum(axis=1)
    lines = []
    for low, high in BANDS:
        band = (sizes >= low) & (sizes <= high)
        points = curve(scores[:, band].ravel())
        written = [f"{threshold:g}/{precision:.3f}/{recall:.3f}" for threshold, precision, recall in points]
        lines += [str(high)] + [" ".join(written[i : i + 6]) for i in range(0, len(written), 6)]
    text = build.swift(
        "The curves, each with the largest number of classes that its labels cover.",
        "After the number come the points: a threshold, the precision and the recall there. Estimated without labeled pictures;"
        " Workshop/Models/labels/README.md says how.",
        "curveTable",
        lines,
        program="curves.py",
        owner="LabelCurve",
    )
    (build.ENGINE / "LabelCurve+Table.swift").write_text(text)
    print(f"{len(BANDS)} curves from {len(familiar)} of {len(outputs)} pictures")


if __name__ == "__main__":
    main()
