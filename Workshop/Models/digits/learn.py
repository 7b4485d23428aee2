#!/usr/bin/env python3
"""Learns to read rows of digits from drawn ones alone.

Needs numpy, opencv-python-headless and torch; a graphics processor helps.

  python3 Workshop/Models/digits/learn.py --minutes 7
"""

import argparse
import math
import sys
import time
from pathlib import Path

import cv2
import numpy
import torch
import torch.nn.functional as functional
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

from draw import NOTHING, strip
from reader import Reader, prepared, tensors_of

REPOSITORY = Path(__file__).resolve().parents[3]
sys.path.insert(1, str(REPOSITORY / "Workshop" / "Models" / "print"))

from matrices import write

# The largest number of signs of a row.
LONGEST = 24
# Rows from this number on are drawn for learning; those before it are for measuring.
FIRST = 1_000_000
RATE = 2e-3
# How many rows are looked at again for each new one.
AGAIN = 4


def main():
    parser = argparse.ArgumentParser(description="Learns to read rows of digits from drawn ones alone.")
    parser.add_argument("--minutes", type=float, default=7)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--held", type=int, default=4000, help="rows to measure with")
    parser.add_argument("--workers", type=int, default=16)
    parser.add_argument("--output", type=Path, default=REPOSITORY / "Models/digits/reader.safetensors")
    options = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    begin = time.monotonic()
    held = next(iter(DataLoader(Rows(options.held, range(options.held)), None, num_workers=1)))
    learner = Learner(Reader().to(device), held, options, device)
    learner.learn(begin)
    reader = learner.average.module
    print(f"held rows: {measure(reader, held, device)}", flush=True)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    write(tensors_of(reader), options.output)
    torch.save(reader.state_dict(), options.output.with_suffix(".pt"))


class Rows(IterableDataset):
    """Batches of drawn rows, each worker its own."""

    def __init__(self, batch, numbers=None):
        self.batch, self.numbers = batch, numbers

    def __iter__(self):
        cv2.setNumThreads(0)
        info = get_worker_info()
        numbers = iter(self.numbers) if self.numbers else self.endless(info.id, info.num_workers)
        while True:
            batch = [next(numbers, None) for _ in range(self.batch)]
            if batch[-1] is None:
                return
            rows = [strip(number) for number in batch]
            texts = numpy.full((len(rows), LONGEST), NOTHING, numpy.int64)
            for place, (_, _, says) in enumerate(rows):
                texts[place, : len(says)] = says
            yield tuple(
                torch.from_numpy(numpy.asarray(part))
                for part in (
                    numpy.stack([row[0] for row in rows]), numpy.array([row[1] for row in rows]), texts,
                    numpy.array([len(row[2]) for row in rows]),
                )
            )

    @staticmethod
    def endless(worker, workers):
        number = FIRST + worker
        while True:
            yield number
            number += workers


