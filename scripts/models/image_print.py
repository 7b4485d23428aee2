"""The part of the print's graph that comes after EfficientNet-Lite0.

Two layers of the network, one with detail and one with meaning, are brought to
one grid. A learned layer mixes them into a descriptor for each place, looks
around each place, and decides by several readings how much each place counts:
the thing in view much, the table it lies on little. The weighted sums are
projected, whitened and brought to length one.

`Models/print` holds the learned matrices; the program that learns them is in `Workshop/Models/print`.
"""

import json
import math
import struct
from array import array
from pathlib import Path

from torch_weights import Tensor, WeightsError

PRINT_WEIGHTS = Path(__file__).resolve().parents[2] / "Models" / "print" / "whitening.safetensors"

# Where the two layers are in what `Network.features` returns: the last outputs
# at a sixteenth and at a thirty-second of the picture's side.
DETAIL = 11
MEANING = 16

MATRICES = (
    "local.weight",
    "local.bias",
    "context.weight",
    "context.bias",
    "attention.weight",
    "attention.place",
    "project.weight",
    "project.bias",
    "whiten.weight",
    "whiten.bias",
)


def read_matrices(path):
    """Returns the tensors of a safetensors file of 16-bit floats, by name."""
    try:
        data = path.read_bytes()
        (length,) = struct.unpack_from("<Q", data)
        header = json.loads(data[8 : 8 + length])
        tensors = {}
        for name, entry in header.items():
            if name == "__metadata__":
                continue
            start, end = (8 + length + offset for offset in entry["data_offsets"])
            count = math.prod(entry["shape"])
            if entry["dtype"] != "F16" or end - start != 2 * count or end > len(data):
                raise ValueError(f"the tensor '{name}' has another size than its shape says")
            tensors[name] = Tensor(entry["shape"], array("f", struct.unpack_from(f"<{count}e", data, start)))
        return tensors
    except (struct.error, ValueError, KeyError, TypeError, AttributeError) as error:
        raise WeightsError(f"The matrices in '{path}' are damaged ({error}); check the file out again.") from None


def append_print(graph, features, matrices):
    """Appends everything from the layers of the network to the print."""

    for name in MATRICES:
        if name not in matrices:
            raise WeightsError(f"The matrices of the print lack '{name}'; check the file out again.")

    def matrix(name, shape=None):
        return graph.floats(shape or matrices[name].shape, matrices[name].values)

    def width(name):
        return matrices[name].shape[0]

    detail, meaning = features[DETAIL], features[MEANING]
    places = graph.concatenate([graph.average_pool(detail, 2), graph.max_pool(detail, 2), meaning], 1)

    local = graph.convolution(places, matrix("local.weight"))
    local = graph.relu(graph.add(local, matrix("local.bias", [1, width("local.bias"), 1, 1])))

    around = graph.convolution(local, matrix("context.weight"), groups=width("context.weight"))
    around = graph.add(around, matrix("context.bias", [1, width("context.bias"), 1, 1]))
    around = graph.relu(graph.add(local, around))

    readings, count = width("attention.weight"), local.shape[2] * local.shape[3]
    weights = graph.reshape(graph.convolution(around, matrix("attention.weight")), [1, readings, count])
    weights = graph.softmax(graph.add(weights, matrix("attention.place", [1, readings, count])), 2)

    columns = graph.transpose(graph.reshape(local, [1, local.shape[1], count]), [0, 2, 1])
    sums = graph.reshape(graph.matmul(weights, columns), [1, readings * local.shape[1]])
    sums = graph.concatenate([sums, graph.mean(local, [2, 3])], 1)

    projected = graph.matmul(sums, matrix("project.weight"), transpose_right=True)
    projected = graph.normalize(graph.add(projected, matrix("project.bias", [1, width("project.bias")])), 1)
    whitened = graph.matmul(projected, matrix("whiten.weight"), transpose_right=True)
    return graph.normalize(graph.add(whitened, matrix("whiten.bias", [1, width("whiten.bias")])), 1)
