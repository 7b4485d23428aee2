"""Changes the borders of a TFLite network, and one of its operators, without decoding its inside.

A TFLite file is a flatbuffer: tables whose fields point to places further on in the file. So the changed tables are
written in front of the old file, and point into it for everything that stays as it was.
"""

import struct

from onnx_file import NetworkError

# The places of the fields in their tables, as in TensorFlow's schema.fbs.
MODEL_VERSION, MODEL_CODES, MODEL_GRAPHS, MODEL_DESCRIPTION, MODEL_BUFFERS = range(5)
GRAPH_TENSORS, GRAPH_INPUTS, GRAPH_OUTPUTS, GRAPH_OPERATORS = range(4)
TENSOR_SHAPE, TENSOR_TYPE, TENSOR_BUFFER, TENSOR_NAME = range(4)
OPERATOR_CODE, OPERATOR_INPUTS, OPERATOR_OUTPUTS, OPERATOR_OPTIONS_KIND, OPERATOR_OPTIONS, OPERATOR_CUSTOM = range(6)
CODE_OLD_NUMBER, CODE_CUSTOM_NAME, CODE_VERSION, CODE_NUMBER = range(4)
FLOAT, INT32, UINT8 = 0, 2, 3
# Operators with the kinds of their options.
ADD, MUL, CAST, TRANSPOSE_CONVOLUTION = (0, 11), (18, 21), (53, 37), (67, 49)
CUSTOM = 32
IDENTIFIER = b"TFL3"
# Data of tensors has to stand at multiples of this.
ALIGNMENT = 16
# The one operator of MediaPipe's own that a network here contains: a transposed convolution with a bias.
TRANSPOSE_CONVOLUTION_WITH_BIAS = b"Convolution2DTransposeBias"


def with_picture_input(data, outputs, lowest):
    """Returns a network that takes rows of 8-bit RGB, with other names for its outputs.

    The network takes floats from `lowest`, which is 0 or -1, to 1. `outputs` names the ones that are kept, by their old
    names. An operator that only MediaPipe has is replaced by those that it stands for.
    """
    network = _Network(data)
    network.replace_transposed_convolutions()
    network.take_pictures(lowest)
    network.rename_outputs(outputs)
    return network.data()


