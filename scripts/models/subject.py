"""The part of the subject cutter's graph that comes after EfficientNet-Lite0.

Four layers of the network, from meaning to detail, decide together which places
of a picture belong to a thing: each looks around its places, and tells the next
finer one what it saw. The answer, at a quarter of the picture's side, is scaled
to the whole picture.

`Models/subject` holds what was learned; the program that learns it is in `Workshop/Models/subject`.
"""

from image_print import read_matrices
from torch_weights import WeightsError
from pathlib import Path

SUBJECT_WEIGHTS = Path(__file__).resolve().parents[2] / "Models" / "subject" / "decoder.safetensors"

# Where the layers are in what `Network.features` returns: the last outputs at
# a quarter, an eighth, a sixteenth and a thirty-second of the picture's side.
OUTPUTS = {"finest": 3, "fine": 5, "detail": 11, "meaning": 16}


def append_subject(graph, features, tensors, side):
    """Appends everything from the layers of the network to the mask, from 0 to 1, of `side` pixels."""

    def constant(name, shape=None):
        if name not in tensors:
            raise WeightsError(f"The weights of the subject cutter lack '{name}'; check the file out again.")
        return graph.floats(shape or tensors[name].shape, tensors[name].values)

    def bias(name):
        return constant(name, [1, tensors[name].shape[0], 1, 1] if name in tensors else None)

    def around(value, prefix):
        seen = graph.convolution(value, constant(f"{prefix}.look.weight"), groups=value.shape[1])
        seen = graph.relu(graph.add(seen, bias(f"{prefix}.look.bias")))
        mixed = graph.add(graph.convolution(seen, constant(f"{prefix}.mix.weight")), bias(f"{prefix}.mix.bias"))
        return graph.relu(graph.add(value, mixed))

    value = None
    for name in reversed(OUTPUTS):
        entered = graph.convolution(features[OUTPUTS[name]], constant(f"{name}.enter.weight"))
        entered = graph.add(entered, bias(f"{name}.enter.bias"))
        if value is None:
            width = entered.shape[1]
            whole = graph.matmul(
                graph.mean(graph.relu(entered), [2, 3]), constant("whole.weight"), transpose_right=True
            )
            whole = graph.add(whole, constant("whole.bias", [1, width]))
            entered = graph.add(entered, graph.reshape(whole, [1, width, 1, 1]))
        else:
            above = graph.convolution(value, constant(f"{name}.descend.weight"))
            entered = graph.add(entered, graph.resize(above, entered.shape[2]))
        value = graph.relu(entered)
        number = 0
        while f"{name}.{number}.look.weight" in tensors:
            value = around(value, f"{name}.{number}")
            number += 1
    answer = graph.add(graph.convolution(value, constant("decide.weight")), bias("decide.bias"))
    answer = graph.sigmoid(graph.resize(answer, side))
    return graph.reshape(answer, [1, side, side, 1])
