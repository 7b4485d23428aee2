"""Writes a model in OpenVINO's representation as ONNX, so that peers run the very same network.

  python3 ir_to_onnx.py .fovea/models/print.xml print.onnx

Knows the operations that scripts/models writes, and refuses any other.
"""

import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

ELEMENTS = {"u8": TensorProto.UINT8, "f16": TensorProto.FLOAT16, "f32": TensorProto.FLOAT, "i64": TensorProto.INT64}
NUMBERS = {"u8": numpy.uint8, "f16": numpy.float16, "f32": numpy.float32, "i64": numpy.int64}
BINARY = {"Add": "Add", "Subtract": "Sub", "Multiply": "Mul"}
PLAIN = {"ReLU": "Relu"}
OPSET = 18


class Converter:
    """Turns the layers of one network into nodes, in order."""

    def __init__(self, path):
        self.net = ElementTree.parse(path).getroot()
        self.data = path.with_suffix(".bin").read_bytes()
        self.sources = {
            (edge.get("to-layer"), edge.get("to-port")): (edge.get("from-layer"), edge.get("from-port"))
            for edge in self.net.find("edges")
        }
        self.nodes, self.constants, self.inputs, self.outputs = [], {}, [], []

    def model(self):
        for layer in self.net.find("layers"):
            self.convert(layer)
        used = {name for node in self.nodes for name in node.input}
        initializers = [
            numpy_helper.from_array(value, name) for name, value in self.constants.items() if name in used
        ]
        graph = helper.make_graph(self.nodes, self.net.get("name"), self.inputs, self.outputs, initializers)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)])
        model.ir_version = 9
        onnx.checker.check_model(model, full_check=True)
        return model

    def convert(self, layer):
        kind, number = layer.get("type"), layer.get("id")
        data = layer.find("data")
        attributes = dict(data.attrib) if data is not None else {}
        inputs = [self.value(*self.sources[number, port.get("id")]) for port in layer.findall("input/port")]
        outputs = layer.findall("output/port")
        name = self.value(number, outputs[0].get("id")) if outputs else None
        if kind == "Parameter":
            self.inputs.append(self.described(name, attributes["element_type"], integers(attributes["shape"])))
        elif kind == "Const":
            self.constants[name] = self.constant(attributes)
        elif kind == "Result":
            port = layer.find("input/port")
            shape = [int(dimension.text) for dimension in port.findall("dim")]
            output = layer.get("output_names") or f"result_{number}"
            self.node("Identity", inputs, output)
            self.outputs.append(self.described(output, "f32", shape))
        elif kind == "Convert":
            self.cast(inputs, name, attributes["destination_type"])
        elif kind in BINARY:
            self.node(BINARY[kind], inputs, name)
        elif kind in PLAIN:
            self.node(PLAIN[kind], inputs, name)
        else:
            getattr(self, f"convert_{kind}", self.refuse(kind))(inputs, name, attributes)

    def cast(self, inputs, name, element):
        # Weights are stored in half the bits; a peer would store them expanded.
        if inputs[0] in self.constants:
            self.constants[name] = self.constants.pop(inputs[0]).astype(NUMBERS[element])
        else:
            self.node("Cast", inputs, name, to=ELEMENTS[element])

    def convert_Clamp(self, inputs, name, attributes):
        bounds = [self.scalar(f"{name}_{end}", float(attributes[end])) for end in ("min", "max")]
        self.node("Clip", inputs + bounds, name)

    def convert_Convolution(self, inputs, name, attributes, groups=1):
        self.node(
            "Conv", inputs, name, group=groups, strides=integers(attributes["strides"]), auto_pad="SAME_UPPER",
        )

    def convert_GroupConvolution(self, inputs, name, attributes):
        kernel = self.constants[inputs[1]]
        flat = f"{inputs[1]}_flat"
        self.constants[flat] = kernel.reshape(kernel.shape[0] * kernel.shape[1], *kernel.shape[2:])
        self.convert_Convolution([inputs[0], flat], name, attributes, groups=kernel.shape[0])

    def convert_Transpose(self, inputs, name, attributes):
        self.node("Transpose", inputs[:1], name, perm=self.constants[inputs[1]].tolist())

    def convert_Reshape(self, inputs, name, attributes):
        self.node("Reshape", inputs, name, allowzero=1 - (attributes.get("special_zero") == "true"))

    def convert_ReduceMean(self, inputs, name, attributes):
        self.node("ReduceMean", inputs, name, keepdims=int(attributes["keep_dims"] == "true"))

    def convert_SoftMax(self, inputs, name, attributes):
        self.node("Softmax", inputs, name, axis=int(attributes["axis"]))

    def convert_Concat(self, inputs, name, attributes):
        self.node("Concat", inputs, name, axis=int(attributes["axis"]))

    def convert_AvgPool(self, inputs, name, attributes):
        self.pool("AveragePool", inputs, name, attributes)

    def convert_MaxPool(self, inputs, name, attributes):
        self.pool("MaxPool", inputs, name, attributes)

    def convert_MatMul(self, inputs, name, attributes):
        if attributes["transpose_a"] == "true":
            raise SystemExit("ir_to_onnx: a product with a transposed first factor isn't known.")
        if attributes["transpose_b"] == "true":
            turned = f"{name}_turned"
            self.node("Transpose", inputs[1:], turned, perm=[1, 0])
            inputs = [inputs[0], turned]
        self.node("MatMul", inputs, name)

    def convert_NormalizeL2(self, inputs, name, attributes):
        self.node("LpNormalization", inputs[:1], name, p=2, axis=int(self.constants[inputs[1]][0]))

    def pool(self, kind, inputs, name, attributes):
        self.node(
            kind, inputs, name, kernel_shape=integers(attributes["kernel"]), strides=integers(attributes["strides"]),
        )

    def refuse(self, kind):
        def stop(*_):
            raise SystemExit(f"ir_to_onnx: the operation {kind} isn't known; add it to this program.")
        return stop

    def constant(self, attributes):
        start, size = int(attributes["offset"]), int(attributes["size"])
        numbers = numpy.frombuffer(self.data[start : start + size], NUMBERS[attributes["element_type"]])
        return numbers.reshape(integers(attributes["shape"]))

    def scalar(self, name, number):
        self.constants[name] = numpy.float32(number).reshape(())
        return name

    def node(self, kind, inputs, output, **attributes):
        self.nodes.append(helper.make_node(kind, inputs, [output], **attributes))

    @staticmethod
    def described(name, element, shape):
        return helper.make_tensor_value_info(name, ELEMENTS[element], shape)

    @staticmethod
    def value(layer, port):
        return f"value_{layer}_{port}"


def integers(text):
    return [int(number) for number in text.split(",") if number.strip()]


if __name__ == "__main__":
    onnx.save(Converter(Path(sys.argv[1])).model(), sys.argv[2])
