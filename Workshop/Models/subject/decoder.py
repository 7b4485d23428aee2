"""The part of the network that is learned; `scripts/models/subject.py` builds the same as a graph."""

import torch
import torch.nn.functional as functional
from torch import nn

# The layers of the network that it looks at: channels and stride of each.
LAYERS = {"finest": (24, 4), "fine": (40, 8), "detail": (112, 16), "meaning": (320, 32)}
WIDTHS = {"finest": 32, "fine": 64, "detail": 128, "meaning": 256}
BLOCKS = {"finest": 2, "fine": 3, "detail": 4, "meaning": 4}
KERNEL = 5


class Around(nn.Module):
    """Looks around each place, and mixes what it sees into it."""

    def __init__(self, width):
        super().__init__()
        self.look = nn.Conv2d(width, width, KERNEL, padding=KERNEL // 2, groups=width, bias=False)
        self.norm = nn.BatchNorm2d(width)
        self.mix = nn.Conv2d(width, width, 1)

    def forward(self, value):
        return functional.relu(value + self.mix(functional.relu(self.norm(self.look(value)))))


class Decoder(nn.Module):
    """Turns the layers of a picture into a number for each place: positive on a thing, negative on what is behind."""

    def __init__(self):
        super().__init__()
        self.scale = nn.ModuleDict({name: nn.BatchNorm2d(LAYERS[name][0], affine=False) for name in LAYERS})
        self.enter = nn.ModuleDict({name: nn.Conv2d(LAYERS[name][0], WIDTHS[name], 1) for name in LAYERS})
        self.around = nn.ModuleDict(
            {name: nn.Sequential(*[Around(WIDTHS[name]) for _ in range(BLOCKS[name])]) for name in LAYERS}
        )
        self.whole = nn.Linear(WIDTHS["meaning"], WIDTHS["meaning"])
        names = list(LAYERS)
        self.descend = nn.ModuleDict(
            {name: nn.Conv2d(WIDTHS[above], WIDTHS[name], 1, bias=False) for name, above in zip(names, names[1:])}
        )
        self.decide = nn.ModuleDict({name: nn.Conv2d(WIDTHS[name], 1, 1) for name in LAYERS})

    def forward(self, layers):
        """Returns what each layer decides, the coarsest first; the last is the answer, the others help to learn."""
        value, answers = None, []
        for name in reversed(LAYERS):
            entered = self.enter[name](self.scale[name](layers[name]))
            if value is None:
                whole = self.whole(functional.relu(entered).mean((2, 3)))
                entered = entered + whole[:, :, None, None]
            else:
                entered = entered + functional.interpolate(
                    self.descend[name](value), scale_factor=2, mode="bilinear", align_corners=False
                )
            value = self.around[name](functional.relu(entered))
            answers.append(self.decide[name](value))
        return answers


def tensors_of(decoder):
    """Returns the tensors by name, with all normalizations folded in."""
    tensors = {}
    with torch.no_grad():
        for name in LAYERS:
            scale = decoder.scale[name]
            factor = 1 / torch.sqrt(scale.running_var + scale.eps)
            weight = decoder.enter[name].weight * factor[:, None, None]
            tensors[f"{name}.enter.weight"] = weight
            tensors[f"{name}.enter.bias"] = decoder.enter[name].bias - weight[:, :, 0, 0] @ scale.running_mean
            if name in decoder.descend:
                tensors[f"{name}.descend.weight"] = decoder.descend[name].weight
            for number, around in enumerate(decoder.around[name]):
                norm = around.norm
                factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
                look = around.look.weight * factor[:, None, None, None]
                tensors[f"{name}.{number}.look.weight"] = look.unsqueeze(1)
                tensors[f"{name}.{number}.look.bias"] = norm.bias - norm.running_mean * factor
                tensors[f"{name}.{number}.mix.weight"] = around.mix.weight
                tensors[f"{name}.{number}.mix.bias"] = around.mix.bias
        tensors["whole.weight"] = decoder.whole.weight
        tensors["whole.bias"] = decoder.whole.bias
        tensors["decide.weight"] = decoder.decide["finest"].weight
        tensors["decide.bias"] = decoder.decide["finest"].bias
    return {name: tensor.detach().cpu().numpy() for name, tensor in tensors.items()}


def answer_of(tensors, layers):
    """Returns what a decoder of these tensors answers, as the graph computes it."""

    def mixed(value, name, bias=True):
        return functional.conv2d(value, tensors[f"{name}.weight"], tensors[f"{name}.bias"] if bias else None)

    value = None
    for name in reversed(LAYERS):
        entered = mixed(layers[name], f"{name}.enter")
        if value is None:
            whole = functional.relu(entered).mean((2, 3)) @ tensors["whole.weight"].T + tensors["whole.bias"]
            entered = entered + whole[:, :, None, None]
        else:
            above = mixed(value, f"{name}.descend", bias=False)
            entered = entered + functional.interpolate(above, scale_factor=2, mode="bilinear", align_corners=False)
        value, number = functional.relu(entered), 0
        while f"{name}.{number}.look.weight" in tensors:
            look = tensors[f"{name}.{number}.look.weight"].squeeze(1)
            bias = tensors[f"{name}.{number}.look.bias"]
            seen = functional.conv2d(value, look, bias, padding=look.shape[2] // 2, groups=look.shape[0])
            value = functional.relu(value + mixed(functional.relu(seen), f"{name}.{number}.mix"))
            number += 1
    return mixed(value, "decide")
