"""EfficientNet-Lite0 as a graph.

The network is a stem, sixteen inverted residual blocks and a head. Each
convolution is followed by batch normalization, which at inference time is a
scale and a shift per channel: both are folded into the convolution here.
"""

from torch_weights import WeightsError

# Repeats, kernel, first stride, expansion, input channels, output channels.
STAGES = [
    (1, 3, 1, 1, 32, 16),
    (2, 3, 2, 6, 16, 24),
    (2, 5, 2, 6, 24, 40),
    (3, 3, 2, 6, 40, 80),
    (3, 5, 1, 6, 80, 112),
    (4, 5, 2, 6, 112, 192),
    (1, 3, 1, 6, 192, 320),
]
STEM_CHANNELS = 32
HEAD_CHANNELS = 1280
CLASSES = 1000
NORMALIZATION_EPSILON = 1e-3


class Network:
    """Appends the parts of the network to a graph, from a dictionary of tensors."""

    def __init__(self, graph, tensors, stages=STAGES, head=HEAD_CHANNELS, classes=CLASSES):
        self.graph = graph
        self.tensors = tensors
        self.stages = stages
        self.head = head
        self.classes = classes

    def image(self, name, side):
        """Appends the input, 8-bit RGB rows of pixels, and its scaling to ±1."""
        graph = self.graph
        pixels = graph.parameter(name, [1, side, side, 3], "u8")
        floats = graph.convert(pixels, "f32")
        centered = graph.subtract(floats, graph.floats([], [127.0], half=False))
        scaled = graph.multiply(centered, graph.floats([], [1 / 128], half=False))
        return graph.transpose(scaled, [0, 3, 1, 2])

    def features(self, value):
        """Appends stem, blocks and head; returns the output of each of them in order."""
        outputs = [self._convolution(value, "_conv_stem", "_bn0", STEM_CHANNELS, 3, stride=2)]
        index = 0
        for repeats, kernel, first_stride, expansion, _, channels in self.stages:
            for repeat in range(repeats):
                stride = first_stride if repeat == 0 else 1
                outputs.append(self._block(outputs[-1], f"_blocks.{index}.", kernel, stride, expansion, channels))
                index += 1
        outputs.append(self._convolution(outputs[-1], "_conv_head", "_bn1", self.head, 1))
        return outputs

    def logits(self, value):
        """Appends the pooling and the last layer, one number per class."""
        graph = self.graph
        pooled = graph.mean(value, [2, 3])
        shape = [self.classes, self.head]
        matrix = graph.floats(shape, self._tensor("_fc.weight", shape))
        bias = graph.floats([1, self.classes], self._tensor("_fc.bias", [self.classes]), half=False)
        return graph.add(graph.matmul(pooled, matrix, transpose_right=True), bias)

    def _block(self, value, prefix, kernel, stride, expansion, channels):
        inner = value
        width = value.shape[1] * expansion
        if expansion != 1:
            inner = self._convolution(inner, prefix + "_expand_conv", prefix + "_bn0", width, 1)
        inner = self._convolution(
            inner, prefix + "_depthwise_conv", prefix + "_bn1", width, kernel, stride, depthwise=True
        )
        inner = self._convolution(inner, prefix + "_project_conv", prefix + "_bn2", channels, 1, linear=True)
        return self.graph.add(inner, value) if stride == 1 and value.shape[1] == channels else inner

    def _convolution(self, value, name, norm, channels, kernel, stride=1, depthwise=False, linear=False):
        graph = self.graph
        depth = 1 if depthwise else value.shape[1]
        weights = self._tensor(name + ".weight", [channels, depth, kernel, kernel])
        scale = self._tensor(norm + ".weight", [channels])
        shift = self._tensor(norm + ".bias", [channels])
        mean = self._tensor(norm + ".running_mean", [channels])
        variance = self._tensor(norm + ".running_var", [channels])
        factors = [s / (v + NORMALIZATION_EPSILON) ** 0.5 for s, v in zip(scale, variance)]
        each = depth * kernel * kernel
        folded = [
            weight * factor
            for channel, factor in enumerate(factors)
            for weight in weights[channel * each : (channel + 1) * each]
        ]
        bias = [b - m * f for b, m, f in zip(shift, mean, factors)]
        if depthwise:
            matrix = graph.floats([channels, 1, 1, kernel, kernel], folded)
        else:
            matrix = graph.floats([channels, depth, kernel, kernel], folded)
        result = graph.convolution(value, matrix, stride, channels if depthwise else 1)
        result = graph.add(result, graph.floats([1, channels, 1, 1], bias, half=False))
        return result if linear else graph.clamp(result, 0.0, 6.0)

    def _tensor(self, name, shape):
        tensor = self.tensors.get(name)
        if tensor is None:
            raise WeightsError(f"The weights lack the tensor '{name}'; they belong to another network.")
        if tensor.shape != tuple(shape):
            raise WeightsError(f"The tensor '{name}' has shape {tensor.shape}, not {tuple(shape)}.")
        return tensor.values