class Learner:
    """A network that learns, the mean of its weights, and rows that it has seen."""

    def __init__(self, reader, held, options, device):
        self.reader, self.held, self.options, self.device = reader, held, options, device
        self.average = torch.optim.swa_utils.AveragedModel(
            reader, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998), use_buffers=True
        )
        self.optimizer = torch.optim.AdamW(reader.parameters(), lr=RATE, weight_decay=2e-2)
        self.seen = []

    def learn(self, begin):
        limit, step, running, told = 60 * self.options.minutes, 0, 0.0, begin
        loader = DataLoader(
            Rows(self.options.batch // (1 + AGAIN)), None, num_workers=self.options.workers, prefetch_factor=8,
            persistent_workers=True,
        )
        fresh = 0
        for rows in loader:
            share = (time.monotonic() - begin) / limit
            if share >= 1:
                break
            fresh += len(rows[0])
            batch = self.with_seen(tuple(part.to(self.device, non_blocking=True) for part in rows))
            for group in self.optimizer.param_groups:
                group["lr"] = RATE * min(1, (step + 1) / 200) * (1 + math.cos(math.pi * share)) / 2
            running += (self.step(batch) - running) / min(step + 1, 100)
            step += 1
            if time.monotonic() - told > 25:
                told = time.monotonic()
                print(
                    f"{told - begin:.0f} s, step {step}, {fresh} rows drawn: loss {running:.3f}, "
                    f"held rows: {measure(self.average.module, self.held, self.device)}",
                    flush=True,
                )

    def with_seen(self, rows):
        """Returns new rows with some that were seen, which look different now."""
        self.seen.append(rows)
        if len(self.seen) > 3000:
            self.seen[numpy.random.randint(len(self.seen))] = self.seen.pop()
        others = [self.seen[numpy.random.randint(len(self.seen))] for _ in range(AGAIN)]
        strips, widths, texts, lengths = (torch.cat(parts) for parts in zip(rows, *others))
        return changed(strips, len(rows[0])), widths, texts, lengths

    def step(self, batch):
        strips, widths, texts, lengths = batch
        self.reader.train()
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            answers = self.reader(prepared(strips, widths))
        chances = functional.log_softmax(answers.float(), 2).transpose(0, 1)
        columns = torch.full_like(lengths, chances.shape[0])
        loss = functional.ctc_loss(chances, texts, columns, lengths, NOTHING, "none", zero_infinity=True)
        # Long rows would decide else.
        loss = (loss / (1 + lengths).sqrt()).mean()
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.reader.parameters(), 2)
        self.optimizer.step()
        self.average.update_parameters(self.reader)
        return loss.item()


def changed(strips, start):
    """Returns strips whose pixels from one strip on have another contrast and other colours."""
    old = strips[start:].float()
    count, device = len(old), strips.device
    order = torch.argsort(torch.rand(count, 3, device=device), 1)
    old = torch.gather(old, 3, order[:, None, None].expand(old.shape))
    flip = torch.rand(count, 1, 1, 1, device=device) < 0.5
    old = torch.where(flip, 255 - old, old)
    gain = torch.empty(count, 1, 1, 3, device=device).uniform_(0.5, 1.3)
    noise = torch.empty(count, 1, 1, 1, device=device).uniform_(0, 8)
    old = (old * gain + torch.randn_like(old) * noise).clamp(0, 255)
    return torch.cat([strips[:start].float(), old])


@torch.no_grad()
def measure(reader, held, device):
    """Returns how many held rows are read as they are, and how many of those that it is sure of."""
    reader.eval()
    right, sure = [], []
    for start in range(0, len(held[0]), 500):
        strips, widths, texts, lengths = (part[start : start + 500].to(device) for part in held)
        chances = functional.log_softmax(reader(prepared(strips, widths)).float(), 2)
        best = chances.max(2)
        for place in range(len(strips)):
            signs = torch.unique_consecutive(best.indices[place])
            said = signs[signs != NOTHING].tolist()
            right.append(said == texts[place, : lengths[place]].tolist())
        # The chance of the likeliest text as a whole.
        greedy = [torch.unique_consecutive(row) for row in best.indices]
        greedy = [row[row != NOTHING] for row in greedy]
        counts = torch.tensor([len(row) for row in greedy], device=device)
        said = torch.nn.utils.rnn.pad_sequence([*greedy, torch.zeros(1, device=device, dtype=torch.long)], True)[:-1]
        columns = torch.full_like(counts, chances.shape[1])
        cost = functional.ctc_loss(chances.transpose(0, 1), said, columns, counts, NOTHING, "none")
        sure.append(torch.exp(-cost))
    right, sure = torch.tensor(right), torch.cat(sure).cpu()
    parts = [f"{right.float().mean():.3f} right"]
    for least in (0.5, 0.8, 0.9):
        kept = sure > least
        parts.append(f"above {least}: {kept.float().mean():.3f}, wrong {1 - right[kept].float().mean():.4f}")
    return ", ".join(parts)


if __name__ == "__main__":
    main()
