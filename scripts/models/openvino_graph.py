"""Builds a network and writes it as OpenVINO intermediate representation.

The representation is two files: an XML file with the layers and the edges
between them, and a file with the elements of all constants. Float constants
are stored as 16-bit floats behind a `Convert` that the runtime folds while it
compiles, which halves the files.

Each method of `Graph` appends one layer and returns its `Value`, so a network
reads from top to bottom as it computes.
"""

import array
import struct
import sys
from xml.sax.saxutils import quoteattr

PRECISIONS = {"u8": "U8", "f16": "FP16", "f32": "FP32", "i64": "I64"}
FORMAT_VERSION = 11


class Value:
    """The output of a layer: where it comes from, its shape and element type."""

    def __init__(self, layer, port, shape, element):
        self.layer = layer
        self.port = port
        self.shape = tuple(shape)
        self.element = element


class _Layer:
    def __init__(self, number, kind, opset, attributes, inputs, rt_info, output_name):
        self.number = number
        self.name = f"{kind}_{number}"
        self.kind = kind
        self.opset = opset
        self.attributes = attributes
        self.inputs = inputs
        self.rt_info = rt_info
        self.output = None
        self.output_name = output_name


class Graph:
    """A network under construction."""

    def __init__(self, name, half=True):
        self.name = name
        self.half = half
        self.layers = []
        self.results = []
        self.data = bytearray()

    # Inputs, constants and outputs.

    def parameter(self, name, shape, element):
        value = self._add("Parameter", [], shape, element, {"shape": _list(shape), "element_type": element})
        value.layer.name = name
        value.layer.output_name = name
        return value

    def floats(self, shape, values, half=None):
        """Appends a constant of 32-bit floats, stored as 16-bit ones unless `half` is false."""
        half = self.half if half is None else half
        if not half:
            return self._constant(shape, "f32", _little(array.array("f", values)))
        stored = self._constant(shape, "f16", struct.pack(f"<{len(values)}e", *values))
        return self._add(
            "Convert", [stored], shape, "f32", {"destination_type": "f32"},
            rt_info='<attribute name="decompression" version="0" />',
        )

    def integers(self, values):
        return self._constant([len(values)], "i64", _little(array.array("q", values)))

    def result(self, name, value):
        value.layer.output_name = name
        self.results.append((name, value))

    # Operations.

    def convert(self, value, element):
        return self._add("Convert", [value], value.shape, element, {"destination_type": element})

    def binary(self, kind, left, right):
        shape = _broadcast(left.shape, right.shape)
        return self._add(kind, [left, right], shape, left.element, {"auto_broadcast": "numpy"})

    def add(self, left, right):
        return self.binary("Add", left, right)

    def subtract(self, left, right):
        return self.binary("Subtract", left, right)

    def multiply(self, left, right):
        return self.binary("Multiply", left, right)

    def transpose(self, value, order):
        shape = [value.shape[axis] for axis in order]
        return self._add("Transpose", [value, self.integers(order)], shape, value.element)

    def reshape(self, value, shape):
        return self._add("Reshape", [value, self.integers(shape)], shape, value.element, {"special_zero": "false"})

    def convolution(self, value, kernel, stride=1, groups=1):
        """Appends a convolution whose padding follows TensorFlow's SAME rule; `stride` may differ down and across."""
        strides = [stride, stride] if isinstance(stride, int) else list(stride)
        kind = "Convolution" if groups == 1 else "GroupConvolution"
        channels = kernel.shape[0] if groups == 1 else kernel.shape[0] * kernel.shape[1]
        shape = [value.shape[0], channels]
        shape += [-(-extent // step) for extent, step in zip(value.shape[2:], strides)]
        attributes = {
            "strides": _list(strides),
            "dilations": "1, 1",
            "pads_begin": "0, 0",
            "pads_end": "0, 0",
            "auto_pad": "same_upper",
        }
        return self._add(kind, [value, kernel], shape, value.element, attributes)

    def average_pool(self, value, side):
        """Appends the mean of each square of `side` by `side` positions."""
        return self._pool("AvgPool", value, side, {"exclude-pad": "true"})

    def max_pool(self, value, side):
        """Appends the largest of each square of `side` by `side` positions."""
        return self._pool("MaxPool", value, side, {})

    def relu(self, value):
        return self._add("ReLU", [value], value.shape, value.element)

    def clamp(self, value, low, high):
        return self._add("Clamp", [value], value.shape, value.element, {"min": repr(low), "max": repr(high)})

    def sigmoid(self, value):
        return self._add("Sigmoid", [value], value.shape, value.element)

    def resize(self, value, side):
        """Appends a bilinear scaling of the last two axes to `side` positions each; pixels are squares."""
        shape = list(value.shape[:2]) + [side, side]
        attributes = {
            "mode": "linear_onnx",
            "shape_calculation_mode": "sizes",
            "coordinate_transformation_mode": "half_pixel",
            "nearest_mode": "round_prefer_floor",
            "antialias": "false",
            "pads_begin": "0",
            "pads_end": "0",
            "cube_coeff": "-0.75",
        }
        inputs = [value, self.integers([side, side]), self.integers([2, 3])]
        return self._add("Interpolate", inputs, shape, value.element, attributes, opset="opset11")

    def mean(self, value, axes):
        return self._reduce("ReduceMean", value, axes)

    def matmul(self, left, right, transpose_right=False):
        shape = left.shape[:-1] + (right.shape[-2] if transpose_right else right.shape[-1],)
        flags = {"transpose_a": "false", "transpose_b": "true" if transpose_right else "false"}
        return self._add("MatMul", [left, right], shape, left.element, flags)

    def softmax(self, value, axis):
        return self._add("SoftMax", [value], value.shape, value.element, {"axis": str(axis)}, opset="opset8")

    def concatenate(self, values, axis):
        shape = list(values[0].shape)
        shape[axis] = sum(value.shape[axis] for value in values)
        return self._add("Concat", values, shape, values[0].element, {"axis": str(axis)})

    def normalize(self, value, axis):
        """Appends a division by the Euclidean length along `axis`."""
        attributes = {"eps": "1e-12", "eps_mode": "add"}
        return self._add("NormalizeL2", [value, self.integers([axis])], value.shape, value.element, attributes)

    # The two files.

    def xml(self):
        """Returns the text of the XML file."""
        layers = list(self.layers)
        for name, value in self.results:
            layer = _Layer(len(layers), "Result", "opset1", {}, [value], None, name)
            layers.append(layer)
        lines = ['<?xml version="1.0"?>', f'<net name={quoteattr(self.name)} version="{FORMAT_VERSION}">', "<layers>"]
        for layer in layers:
            lines += _layer_lines(layer)
        lines += ["</layers>", "<edges>"]
        for layer in layers:
            for port, value in enumerate(layer.inputs):
                lines.append(
                    f'<edge from-layer="{value.layer.number}" from-port="{value.port}" '
                    f'to-layer="{layer.number}" to-port="{port}" />'
                )
        lines += ["</edges>", "</net>", ""]
        return "\n".join(lines)

    def _constant(self, shape, element, raw):
        # The runtime maps the file into memory: 64 bytes suit its vector loads.
        self.data += bytes(-len(self.data) % 64)
        offset = len(self.data)
        self.data += raw
        attributes = {
            "element_type": element,
            "shape": _list(shape),
            "offset": str(offset),
            "size": str(len(raw)),
        }
        return self._add("Const", [], shape, element, attributes)

    def _pool(self, kind, value, side, more):
        shape = list(value.shape[:2]) + [extent // side for extent in value.shape[2:]]
        attributes = {
            "kernel": _list([side, side]),
            "strides": _list([side, side]),
            "pads_begin": "0, 0",
            "pads_end": "0, 0",
            "rounding_type": "floor",
            "auto_pad": "explicit",
        }
        return self._add(kind, [value], shape, value.element, attributes | more)

    def _reduce(self, kind, value, axes):
        shape = [extent for axis, extent in enumerate(value.shape) if axis not in axes]
        return self._add(kind, [value, self.integers(axes)], shape, value.element, {"keep_dims": "false"})

    def _add(self, kind, inputs, shape, element, attributes=None, opset="opset1", rt_info=None):
        layer = _Layer(len(self.layers), kind, opset, attributes or {}, list(inputs), rt_info, None)
        layer.output = Value(layer, len(inputs), shape, element)
        self.layers.append(layer)
        return layer.output


def _layer_lines(layer):
    names = f" output_names={quoteattr(layer.output_name)}" if layer.kind == "Result" else ""
    yield f'<layer id="{layer.number}" name={quoteattr(layer.name)} type="{layer.kind}" version="{layer.opset}"{names}>'
    if layer.attributes:
        yield "<data " + " ".join(f"{name}={quoteattr(value)}" for name, value in layer.attributes.items()) + " />"
    if layer.rt_info:
        yield f"<rt_info>{layer.rt_info}</rt_info>"
    if layer.inputs:
        yield "<input>"
        for port, value in enumerate(layer.inputs):
            yield _port(port, value, "")
        yield "</input>"
    if layer.output is not None:
        names = f" names={quoteattr(layer.output_name)}" if layer.output_name else ""
        yield "<output>" + _port(layer.output.port, layer.output, names) + "</output>"
    yield "</layer>"


def _port(number, value, names):
    dims = "".join(f"<dim>{extent}</dim>" for extent in value.shape)
    return f'<port id="{number}" precision="{PRECISIONS[value.element]}"{names}>{dims}</port>'


def _broadcast(left, right):
    count = max(len(left), len(right))
    left = (1,) * (count - len(left)) + tuple(left)
    right = (1,) * (count - len(right)) + tuple(right)
    return tuple(max(a, b) for a, b in zip(left, right))


def _list(values):
    return ", ".join(str(value) for value in values)


def _little(values):
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()
