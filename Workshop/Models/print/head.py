"""The part of the network that is learned; `scripts/models/image_print.py` builds the same as a graph."""

import torch
import torch.nn.functional as functional
from torch import nn

DETAIL_CHANNELS = 112
MEANING_CHANNELS = 320
# The mean and the largest value of the finer layer in each place, and the coarser layer.
CHANNELS = 2 * DETAIL_CHANNELS + MEANING_CHANNELS
WIDTH = 256
READINGS = 4
CONTEXT = 5
SIZE = 512


class Head(nn.Module):
    """Turns the layers of a picture, on a grid of places, into a vector of length one."""

    def __init__(self, grid):
        super().__init__()
        self.scale = nn.BatchNorm2d(CHANNELS, affine=False, momentum=0.05)
        self.local = nn.Conv2d(CHANNELS, WIDTH, 1)
        self.context = nn.Conv2d(WIDTH, WIDTH, CONTEXT, padding=CONTEXT // 2, groups=WIDTH)
        self.attention = nn.Conv2d(WIDTH, READINGS, 1)
        self.place = nn.Parameter(torch.zeros(READINGS, grid * grid))
        self.balance = nn.BatchNorm1d(WIDTH * (READINGS + 1), affine=False, momentum=0.05)
        self.dropout = nn.Dropout(0.1)
        self.project = nn.Linear(WIDTH * (READINGS + 1), SIZE)

    def forward(self, places):
        local = functional.relu(self.local(self.scale(places)))
        around = functional.relu(local + self.context(local))
        weights = (self.attention(around).flatten(2) + self.place).float().softmax(-1).to(local.dtype)
        sums = torch.bmm(weights, local.flatten(2).transpose(1, 2)).flatten(1)
        sums = torch.cat([sums, local.flatten(2).mean(2)], 1).float()
        return functional.normalize(self.project(self.dropout(self.balance(sums))), dim=1)
