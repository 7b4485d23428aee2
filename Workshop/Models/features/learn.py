#!/usr/bin/env python3
"""Learns the words that divide the descriptors of local features into cells.

Draws things and photos of them with Workshop/Models/print/draw.py, finds their features with Sources/C/CLocalFeatures itself, and
writes 256 words for each half of a descriptor to Sources/C/CLocalFeatures/words.c. README.md tells where the material
comes from.
"""

import argparse
import ctypes
import functools
import subprocess
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy

ROOT = Path(__file__).resolve().parents[3]
MODULE = ROOT / "Sources/C/CLocalFeatures"
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "print"))
import draw  # noqa: E402

SIDE, LIMIT, WORDS, TURNS, SAMPLE, SEED = 640, 300, 256, 25, 120_000, 7


class Feature(ctypes.Structure):
    _fields_ = [("place", ctypes.c_float * 5), ("descriptor", ctypes.c_uint8 * 128)]


class Options(ctypes.Structure):
    _fields_ = [("limit", ctypes.c_int32), ("contrast", ctypes.c_float), ("edge", ctypes.c_float),
                ("sigma", ctypes.c_float), ("levels", ctypes.c_int32)]


def build(folder):
    """Compiles the module to a library that Python can call."""
    library = folder / "features.so"
    sources = [str(path) for path in sorted(MODULE.glob("*.c"))]
    subprocess.run(
        ["clang", "-O2", "-shared", "-fPIC", f"-I{MODULE / 'include'}", *sources, "-lm", "-o", str(library)], check=True
    )
    return library


@functools.cache
def material(pictures, fonts):
    """Lists the raw material once a process."""
    return draw.Material(pictures, fonts)


def descriptors(job):
    """Returns the descriptors of one drawing; every third is a photo of its thing."""
    library, pictures, fonts, number = job
    kernels = ctypes.CDLL(str(library))
    kernels.fovea_pyramid_make.restype = ctypes.c_void_p
    kernels.fovea_pyramid_make.argtypes = [ctypes.c_char_p, ctypes.c_ssize_t, ctypes.c_int, ctypes.c_int, Options]
    kernels.fovea_pyramid_features.argtypes = [ctypes.c_void_p, ctypes.POINTER(Feature)]
    kernels.fovea_pyramid_free.argtypes = [ctypes.c_void_p]
    image = draw.item(material(pictures, fonts), number)
    if number % 3 == 2:
        image = draw.photo(material(pictures, fonts), image, number)
    scale = SIDE / max(image.size)
    image = image.convert("L").resize((round(image.width * scale), round(image.height * scale)))
    features = (Feature * LIMIT)()
    pyramid = kernels.fovea_pyramid_make(image.tobytes(), image.width, *image.size, Options(LIMIT, 0.02, 10, 1.6, 3))
    count = kernels.fovea_pyramid_features(pyramid, features)
    kernels.fovea_pyramid_free(pyramid)
    return numpy.frombuffer(features, [("place", "f4", 5), ("descriptor", "u1", 128)])["descriptor"][:count].copy()


def words(half, rng):
    """Returns the means of the groups that k-means finds."""
    half = half[rng.permutation(len(half))[:SAMPLE]]
    means = half[:WORDS].copy()
    for _ in range(TURNS):
        nearest = ((means * means).sum(1) - 2 * half @ means.T).argmin(1)
        ordered = half[numpy.argsort(nearest, kind="stable")]
        ends = numpy.cumsum(numpy.bincount(nearest, minlength=WORDS))
        for word, (start, end) in enumerate(zip([0, *ends], ends)):
            means[word] = ordered[start:end].mean(0) if start < end else half[rng.integers(len(half))]
    return numpy.rint(means).clip(0, 127).astype(numpy.uint8)


def source(table):
    """Returns the words as C."""
    rows = table.reshape(-1, 32)
    lines = "\n".join("    " + ", ".join(map(str, row)) + "," for row in rows)
    return (
        "// Written by Workshop/Models/features/learn.py; learn again rather than edit.\n\n#include \"internal.h\"\n\n"
        f"const uint8_t fovea_learned_words[FOVEA_CELLS / 2] = {{\n{lines}\n}};\n"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pictures", required=True, type=Path, help="the folder with a folder for each package of pictures")
    parser.add_argument("--fonts", required=True, type=Path, help="the folder with fonts")
    parser.add_argument("--count", type=int, default=900, help="the number of drawings")
    parser.add_argument("--workers", type=int, default=1, help="the number of processes")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(arguments.workers) as pool:
        library = build(Path(folder))
        jobs = [(library, arguments.pictures, arguments.fonts, number) for number in range(arguments.count)]
        found = numpy.concatenate(list(pool.map(descriptors, jobs, chunksize=8))).astype(numpy.float32)
    print(f"{len(found)} descriptors")
    rng = numpy.random.default_rng(SEED)
    table = numpy.stack([words(found[:, :64], rng), words(found[:, 64:], rng)])
    (MODULE / "words.c").write_text(source(table))


if __name__ == "__main__":
    main()
