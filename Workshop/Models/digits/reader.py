"""The network that reads rows of digits; `scripts/models/digits.py` builds the same as a graph."""

import torch
import torch.nn.functional as functional
from torch import nn

from draw import CLASSES

# Channels after each step. The last step of the picture has seen all of its height.
FIRST, SECOND, THIRD, ROW = 24, 32, 64, 128
BLOCKS = 2
ROW_BLOCKS = 3
ROW_KERNEL = 5


class Look(nn.Module):
    """A convolution whose padding follows TensorFlow's SAME rule, with its normalization."""

    def __init__(self, entering, leaving, kernel=(3, 3), stride=(1, 1)):
        super().__init__()
        self.conv = nn.Conv2d(entering, leaving, kernel, stride, bias=False)
        self.norm = nn.BatchNorm2d(leaving)
        self.padding = [part for size, step in zip(kernel[::-1], stride[::-1]) for part in sides(size, step)]

    def forward(self, value):
        return self.norm(self.conv(functional.pad(value, self.padding)))


def sides(size, step):
    """The padding before and after an axis whose length is a multiple of `step`."""
    total = size - step
    return total // 2, total - total // 2


class Around(nn.Module):
    """Looks around each place twice, and adds what it sees."""

    def __init__(self, width, kernel):
        super().__init__()
        self.first, self.second = Look(width, width, kernel), Look(width, width, kernel)

    def forward(self, value):
        return functional.relu(value + self.second(functional.relu(self.first(value))))


class Reader(nn.Module):
    """Says for each second column of a strip which sign is there."""

    def __init__(self):
        super().__init__()
        self.enter = nn.ModuleList(
            [Look(3, FIRST), Look(FIRST, SECOND, stride=(2, 2)), Look(SECOND, THIRD, stride=(2, 1))]
        )
        self.around = nn.ModuleList([Around(width, (3, 3)) for width in (SECOND, THIRD) for _ in range(BLOCKS - 1)])
        self.last = Around(THIRD, (3, 3))
        self.gather = Look(8 * THIRD, ROW, (1, 1))
        self.along = nn.ModuleList([Around(ROW, (1, ROW_KERNEL)) for _ in range(ROW_BLOCKS)])
        self.drop = nn.Dropout2d(0.1)
        self.decide = nn.Conv2d(ROW, CLASSES, 1)

    def forward(self, strips):
        """Takes prepared strips, and returns the logits of [strip, column, class]."""
        value = functional.relu(self.enter[0](strips))
        value = self.around[0](functional.relu(self.enter[1](value)))
        value = self.last(self.around[1](functional.relu(self.enter[2](value))))
        value = value.flatten(1, 2).unsqueeze(2)
        value = functional.relu(self.gather(value))
        for block in self.along:
            value = block(value)
        return self.decide(self.drop(value)).squeeze(2).transpose(1, 2)


def prepared(strips, widths):
    """Returns strips of bytes as numbers whose mean is zero and whose deviation is one, up to their widths."""
    value = strips.permute(0, 3, 1, 2).float()
    columns = torch.arange(value.shape[3], device=value.device)
    inside = (columns[None] < widths[:, None])[:, None, None].float()
    count = 3 * value.shape[2] * widths[:, None, None, None]
    mean = (value * inside).sum((1, 2, 3), keepdim=True) / count
    square = ((value - mean) ** 2 * inside).sum((1, 2, 3), keepdim=True) / count
    return (value - mean) / (square.sqrt() + 1)


def tensors_of(reader):
    """Returns the tensors by name, with all normalizations folded in."""
    tensors = {}
    with torch.no_grad():
        for name, part in reader.named_modules():
            if isinstance(part, Look):
                factor = part.norm.weight / torch.sqrt(part.norm.running_var + part.norm.eps)
                tensors[f"{name}.weight"] = part.conv.weight * factor[:, None, None, None]
                tensors[f"{name}.bias"] = part.norm.bias - part.norm.running_mean * factor
        tensors["decide.weight"] = reader.decide.weight
        tensors["decide.bias"] = reader.decide.bias
    return {name: tensor.detach().cpu().numpy() for name, tensor in tensors.items()}
