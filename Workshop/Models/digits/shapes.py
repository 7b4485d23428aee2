"""The shapes that digits on displays are made of."""

import numpy

# The lit segments of each digit as bits: top, upper right, lower right, bottom, lower left, upper left, middle.
SEGMENTS = [
    0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111, 0b1101111,
]

# Patterns that are no digits: letters, signs, and what faults leave of digits.
LETTERS = [
    0b1110111, 0b1111100, 0b0111001, 0b1011000, 0b1011110, 0b1111001, 0b1110001, 0b1110110, 0b1110100, 0b0011110,
    0b0111000, 0b1010100, 0b1011100, 0b1110011, 0b1010000, 0b1111000, 0b0111110, 0b0011100, 0b1101110, 0b1000000,
    0b1100011, 0b0001000, 0b1001001, 0b1010111, 0b1101011, 0b0111011, 0b1011101, 0b1110101,
]

# Digits of dots, five bits for each of seven rows.
DOTS = [
    [14, 17, 19, 21, 25, 17, 14], [4, 12, 4, 4, 4, 4, 14], [14, 17, 1, 2, 4, 8, 31], [31, 2, 4, 2, 1, 17, 14],
    [2, 6, 10, 18, 31, 2, 2], [31, 16, 30, 1, 1, 17, 14], [6, 8, 16, 30, 17, 17, 14], [31, 1, 2, 4, 8, 8, 8],
    [14, 17, 17, 14, 17, 17, 14], [14, 17, 17, 15, 1, 2, 12],
]


# The ends of the segments in halves of a digit's width and height.
LINES = numpy.array(
    [
        ((-1, -1), (1, -1)), ((1, -1), (1, 0)), ((1, 0), (1, 1)), ((-1, 1), (1, 1)), ((-1, 0), (-1, 1)),
        ((-1, -1), (-1, 0)), ((-1, 0), (1, 0)),
    ],
    float,
)


def cell_segments(x, y, size, style):
    """Returns the corners of the seven segments of a digit about a middle."""
    width, height = style.width * size, style.height * size
    # Strokes get thinner where digits are squeezed.
    thick = numpy.array([style.stroke * height * min(1.0, style.aspect / 0.55), style.stroke * height])
    ends = LINES * (numpy.array([width, height]) - thick) / 2
    along = ends[:, 1] - ends[:, 0]
    length = along.sum(1)[:, None]
    along /= length
    aside = along[:, ::-1] * (-1, 1)
    half = (aside @ thick)[:, None] / 2
    half = numpy.abs(half)
    first, last, taper = style.gap * height, length - style.gap * height, style.taper * half
    steps = (
        (first, 0), (first + taper, -half), (last - taper, -half), (last, 0), (last - taper, half), (first + taper, half)
    )
    corners = numpy.stack([ends[:, 0] + along * step + aside * across for step, across in steps], 1)
    return slanted(corners, x, y, style)


def cell_dots(rows, x, y, size, style):
    """Yields the corners of the dots of a digit, and whether each is lit."""
    step = numpy.array([style.width * size / 5, style.height * size / 7])
    turns = numpy.arange(8) * numpy.pi / 4 if style.is_round else numpy.pi / 4 + numpy.arange(4) * numpy.pi / 2
    around = numpy.stack([numpy.cos(turns), numpy.sin(turns)], 1) * (1 if style.is_round else 2 ** 0.5)
    columns, lines = numpy.meshgrid(numpy.arange(5) - 2, numpy.arange(7) - 3)
    centers = numpy.stack([columns, lines], 2) * step
    shapes = slanted(centers[:, :, None] + around * step * style.dot / 2, x, y, style)
    for row, bits in enumerate(rows):
        for column in range(5):
            yield shapes[row, column], bits >> (4 - column) & 1 == 1


def slanted(points, x, y, style):
    return numpy.stack([x + points[..., 0] - style.slant * points[..., 1], y + points[..., 1]], -1)


def point_shape(x, y, size, style, narrow):
    """Returns the corners of a point about a middle."""
    half_x, half_y = size / 2 * narrow, size / 2
    if style.is_round:
        turns = numpy.arange(10) * numpy.pi / 5
        return numpy.stack([x + half_x * numpy.cos(turns), y + half_y * numpy.sin(turns)], 1)
    return numpy.array([[x - half_x, y - half_y], [x + half_x, y - half_y], [x + half_x, y + half_y], [x - half_x, y + half_y]])


def colon_shapes(x, y, style, gap):
    """Yields the corners of the two points of a colon."""
    size = max(style.point * style.height, 1.3)
    for part in (-0.2, 0.22):
        yield point_shape(x - style.slant * part * style.height, y + part * style.height, size, style, min(1, max(0.5, gap / size)))
