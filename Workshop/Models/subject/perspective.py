"""Maps of the plane that keep straight lines."""

import numpy


def perspective(target, source):
    """Returns the eight numbers of the transformation that takes `target` to `source`, as Pillow wants them."""
    rows, right = [], []
    for (x, y), (u, v) in zip(target, source):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return numpy.linalg.solve(numpy.array(rows, float), numpy.array(right, float)).tolist()
