"""Makes convolutions of an ONNX network compute with integers of eight bits.

What a convolution sees is rounded to whole steps, and its weights to whole steps
of their own for each channel that it makes. The runtime then multiplies bytes.

`Models/text/steps.json` says which convolutions of the reader of lines bear that,
and the steps of what they see; `Workshop/Models/text/steps.py` measured them.
"""

import json
import struct
from array import array
from pathlib import Path

from onnx_file import (
    FLOAT, GRAPH_CONSTANT, GRAPH_NODE, INT8, MODEL_GRAPH, NODE_INPUT, NODE_KIND, NODE_NAME, NODE_OUTPUT, UINT8,
    NetworkError, attribute, constant, contents, field, fields, node, passed_on, tensor,
)

READER_STEPS = Path(__file__).resolve().parents[2] / "Models" / "text" / "steps.json"
# The largest code of a weight; those below zero are as many.
LARGEST = 127


def reader_steps():
    """Returns the steps of the reader of lines: for the name of each convolution the step and the code of zero."""
    return {name: tuple(pair) for name, pair in json.loads(READER_STEPS.read_text()).items()}


def with_eight_bits(model, steps):
    """Returns a model whose convolutions with `steps` compute with eight bits."""
    return b"".join(
        field(number, _changed_graph(content, steps)) if number == MODEL_GRAPH else passed_on(number, wire, content)
        for number, wire, content in fields(model)
    )


def _changed_graph(graph, steps):
    all_fields = list(fields(graph))
    nodes = {place: contents(content) for place, (number, _, content) in enumerate(all_fields) if number == GRAPH_NODE}
    makers = {parts[NODE_OUTPUT][0]: place for place, parts in nodes.items()}
    chosen = {place: parts[NODE_NAME][0].decode() for place, parts in nodes.items()
              if parts[NODE_KIND] == [b"Conv"] and parts[NODE_NAME][0].decode() in steps}
    if missing := steps.keys() - set(chosen.values()):
        raise NetworkError(f"The network has no convolution '{min(missing)}'.")
    replaced, dropped, constants = {}, set(), []
    for place, name in chosen.items():
        seen, weights = nodes[place][NODE_INPUT][:2]
        if weights not in makers:
            raise NetworkError(f"The weights of the convolution '{name}' are no constant.")
        dropped.add(makers[weights])
        before, made = _rounded(name, seen.decode(), all_fields[makers[weights]][2], *steps[name])
        constants += made
        inputs = {seen: f"{name}.seen".encode(), weights: f"{name}.weights".encode()}
        replaced[place] = before + [b"".join(
            field(number, inputs.get(content, content)) if number == NODE_INPUT else passed_on(number, wire, content)
            for number, wire, content in fields(all_fields[place][2])
        )]
    parts = []
    for place, (number, wire, content) in enumerate(all_fields):
        if place in replaced:
            parts += [field(GRAPH_NODE, each) for each in replaced[place]]
        elif place not in dropped:
            parts.append(passed_on(number, wire, content))
    return b"".join(parts + [field(GRAPH_CONSTANT, each) for each in constants])


def _rounded(name, seen, weights, step, zero):
    """Returns the nodes and the constants that round what a convolution sees, and its weights."""
    shape, values = tensor(weights)
    size = len(values) // shape[0]
    rows = [values[start:start + size] for start in range(0, len(values), size)]
    scales = [max(map(abs, row)) / LARGEST or 1 for row in rows]
    codes = array("b", (round(value / scale) for row, scale in zip(rows, scales) for value in row))
    nodes = [
        node("QuantizeLinear", [seen, f"{name}.step", f"{name}.zero"], f"{name}.codes", []),
        node("DequantizeLinear", [f"{name}.codes", f"{name}.step", f"{name}.zero"], f"{name}.seen", []),
        node("Cast", [f"{name}.bytes"], f"{name}.floats", [attribute("to", FLOAT)]),
        node("Mul", [f"{name}.floats", f"{name}.scales"], f"{name}.weights", []),
    ]
    constants = [
        constant(f"{name}.step", FLOAT, [], struct.pack("<f", step)),
        constant(f"{name}.zero", UINT8, [], bytes([zero])),
        constant(f"{name}.bytes", INT8, shape, codes.tobytes()),
        constant(f"{name}.scales", FLOAT, [shape[0], 1, 1, 1], struct.pack(f"<{len(scales)}f", *scales)),
    ]
    return nodes, constants