class _Network:
    """The parts of a network that change."""

    def __init__(self, data):
        self.file = _File(data)
        root = self.file.root
        self.codes = self.file.tables(root, MODEL_CODES)
        self.buffers = self.file.tables(root, MODEL_BUFFERS)
        graphs = self.file.tables(root, MODEL_GRAPHS)
        if len(graphs) != 1:
            raise NetworkError(f"The network has {len(graphs)} graphs in place of one.")
        graph = graphs[0].place
        self.tensors = self.file.tables(graph, GRAPH_TENSORS)
        self.operators = self.file.tables(graph, GRAPH_OPERATORS)
        self.inputs = self.file.integers(graph, GRAPH_INPUTS)
        self.outputs = self.file.integers(graph, GRAPH_OUTPUTS)

    def replace_transposed_convolutions(self):
        changed = []
        for operator in self.operators:
            code = self.codes[self.file.number(operator.place, OPERATOR_CODE, "I", 0)].place
            if self.file.bytes(code, CODE_CUSTOM_NAME) != TRANSPOSE_CONVOLUTION_WITH_BIAS:
                changed.append(operator)
                continue
            image, weights, bias = self.file.integers(operator.place, OPERATOR_INPUTS)
            (result,) = self.file.integers(operator.place, OPERATOR_OUTPUTS)
            padding, step_x, step_y = struct.unpack("<3i", self.file.bytes(operator.place, OPERATOR_CUSTOM)[:12])
            if padding != 1:
                raise NetworkError(f"A transposed convolution has the padding {padding}; only 1 is known.")
            shape = self.file.integers(self.tensors[result].place, TENSOR_SHAPE)
            sides = self.constant("fovea.sides", INT32, [4], struct.pack("<4i", *shape))
            raw = self.tensor("fovea.unbiased", FLOAT, shape)
            options = _Table([("B", 0), ("i", step_x), ("i", step_y)])
            changed.append(self.operator(TRANSPOSE_CONVOLUTION, [sides, weights, image], raw, options))
            changed.append(self.operator(ADD, [raw, bias], result, _Table([("B", 0)])))
        self.operators = changed

    def take_pictures(self, lowest):
        if len(self.inputs) != 1:
            raise NetworkError(f"The network has {len(self.inputs)} inputs in place of one.")
        (old,) = self.inputs
        shape = self.file.integers(self.tensors[old].place, TENSOR_SHAPE)
        image = self.tensor("image", UINT8, shape)
        floats = self.tensor("fovea.floats", FLOAT, shape)
        scale = self.constant("fovea.scale", FLOAT, [1], struct.pack("<f", (1 - lowest) / 255))
        before = [self.operator(CAST, [image], floats, _Table([("B", UINT8), ("B", FLOAT)]))]
        if lowest == 0:
            before.append(self.operator(MUL, [floats, scale], old, _Table([("B", 0)])))
        else:
            scaled = self.tensor("fovea.scaled", FLOAT, shape)
            shift = self.constant("fovea.shift", FLOAT, [1], struct.pack("<f", lowest))
            before.append(self.operator(MUL, [floats, scale], scaled, _Table([("B", 0)])))
            before.append(self.operator(ADD, [scaled, shift], old, _Table([("B", 0)])))
        self.operators = before + self.operators
        self.inputs = [image]

    def rename_outputs(self, names):
        kept = {}
        for index in self.outputs:
            place = self.tensors[index].place
            old = self.file.bytes(place, TENSOR_NAME).decode()
            if old not in names:
                continue
            kept[old] = index
            fields = self.file.fields(place)
            fields[TENSOR_NAME] = _String(names[old])
            self.tensors[index] = _Table(fields)
        if missing := sorted(set(names) - set(kept)):
            raise NetworkError(f"The network has no output {', '.join(missing)}.")
        self.outputs = [kept[name] for name in names]

    def tensor(self, name, element, shape, buffer=0):
        """Adds a tensor and returns its number. The first buffer is empty in every network."""
        self.tensors.append(
            _Table([_List("i", shape), ("B", element), ("I", buffer), _String(name)])
        )
        return len(self.tensors) - 1

    def constant(self, name, element, shape, content):
        self.buffers.append(_Table([_List("B", content, alignment=ALIGNMENT)]))
        return self.tensor(name, element, shape, len(self.buffers) - 1)

    def operator(self, kind, inputs, output, options):
        number, options_kind = kind
        self.codes.append(_Table([("b", number), None, ("i", 1), ("i", number)]))
        return _Table([
            ("I", len(self.codes) - 1), _List("i", inputs), _List("i", [output]), ("B", options_kind), options,
        ])

    def data(self):
        graph = _Table([
            _List(None, self.tensors), _List("i", self.inputs), _List("i", self.outputs), _List(None, self.operators),
        ])
        model = _Table([
            ("I", self.file.number(self.file.root, MODEL_VERSION, "I", 0)),
            _List(None, self.codes), _List(None, [graph]), _String("changed by Fovea"), _List(None, self.buffers),
        ])
        return _written(model, self.file.content)


class _Old:
    """What stays at its place in the old file."""

    def __init__(self, place):
        self.place = place


class _Table:
    """A table with fields in their order: a format and a number, something to point to, or nothing."""

    def __init__(self, fields):
        self.fields = fields


class _List:
    """A vector of numbers of a format, or of tables."""

    def __init__(self, format, items, alignment=4):
        self.format, self.items, self.alignment = format, items, alignment


class _String:
    def __init__(self, text):
        self.text = text


