"""EfficientNet-Lite0 up to its last block, as `scripts/models/efficientnet.py` builds it, to run with torch."""

import sys
from pathlib import Path

import numpy
import torch
import torch.nn.functional as functional

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "scripts" / "models"))

import torch_weights
from efficientnet import STAGES, Network
from subject import OUTPUTS


def fold(weights, output):
    """Writes all convolutions of the network, in order, as the graph has them."""
    recorder = _Recorder()
    network = Network(recorder, torch_weights.read(weights.read_bytes()))
    network.features(_Place([1, 3, 320, 320]))
    arrays = {}
    for number, (kernel, bias) in enumerate(zip(recorder.kernels, recorder.biases)):
        arrays[f"kernel{number}"] = kernel.astype(numpy.float16)
        arrays[f"bias{number}"] = bias.astype(numpy.float32)
    numpy.savez(output, **arrays)


class _Place:
    def __init__(self, shape):
        self.shape = shape


class _Recorder:
    """Takes the place of a graph and keeps its constants."""

    def __init__(self):
        self.kernels, self.biases = [], []

    def floats(self, shape, values, half=True):
        array = numpy.array(values, numpy.float32).reshape(shape)
        if half:
            # A depthwise kernel has one axis more in the graph.
            self.kernels.append(array.reshape(shape[0], *shape[-3:]))
        else:
            self.biases.append(array.ravel())
        return _Place(shape)

    def convolution(self, value, kernel, stride=1, groups=1):
        return _Place([1, kernel.shape[0], *[-(-extent // stride) for extent in value.shape[2:]]])

    def add(self, left, right):
        return left

    def clamp(self, value, low, high):
        return value


class Backbone(torch.nn.Module):
    """Returns of pictures the layers that the decoder looks at."""

    def __init__(self, path):
        super().__init__()
        arrays = numpy.load(path)
        for name in arrays.files:
            self.register_buffer(name, torch.from_numpy(arrays[name]).float())

    def forward(self, pictures):
        """Takes pictures from 0 to 255, [count, 3, side, side]."""
        self.number = 0
        value = self._convolution((pictures - 127) / 128, 2)
        outputs = [value]
        for repeats, _, first_stride, expansion, _, channels in STAGES:
            for repeat in range(repeats):
                inner = value
                if expansion != 1:
                    inner = self._convolution(inner)
                inner = self._convolution(inner, first_stride if repeat == 0 else 1, groups=inner.shape[1])
                inner = self._convolution(inner, linear=True)
                value = inner + value if inner.shape == value.shape else inner
                outputs.append(value)
        return {name: outputs[place] for name, place in OUTPUTS.items()}

    def _convolution(self, value, stride=1, groups=1, linear=False):
        kernel, bias = getattr(self, f"kernel{self.number}"), getattr(self, f"bias{self.number}")
        self.number += 1
        # The rest of TensorFlow's SAME rule, whose odd row is the last.
        padding = kernel.shape[2] - stride
        if stride == 1:
            value = functional.conv2d(value, kernel, bias, padding=padding // 2, groups=groups)
        else:
            before = padding // 2
            value = functional.pad(value, (before, padding - before, before, padding - before))
            value = functional.conv2d(value, kernel, bias, stride, groups=groups)
        return value if linear else value.clamp(0, 6)
