"""Reads the tensors of a PyTorch weights file in the legacy format.

The format is five pickles (a magic number, a version, facts about the writing
machine, the state dictionary, the list of storages) and then, for each storage
in that order, a 64-bit count and the raw little-endian elements.

A pickle is a program. The reader below runs only the few calls that a state
dictionary of tensors needs and refuses every other one by name, so a file from
elsewhere cannot make it do anything.
"""

import array
import collections
import io
import math
import pickle
import struct
import sys

MAGIC = 0x1950A86A20F9469CFC6C
PROTOCOL = 1001

# Element codes of `array`, by the name of the storage class in the file.
ELEMENTS = {
    "FloatStorage": ("f", 4),
    "DoubleStorage": ("d", 8),
    "LongStorage": ("q", 8),
    "IntStorage": ("i", 4),
}


class WeightsError(Exception):
    """The weights file can't be used; the message says why and what to do."""


class Tensor:
    """A dense tensor: a shape, and its elements row by row."""

    def __init__(self, shape, values):
        self.shape = tuple(shape)
        self.values = values


class _Storage:
    """The elements that one or more tensors of the file look into."""

    def __init__(self, kind, count):
        self.kind = kind
        self.count = count
        self.values = None


class _Reference:
    """A tensor whose storage hasn't been read yet."""

    def __init__(self, storage, offset, shape, strides):
        self.storage = storage
        self.offset = offset
        self.shape = tuple(shape)
        self.strides = tuple(strides)

    def resolve(self, name):
        """Returns the tensor with its elements row by row, whatever their order in the file."""
        values = self.storage.values
        steps = list(zip(self.shape, self.strides))
        last = self.offset + sum((extent - 1) * stride for extent, stride in steps)
        sound = self.offset >= 0 and all(extent > 0 and stride >= 0 for extent, stride in steps)
        if not sound or last >= len(values) or math.prod(self.shape) > len(values):
            raise WeightsError(f"The tensor '{name}' reaches past its storage; the file is damaged.")
        places = [self.offset]
        for extent, stride in steps:
            places = [place + step * stride for place in places for step in range(extent)]
        return Tensor(self.shape, array.array(values.typecode, [values[place] for place in places]))


def _rebuild_tensor(storage, offset, shape, strides, *_):
    if not isinstance(storage, _Storage):
        raise WeightsError("A tensor names no storage; the file is damaged.")
    return _Reference(storage, offset, shape, strides)


class _Unpickler(pickle.Unpickler):
    """An unpickler that knows tensors and nothing else."""

    def __init__(self, file, storages):
        super().__init__(file)
        self.storages = storages

    def find_class(self, module, name):
        if (module, name) == ("collections", "OrderedDict"):
            return collections.OrderedDict
        if (module, name) in {
            ("torch._utils", "_rebuild_tensor_v2"),
            ("torch._utils", "_rebuild_tensor"),
        }:
            return _rebuild_tensor
        if module == "torch" and name in ELEMENTS:
            return name
        raise WeightsError(
            f"The weights file asks to run '{module}.{name}', which no list of tensors needs. "
            "Don't use the file; fetch the published one."
        )

    def persistent_load(self, identifier):
        try:
            tag, kind, key, _, count, view = identifier
        except (TypeError, ValueError):
            raise WeightsError("The weights file describes a storage in an unknown way.") from None
        if tag != "storage" or kind not in ELEMENTS or view is not None:
            raise WeightsError("The weights file describes a storage in an unknown way.")
        return self.storages.setdefault(key, _Storage(kind, count))


def read(data):
    """Returns the tensors in `data`, the bytes of a weights file, by name."""
    file = io.BytesIO(data)
    storages = {}
    try:
        if _Unpickler(file, storages).load() != MAGIC:
            raise WeightsError("The file isn't a PyTorch weights file in the legacy format.")
        if _Unpickler(file, storages).load() != PROTOCOL:
            raise WeightsError("The weights file has an unknown version; fetch the pinned one.")
        facts = _Unpickler(file, storages).load()
        if not facts.get("little_endian", False):
            raise WeightsError("The weights file was written big-endian; fetch the pinned one.")
        state = _Unpickler(file, storages).load()
        keys = _Unpickler(file, storages).load()
        for key in keys:
            _fill(storages[key], file)
        if not isinstance(state, dict):
            raise WeightsError("The weights file holds something other than a list of tensors.")
        return {name: value.resolve(name) for name, value in state.items() if isinstance(value, _Reference)}
    except WeightsError:
        raise
    except (EOFError, struct.error):
        raise WeightsError("The weights file ends early; fetch it again.") from None
    except Exception as error:  # `pickle` raises nearly anything on damaged data.
        raise WeightsError(f"The weights file is damaged ({error}); fetch it again.") from error


def _fill(storage, file):
    (count,) = struct.unpack("<q", file.read(8))
    if count != storage.count:
        raise WeightsError("A storage of the weights file has the wrong length; fetch it again.")
    code, size = ELEMENTS[storage.kind]
    raw = file.read(count * size)
    if len(raw) != count * size:
        raise WeightsError("The weights file ends early; fetch it again.")
    storage.values = array.array(code, raw)
    if sys.byteorder == "big":
        storage.values.byteswap()
