"""Draws unit vectors that lie to each other as the prints of pictures do, and queries for them.

A print of a picture is a fixed mean, plus what its family shares (a series, a brand, one scene), plus its own part. Both
parts have the spectrum of real prints: a power that falls slowly, cut off after about a hundred directions. A query is
a catalogue's vector seen again: moved by as much as a crop or a photo moves a print. README.md says how close it comes.
"""

import numpy

SIZE = 512
CHUNK = 50_000

MEAN = 0.40  # the length of the mean of real prints
FAMILY = 8  # vectors to a family, on average
RELATION = (0.3, 1.0)  # the share of a vector that is its own, drawn evenly
MOVE = (0.15, 1.0)  # how far a query moves, drawn evenly, before its length becomes one


def prints(count, queries, seed=1):
    """Returns `count` vectors and `queries` views of some of them."""
    random = numpy.random.default_rng(seed)
    basis = numpy.linalg.qr(random.standard_normal((SIZE, SIZE)))[0].astype(numpy.float32)
    index = numpy.arange(1, SIZE + 1)
    spectrum = index**-0.7 * numpy.exp(-index / 110)
    spread = numpy.sqrt(spectrum / spectrum.sum()).astype(numpy.float32)[:, None] * basis
    mean = basis.T @ (MEAN * _unit(random.standard_normal(SIZE).astype(numpy.float32)))
    families = max(1, count // FAMILY)
    centers = numpy.empty((families, SIZE), numpy.float32)
    for start in range(0, families, CHUNK):
        _parts(random, spread, centers[start : start + CHUNK])
    vectors = numpy.empty((count, SIZE), numpy.float32)
    scale = numpy.sqrt(1 - MEAN**2, dtype=numpy.float32)
    for start in range(0, count, CHUNK):
        part = vectors[start : start + CHUNK]
        _parts(random, spread, part)
        own = random.uniform(*RELATION, (len(part), 1)).astype(numpy.float32)
        part *= own
        part += numpy.sqrt(1 - own**2) * centers[random.integers(0, families, len(part))]
        part *= scale
        part += mean
        _unit(part)
    views = numpy.empty((queries, SIZE), numpy.float32)
    _parts(random, spread, views)
    views *= random.uniform(*MOVE, (queries, 1)).astype(numpy.float32)
    views += vectors[random.integers(0, count, queries)]
    return vectors, _unit(views)


def noise(count, queries, seed=1):
    """Returns vectors without any structure, the worst case: everything is about equally far from everything."""
    random = numpy.random.default_rng(seed)
    vectors = random.standard_normal((count, SIZE), numpy.float32)
    return _unit(vectors), _unit(random.standard_normal((queries, SIZE), numpy.float32))


def truth(vectors, queries, limit):
    """Returns the numbers of the `limit` nearest vectors of each query, nearest first, by brute force."""
    best = numpy.full((len(queries), limit), -2, numpy.float32)
    rows = numpy.zeros((len(queries), limit), numpy.int64)
    for start in range(0, len(vectors), CHUNK):
        near = queries @ vectors[start : start + CHUNK].T
        top = numpy.argpartition(-near, min(limit, near.shape[1] - 1), axis=1)[:, :limit]
        values = numpy.concatenate([best, numpy.take_along_axis(near, top, 1)], 1)
        numbers = numpy.concatenate([rows, top + start], 1)
        order = numpy.argsort(-values, axis=1, kind="stable")[:, :limit]
        best = numpy.take_along_axis(values, order, 1)
        rows = numpy.take_along_axis(numbers, order, 1)
    return rows


def _parts(random, spread, to):
    numpy.matmul(random.standard_normal(to.shape, numpy.float32), spread, out=to)


def _unit(vectors):
    vectors /= numpy.linalg.norm(vectors, axis=-1, keepdims=True)
    return vectors
