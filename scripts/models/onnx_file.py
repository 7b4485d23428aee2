"""Reads and writes ONNX networks, and changes their borders without decoding the inside.

An ONNX file is a protocol buffer: a list of fields, each with a number and a
wire type. Only the fields that name inputs, outputs and metadata are read;
everything else is passed on byte by byte.
"""

import math
import struct
from array import array

# The numbers of the fields, as in onnx.proto.
MODEL_GRAPH, MODEL_METADATA = 7, 14
GRAPH_NODE, GRAPH_CONSTANT, GRAPH_INPUT, GRAPH_OUTPUT = 1, 5, 11, 12
NODE_INPUT, NODE_OUTPUT, NODE_NAME, NODE_KIND, NODE_ATTRIBUTE = 1, 2, 3, 4, 5
ATTRIBUTE_TENSOR = 5
FLOAT, UINT8, INT8, INT64 = 1, 2, 3, 7


class NetworkError(Exception):
    """The file isn't the network that it should be; the message says why."""


def fields(data):
    """Yields the number, wire type and content of each field."""
    position = 0
    while position < len(data):
        key, position = _varint(data, position)
        number, wire = key >> 3, key & 7
        if wire == 0:
            content, position = _varint(data, position)
        elif wire == 2:
            length, position = _varint(data, position)
            content = data[position:position + length]
            position += length
        elif wire in (1, 5):
            length = 8 if wire == 1 else 4
            content = data[position:position + length]
            position += length
        else:
            raise NetworkError(f"A field has the wire type {wire}, which no network uses.")
        if position > len(data):
            raise NetworkError("The network ends in the middle of a field.")
        yield number, wire, content


def field(number, content):
    """Returns a field: of bytes or text with its length, or of an integer."""
    if isinstance(content, int):
        return _number(number << 3) + _number(content)
    if isinstance(content, str):
        content = content.encode()
    return _number(number << 3 | 2) + _number(len(content)) + content


def passed_on(number, wire, content):
    """Returns a field as it was read."""
    return field(number, content) if wire in (0, 2) else _number(number << 3 | wire) + content


def contents(message):
    """Returns the contents of the fields of each number, in their order."""
    parts = {}
    for number, _, content in fields(message):
        parts.setdefault(number, []).append(content)
    return parts


def metadata(model):
    """Returns the texts that a model carries, by their keys."""
    texts = {}
    for number, _, content in fields(model):
        if number == MODEL_METADATA:
            pair = {inner: text.decode() for inner, _, text in fields(content)}
            texts[pair[1]] = pair[2]
    return texts


def with_picture_input(model, output, means, deviations):
    """Returns a model that takes rows of 8-bit RGB, and whose only output has another name.

    The network takes planes of blue, green and red from 0 to 1, less their `means` and divided by their `deviations`.
    """
    parts = []
    for number, wire, content in fields(model):
        if number == MODEL_GRAPH:
            content = _changed_graph(content, output, means, deviations)
        elif number == MODEL_METADATA:
            continue
        parts.append(passed_on(number, wire, content))
    return b"".join(parts)


def _changed_graph(graph, output, means, deviations):
    all_fields = list(fields(graph))
    inputs = [_name(content) for number, _, content in all_fields if number == GRAPH_INPUT]
    outputs = [_name(content) for number, _, content in all_fields if number == GRAPH_OUTPUT]
    if len(inputs) != 1 or len(outputs) != 1:
        raise NetworkError(f"The network has {len(inputs)} inputs and {len(outputs)} outputs in place of one each.")
    before = [
        node("Cast", ["image"], "fovea.floats", [attribute("to", FLOAT)]),
        node("Transpose", ["fovea.floats"], "fovea.planes", [attribute("perm", [0, 3, 1, 2])]),
        node("Gather", ["fovea.planes", "fovea.order"], "fovea.bgr", [attribute("axis", 1)]),
        node("Mul", ["fovea.bgr", "fovea.scale"], "fovea.scaled", []),
        node("Sub", ["fovea.scaled", "fovea.shift"], inputs[0], []),
    ]
    constants = [
        constant("fovea.order", INT64, [3], struct.pack("<3q", 2, 1, 0)),
        constant("fovea.scale", FLOAT, [3, 1, 1], struct.pack("<3f", *(1 / 255 / each for each in deviations))),
        constant("fovea.shift", FLOAT, [3, 1, 1], struct.pack("<3f", *(m / d for m, d in zip(means, deviations)))),
    ]
    parts = [field(GRAPH_NODE, node) for node in before]
    for number, wire, content in all_fields:
        if number == GRAPH_INPUT:
            content = _port("image", UINT8, [1, "height", "width", 3])
        elif number == GRAPH_OUTPUT:
            content = _renamed(content, 1, outputs[0], output)
        elif number == GRAPH_NODE:
            content = _renamed(content, NODE_OUTPUT, outputs[0], output)
        parts.append(passed_on(number, wire, content))
    parts += [field(GRAPH_CONSTANT, constant) for constant in constants]
    return b"".join(parts)


def _name(port):
    return next(content.decode() for number, _, content in fields(port) if number == 1)


def _renamed(message, place, old, new):
    """Returns a message with one name in place of another."""
    all_fields = list(fields(message))
    if (place, 2, old.encode()) not in all_fields:
        return message
    return b"".join(
        passed_on(number, wire, new.encode() if (number, content) == (place, old.encode()) else content)
        for number, wire, content in all_fields
    )


def tensor(constant):
    """Returns the shape and the 32-bit floats of a node that is a constant."""
    try:
        (attribute,) = contents(constant)[NODE_ATTRIBUTE]
        parts = contents(contents(attribute)[ATTRIBUTE_TENSOR][0])
        shape, (element,), (data,) = parts[1], parts[2], parts[9]
    except (KeyError, ValueError):
        raise NetworkError("A constant of the network has another form.") from None
    if element != FLOAT or len(data) != 4 * math.prod(shape):
        raise NetworkError("A constant of the network isn't of 32-bit floats.")
    return shape, array("f", data)


def node(kind, inputs, output, attributes):
    parts = [field(NODE_INPUT, name) for name in inputs]
    parts += [field(NODE_OUTPUT, output), field(NODE_NAME, f"fovea.{kind}"), field(NODE_KIND, kind)]
    return b"".join(parts + [field(NODE_ATTRIBUTE, attribute) for attribute in attributes])


def attribute(name, value):
    if isinstance(value, list):
        return field(1, name) + b"".join(field(8, number) for number in value) + field(20, 7)
    return field(1, name) + field(3, value) + field(20, 2)


def constant(name, element, shape, data):
    return b"".join(field(1, extent) for extent in shape) + field(2, element) + field(8, name) + field(9, data)


def _port(name, element, shape):
    dims = [field(1, extent) if isinstance(extent, int) else field(2, extent) for extent in shape]
    tensor = field(1, element) + field(2, b"".join(field(1, dim) for dim in dims))
    return field(1, name) + field(2, field(1, tensor))


def _number(value):
    parts = bytearray()
    while value > 0x7F:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    parts.append(value)
    return bytes(parts)


def _varint(data, position):
    value, shift = 0, 0
    while True:
        if position >= len(data) or shift > 63:
            raise NetworkError("The network ends in the middle of a number.")
        byte = data[position]
        position += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, position
