"""Turns a learned head into the tensors of `whitening.safetensors`."""

import json
import struct

import numpy
import torch

SMALLEST_VARIANCE = 1e-5


def whitening(prints, exponent):
    """Returns the matrix and the shift that whiten prints in part.

    `prints` is [things, views, size]; the first view is the thing itself.
    Directions in which photos of a thing differ from it count less. At an
    exponent of one half they would differ alike in every direction, noise
    included; at zero the vectors stay as they are, in which strangers share
    the few directions that vary most.
    """
    mean = prints[:, 0].mean(0)
    apart = (prints[:, 1:] - prints[:, :1]).reshape(-1, prints.shape[2])
    values, vectors = numpy.linalg.eigh(apart.T @ apart / (2 * len(apart)))
    matrix = (vectors[:, ::-1] * (values[::-1] + SMALLEST_VARIANCE) ** -exponent).T
    return matrix, -matrix @ mean


def tensors_of(head, matrix, shift):
    """Returns the tensors by name, with both normalizations of `head` folded in."""
    with torch.no_grad():
        scale = 1 / torch.sqrt(head.scale.running_var + head.scale.eps)
        local = head.local.weight * scale[:, None, None]
        local_bias = head.local.bias - local[:, :, 0, 0] @ head.scale.running_mean
        balance = 1 / torch.sqrt(head.balance.running_var + head.balance.eps)
        project = head.project.weight * balance
        project_bias = head.project.bias - project @ head.balance.running_mean
        context = head.context.weight
        tensors = {
            "local.weight": local,
            "local.bias": local_bias,
            "context.weight": context.reshape(-1, 1, 1, *context.shape[2:]),
            "context.bias": head.context.bias,
            "attention.weight": head.attention.weight,
            "attention.place": head.place + head.attention.bias[:, None],
            "project.weight": project,
            "project.bias": project_bias,
        }
    # The length is divided out afterwards: a factor keeps the numbers inside 16 bits.
    factor = 1 / numpy.abs(matrix).max()
    tensors = {name: tensor.detach().numpy() for name, tensor in tensors.items()}
    return tensors | {"whiten.weight": matrix * factor, "whiten.bias": shift * factor}


def write(tensors, path):
    """Writes `tensors` as 16-bit floats in the safetensors format."""
    header, chunks, offset = {}, [], 0
    for name, tensor in tensors.items():
        raw = numpy.ascontiguousarray(tensor, dtype="<f2").tobytes()
        if not numpy.isfinite(numpy.frombuffer(raw, "<f2")).all():
            raise ValueError(f"The tensor '{name}' doesn't fit into 16-bit floats.")
        header[name] = {"dtype": "F16", "shape": list(tensor.shape), "data_offsets": [offset, offset + len(raw)]}
        chunks.append(raw)
        offset += len(raw)
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    path.write_bytes(struct.pack("<Q", len(text)) + text + b"".join(chunks))