class _File:
    """The old file."""

    def __init__(self, content):
        self.content = content
        if content[4:8] != IDENTIFIER:
            raise NetworkError("The file isn't a TFLite network.")
        self.root = self.read("I", 0)

    def read(self, format, place):
        try:
            return struct.unpack_from("<" + format, self.content, place)[0]
        except struct.error:
            raise NetworkError("The network points outside of its file.") from None

    def field(self, table, index):
        """Returns the place of a field, or 0."""
        places = table - self.read("i", table)
        entry = 4 + 2 * index
        offset = self.read("H", places + entry) if entry < self.read("H", places) else 0
        return table + offset if offset else 0

    def target(self, place):
        return place + self.read("I", place)

    def number(self, table, index, format, default):
        place = self.field(table, index)
        return self.read(format, place) if place else default

    def vector(self, table, index, size):
        """Returns the places of a vector's items."""
        place = self.field(table, index)
        if not place:
            return range(0)
        start = self.target(place)
        end = start + 4 + size * self.read("I", start)
        if end > len(self.content):
            raise NetworkError("The network points outside of its file.")
        return range(start + 4, end, size)

    def tables(self, table, index):
        return [_Old(self.target(place)) for place in self.vector(table, index, 4)]

    def integers(self, table, index):
        return [self.read("i", place) for place in self.vector(table, index, 4)]

    def bytes(self, table, index):
        places = self.vector(table, index, 1)
        return bytes(self.content[places.start:places.stop])

    def fields(self, tensor):
        """Returns the first fields of a tensor, as those of a new table."""
        return [
            _List("i", self.integers(tensor, TENSOR_SHAPE)), ("B", self.number(tensor, TENSOR_TYPE, "B", 0)),
            ("I", self.number(tensor, TENSOR_BUFFER, "I", 0)), None,
        ]


def _written(model, old):
    """Returns a file with a new model in front of an old file.

    Whatever is pointed to is written after what points to it, as the format demands.
    """
    out = bytearray(b"\0\0\0\0" + IDENTIFIER)
    waiting = [(0, model)]
    olds = []
    while waiting:
        pointer, item = waiting.pop(0)
        if isinstance(item, _Old):
            olds.append((pointer, item.place))
            continue
        place = _WRITERS[type(item)](out, item, waiting)
        struct.pack_into("<I", out, pointer, place - pointer)
    _align(out, ALIGNMENT)
    for pointer, place in olds:
        struct.pack_into("<I", out, pointer, len(out) + place - pointer)
    return bytes(out) + old


def _write_table(out, table, waiting):
    body, offsets, pointers = bytearray(4), [], []
    for field in table.fields:
        if field is None:
            offsets.append(0)
            continue
        format, number = field if isinstance(field, tuple) else ("I", 0)
        _align(body, struct.calcsize(format))
        offsets.append(len(body))
        if not isinstance(field, tuple):
            pointers.append((len(body), field))
        body += struct.pack("<" + format, number)
    places = struct.pack(f"<{2 + len(offsets)}H", 4 + 2 * len(offsets), len(body), *offsets)
    _align(out, 4)
    # The table itself stands at a multiple of four.
    out += bytes(-len(places) % 4) + places
    start = len(out)
    struct.pack_into("<i", body, 0, len(places))
    out += body
    waiting += [(start + offset, item) for offset, item in pointers]
    return start


def _write_list(out, items, waiting):
    # The length is in front of the first item, which has to be aligned.
    while (len(out) + 4) % items.alignment or len(out) % 4:
        out.append(0)
    start = len(out)
    out += struct.pack("<I", len(items.items))
    if items.format:
        out += struct.pack(f"<{len(items.items)}{items.format}", *items.items)
    else:
        waiting += [(len(out) + 4 * index, item) for index, item in enumerate(items.items)]
        out += bytes(4 * len(items.items))
    return start


def _write_string(out, string, _):
    text = string.text.encode()
    _align(out, 4)
    start = len(out)
    out += struct.pack("<I", len(text)) + text + b"\0"
    return start


def _align(data, size):
    data += bytes(-len(data) % size)


_WRITERS = {_Table: _write_table, _List: _write_list, _String: _write_string}
