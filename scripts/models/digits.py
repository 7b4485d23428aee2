"""The graph of the network that reads rows of digits on displays.

Convolutions look at a strip until each column has seen all of its height; then
each place looks along the row, and says which sign is there, if any.

`Models/digits` holds what was learned; the program that learns it is in `Workshop/Models/digits`.
"""

from pathlib import Path

from image_print import read_matrices
from openvino_graph import Graph
from torch_weights import WeightsError

DIGITS_WEIGHTS = Path(__file__).resolve().parents[2] / "Models" / "digits" / "reader.safetensors"
HEIGHT, WIDTH = 32, 256


def digits(half=True):
    """Returns the graph: from a strip to the probabilities of ten digits, point, colon, another sign and nothing."""
    tensors = read_matrices(DIGITS_WEIGHTS)
    graph = Graph("digits", half)

    def convolution(value, name, stride=1):
        for part in (f"{name}.weight", f"{name}.bias"):
            if part not in tensors:
                raise WeightsError(f"The weights of the reader of digits lack '{part}'; check the file out again.")
        weight, bias = tensors[f"{name}.weight"], tensors[f"{name}.bias"]
        seen = graph.convolution(value, graph.floats(weight.shape, weight.values), stride)
        return graph.add(seen, graph.floats([1, bias.shape[0], 1, 1], bias.values))

    def around(value, name):
        seen = graph.relu(convolution(value, f"{name}.first"))
        return graph.relu(graph.add(value, convolution(seen, f"{name}.second")))

    value = graph.parameter("strip", [1, 3, HEIGHT, WIDTH], "f32")
    value = graph.relu(convolution(value, "enter.0"))
    value = around(graph.relu(convolution(value, "enter.1", 2)), "around.0")
    value = around(graph.relu(convolution(value, "enter.2", (2, 1))), "around.1")
    value = around(value, "last")
    columns = value.shape[3]
    value = graph.reshape(value, [1, value.shape[1] * value.shape[2], 1, columns])
    value = graph.relu(convolution(value, "gather"))
    for number in range(3):
        value = around(value, f"along.{number}")
    value = graph.reshape(convolution(value, "decide"), [tensors["decide.bias"].shape[0], columns])
    graph.result("signs", graph.softmax(graph.transpose(value, [1, 0]), 1))
    return graph
