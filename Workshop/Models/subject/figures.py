"""Draws things that no package holds: people and animals of plain parts, blobs, books and boxes.

Their parts are large, plain or of different textures, and belong together only by their form.
"""

import math

import cv2
import numpy

from light import blurred

SIDE = 320
SKINS = [(236, 196, 170), (205, 150, 115), (150, 100, 70), (90, 60, 45)]
HAIRS = [(30, 25, 20), (80, 55, 35), (180, 150, 90), (140, 140, 140)]
COATS = [(110, 70, 40), (60, 45, 35), (200, 190, 175), (150, 110, 70), (35, 32, 30), (128, 122, 118)]


def color(rng):
    if rng.random() < 0.6:
        return tuple(rng.randint(0, 255) for _ in range(3))
    gray = rng.choice([rng.randint(0, 60), rng.randint(190, 255), rng.randint(0, 255)])
    return tuple(min(255, max(0, gray + rng.randint(-12, 12))) for _ in range(3))


def gradient(rng, size, reach=0.7):
    """Returns one colour that runs into another."""
    first = numpy.array(color(rng), numpy.float32)
    second = first + rng.uniform(0, reach) * (numpy.array(color(rng), numpy.float32) - first)
    w, h = size
    x, y = numpy.linspace(0, 1, w, dtype=numpy.float32)[None], numpy.linspace(0, 1, h, dtype=numpy.float32)[:, None]
    if rng.random() < 0.5:
        angle = rng.uniform(0, 2 * math.pi)
        ramp = (x - 0.5) * math.cos(angle) + (y - 0.5) * math.sin(angle) + 0.5
    else:
        ramp = numpy.hypot(x - rng.random(), y - rng.random())
    return (first + ramp.clip(0, 1)[:, :, None] * (second - first)).astype(numpy.uint8)


def tiled(texture, size, side):
    """Returns a texture repeated over a frame, `side` pixels wide each."""
    w = max(16, int(side))
    h = max(16, int(side * texture.shape[0] / texture.shape[1]))
    tile = cv2.resize(texture, (w, h), interpolation=cv2.INTER_AREA)
    rows, columns = -(-size[1] // tile.shape[0]), -(-size[0] // tile.shape[1])
    return numpy.tile(tile, (rows, columns, 1))[: size[1], : size[0]]


def paint(rng, material, held, size=(SIDE, SIDE)):
    """Returns what a part may be covered with: a color, stripes, squares or a texture."""
    draw = rng.random()
    if draw < 0.5:
        return gradient(rng, size, 0.25)
    if draw < 0.65:
        sheet = gradient(rng, size, 0.1)
        period, other = rng.randint(6, 40), gradient(rng, size, 0.1)
        w, h = size
        stripes = numpy.arange(h)[:, None] % period < period * rng.uniform(0.2, 0.6)
        if rng.random() < 0.5:
            stripes = stripes ^ (numpy.arange(w)[None] % period < period / 2)
        return numpy.where(numpy.broadcast_to(stripes, (h, w))[:, :, None], other, sheet)
    return tiled(material.texture(rng, held), size, rng.uniform(0.3, 1.2) * max(size))


class Figure:
    """A thing under construction, part by part, from behind to the front."""

    def __init__(self, rng):
        self.colors = numpy.zeros((SIDE, SIDE, 3), numpy.float32)
        self.alpha = numpy.zeros((SIDE, SIDE), numpy.uint8)
        angle = rng.uniform(0, 2 * math.pi)
        self.light = math.cos(angle) * rng.uniform(0, 1.2), math.sin(angle) * rng.uniform(0, 1.2)
        self.round = rng.uniform(0.1, 0.5)

    def cover(self, shape, cloth, depth):
        """Adds the part with the outline `shape`, lit as if it were round over `depth` pixels."""
        part = numpy.zeros((SIDE, SIDE), numpy.uint8)
        cv2.fillPoly(part, [numpy.rint(numpy.array(shape) * 16).astype(numpy.int32)], 255, cv2.LINE_AA, 4)
        high = blurred(part, max(1, depth / 2)).astype(numpy.float32) / 255
        slope = cv2.Sobel(high, -1, 1, 0) * self.light[0] + cv2.Sobel(high, -1, 0, 1) * self.light[1]
        bright = 1 - self.round + self.round * high * 1.3 + slope * depth / 12
        share = part[:, :, None].astype(numpy.float32) / 255
        self.colors += share * (cloth * bright.clip(0.2, 1.6)[:, :, None] - self.colors)
        self.alpha = numpy.maximum(self.alpha, part)

    def limb(self, start, angle, length, thick, thin, cloth):
        """Adds a limb that starts at a place and leads down at an angle; returns where it ends."""
        end = start[0] + length * math.sin(angle), start[1] + length * math.cos(angle)
        across = math.cos(angle), -math.sin(angle)
        turns = [step * math.pi / 6 for step in range(7)]
        along = math.sin(angle), math.cos(angle)
        shape = []
        for middle, wide, sign in ((start, thick / 2, -1), (end, thin / 2, 1)):
            for turn in turns:
                a, b = sign * wide * math.cos(turn), sign * wide * math.sin(turn)
                shape.append((middle[0] + a * across[0] + b * along[0], middle[1] + a * across[1] + b * along[1]))
        self.cover(shape, cloth, thick * 0.6)
        return end

    def image(self):
        box = cv2.boundingRect(self.alpha)
        pixels = numpy.dstack([self.colors.clip(0, 255).astype(numpy.uint8), self.alpha])
        return pixels[box[1] : box[1] + box[3], box[0] : box[0] + box[2]]


def person(rng, material, held):
    """Returns someone in clothes, standing, walking or sitting."""
    return _Person(rng, material, held).image()


class _Person(Figure):
    """Someone of 8 heads' height, drawn from the far arm to the near one."""

    def __init__(self, rng, material, held):
        super().__init__(rng)
        self.rng, self.unit, self.wide, self.sits = rng, SIDE / 8.6, rng.uniform(0.8, 1.35), rng.random() < 0.2
        self.skin, self.hair = _plain(rng.choice(SKINS), rng.uniform(0.85, 1.1)), _plain(rng.choice(HAIRS), 1)
        self.shirt, self.trousers, self.shoes = (paint(rng, material, held).astype(numpy.float32) for _ in range(3))
        lean, tall = rng.gauss(0, 0.15), 2.6 * self.unit
        self.hip = SIDE / 2, SIDE * 0.5
        self.neck = self.hip[0] - tall * math.sin(lean), self.hip[1] - tall * math.cos(lean)
        sleeve = self.shirt if rng.random() < 0.6 else self.skin
        stocking = self.trousers if rng.random() < 0.75 else self.skin
        self.arm(-1, sleeve)
        self.leg(-1, stocking)
        self.leg(1, stocking)
        if rng.random() < 0.3:
            self.skirt()
        self.trunk()
        self.head()
        self.arm(1, sleeve)

    def arm(self, side, sleeve):
        unit, wide = self.unit, self.wide
        shoulder = self.neck[0] + side * 0.75 * wide * unit, self.neck[1] + 0.3 * unit
        bend = side * abs(self.rng.gauss(0.25, 0.6))
        elbow = self.limb(shoulder, bend, 1.4 * unit, 0.62 * wide * unit, 0.5 * wide * unit, self.shirt)
        bend += self.rng.gauss(0, 0.7)
        hand = self.limb(elbow, bend, 1.2 * unit, 0.5 * wide * unit, 0.36 * unit, sleeve)
        self.limb(hand, bend, 0.35 * unit, 0.36 * unit, 0.3 * unit, self.skin)

    def leg(self, side, stocking):
        rng, unit, wide = self.rng, self.unit, self.wide
        start = self.hip[0] + side * 0.4 * wide * unit, self.hip[1]
        bend = side * (rng.uniform(0.7, 1.5) if self.sits else abs(rng.gauss(0.05, 0.25)))
        knee = self.limb(start, bend, 1.9 * unit, 0.95 * wide * unit, 0.68 * wide * unit, self.trousers)
        bend += -side * rng.uniform(0.8, 1.6) if self.sits else rng.gauss(0, 0.35)
        foot = self.limb(knee, bend, 1.8 * unit, 0.66 * wide * unit, 0.42 * unit, stocking)
        self.limb(foot, bend + rng.choice([-1.3, 1.3]), 0.5 * unit, 0.42 * unit, 0.34 * unit, self.shoes)

    def skirt(self):
        above, flare = 0.7 * self.wide * self.unit, self.rng.uniform(0.9, 2.2) * self.unit
        (x, y), low = self.hip, self.hip[1] + self.rng.uniform(1.2, 3.2) * self.unit
        top = y - self.unit
        self.cover([(x - above, top), (x + above, top), (x + flare, low), (x - flare, low)], self.trousers, self.unit)

    def trunk(self):
        unit, (x, y), (low, foot) = self.unit, self.neck, self.hip
        across, waist = 0.95 * self.wide * unit, self.rng.uniform(0.6, 0.95) * self.wide * unit
        shape = [(x - across, y + 0.15 * unit), (x, y - 0.1 * unit), (x + across, y + 0.15 * unit)]
        shape += [(low + waist, foot + 0.3 * unit), (low - waist, foot + 0.3 * unit)]
        self.cover(shape, self.shirt, 0.9 * unit)

    def head(self):
        unit, (x, y) = self.unit, self.neck
        self.limb((x, y - 0.3 * unit), 0, 0.4 * unit, 0.45 * unit, 0.5 * unit, self.skin)
        x, y = x + self.rng.gauss(0, 0.1) * unit, y - 0.75 * unit
        self.cover(_round((x, y), (0.5 * unit, 0.58 * unit)), self.hair, 0.5 * unit)
        if self.rng.random() < 0.75:
            face = x + self.rng.gauss(0, 0.1) * unit, y + 0.14 * unit
            self.cover(_round(face, (0.42 * unit, 0.46 * unit)), self.skin, 0.4 * unit)


def animal(rng, material, held):
    """Returns something on four legs, from the side."""
    figure = Figure(rng)
    if rng.random() < 0.7:
        coat = _plain(rng.choice(COATS), rng.uniform(0.7, 1.2))
    else:
        coat = paint(rng, material, held).astype(numpy.float32)
    dark = coat * rng.uniform(0.3, 1)
    long, tall, high = rng.uniform(80, 120), rng.uniform(40, 62), rng.uniform(40, 90)
    middle = 160, 150
    fore, hind = (middle[0] + long / 2, middle[1]), (middle[0] - long / 2, middle[1])

    def leg(start, shade):
        bend = rng.gauss(0, 0.3)
        knee = figure.limb((start[0], start[1] + tall * 0.2), bend, high * 0.55, tall * 0.42, tall * 0.22, coat * shade)
        figure.limb(knee, bend + rng.gauss(0, 0.3), high * 0.6, tall * 0.2, tall * 0.15, dark * shade)

    leg(fore, 0.75)
    leg(hind, 0.75)
    tail = hind[0] - tall * 0.3, hind[1] - tall * 0.2
    figure.limb(tail, rng.uniform(-1.4, -0.1), high * 0.8, tall * 0.14, tall * 0.16, dark)
    figure.limb(hind, math.pi / 2 + rng.gauss(0, 0.06), long, tall * rng.uniform(0.85, 1.05), tall, coat)
    leg(fore, 1)
    leg(hind, 1)
    up = rng.uniform(1.7, 2.7)
    neck = fore[0] + tall * 0.1, fore[1] - tall * 0.15
    head = figure.limb(neck, up, tall * rng.uniform(0.5, 1.3), tall * 0.7, tall * 0.42, coat)
    ear = head[0] - tall * 0.05, head[1]
    figure.limb(ear, up + rng.uniform(0.2, 0.6), tall * 0.35, tall * 0.12, tall * 0.06, dark)
    figure.limb(head, rng.uniform(0.5, 1.5), tall * rng.uniform(0.4, 0.8), tall * 0.42, tall * 0.24, coat)
    return figure.image()


def blob(rng, material, held):
    """Returns something plain and round, or with corners, of one or two parts."""
    figure = Figure(rng)
    reach = SIDE * 0.36
    outline = _wavy(rng, reach) if rng.random() < 0.6 else _box(rng, reach)
    figure.cover(outline, paint(rng, material, held).astype(numpy.float32), rng.uniform(4, 60))
    if rng.random() < 0.5:
        whole = figure.alpha.copy()
        part = _wavy(rng, reach * rng.uniform(0.3, 0.8))
        shift = numpy.array([rng.gauss(0, 50), rng.gauss(0, 50)])
        figure.cover(numpy.array(part) + shift, paint(rng, material, held).astype(numpy.float32), rng.uniform(2, 30))
        figure.alpha = whole
    return figure.image()


def flat(rng, material, held):
    """Returns a book, a box or a poster in perspective: a page with pictures and lines."""
    w = rng.randint(150, 300)
    h = int(w * rng.choice([1.4, 1.5, 1.3, 1.0, 0.7, 1.8]))
    page = gradient(rng, (w, h)) if rng.random() < 0.6 else material.scene(rng, (w, h), held).copy()
    if rng.random() < 0.6:
        art, _ = material.thing(rng, held)
        _print(page, art, w * rng.uniform(0.5, 0.9), h * rng.uniform(0.4, 0.8), rng.uniform(0.2, 0.9))
    _write(rng, page)
    spread = rng.choice([0.02, 0.06, 0.15])
    corners = numpy.float32([(0, 0), (1, 0), (1, 1), (0, 1)])
    moved = corners + numpy.float32([[rng.uniform(-spread, spread) + 0.2 for _ in range(2)] for _ in range(4)])
    matrix = cv2.getPerspectiveTransform(corners * numpy.float32([w, h]), moved * numpy.float32([w, h]))
    sheet = numpy.dstack([page, numpy.full((h, w), 255, numpy.uint8)])
    sheet = cv2.warpPerspective(sheet, matrix, (int(1.4 * w), int(1.4 * h)))
    x, y, w, h = cv2.boundingRect(sheet[:, :, 3])
    return sheet[y : y + h, x : x + w]


def _write(rng, page):
    """Puts lines of bars on a page, like letters from afar."""
    h, w = page.shape[:2]
    ink, y = color(rng), h * rng.uniform(0.04, 0.3)
    for _ in range(rng.randint(0, 6)):
        tall = h * rng.uniform(0.02, 0.09)
        x = w * rng.uniform(0.06, 0.3)
        while x < w * rng.uniform(0.6, 0.95):
            letter = tall * rng.uniform(0.3, 0.8)
            top = int(y + tall * rng.uniform(0, 0.3))
            cv2.rectangle(page, (int(x), top), (int(x + letter), int(y + tall)), ink, -1)
            x += letter * rng.uniform(1.2, 1.6)
        y += tall * 1.7


def _print(page, art, wide, high, place):
    """Puts `art` on a page, in the middle of its width."""
    scale = min(wide / art.shape[1], high / art.shape[0], 1)
    art = cv2.resize(art, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    h, w = art.shape[:2]
    x, y = (page.shape[1] - w) // 2, int((page.shape[0] - h) * place)
    under = page[y : y + h, x : x + w]
    share = art[:, :, 3:].astype(numpy.float32) / 255
    under[:] = under + share * (art[:, :, :3].astype(numpy.float32) - under)


def _plain(tone, bright):
    return numpy.broadcast_to(numpy.float32(tone) * numpy.float32(bright), (SIDE, SIDE, 3))


def _round(middle, radii):
    turns = [step * math.pi / 12 for step in range(24)]
    return [(middle[0] + radii[0] * math.cos(turn), middle[1] + radii[1] * math.sin(turn)) for turn in turns]


def _wavy(rng, reach):
    count = rng.randint(3, 9)
    waves = [(number, rng.gauss(0, 0.35 / number), rng.uniform(0, 2 * math.pi)) for number in range(1, count)]
    narrow = rng.uniform(0.4, 1)
    shape = []
    for step in range(90):
        turn = step * math.pi / 45
        wave = sum(size * math.cos(number * turn + start) for number, size, start in waves)
        far = reach * min(1.35, max(0.25, 1 + wave))
        shape.append((SIDE / 2 + far * math.cos(turn), SIDE / 2 + narrow * far * math.sin(turn)))
    return shape


def _box(rng, reach):
    """Returns the outline of a square with round corners, as wide above as it may be below."""
    power, above, narrow = rng.uniform(2, 12), rng.uniform(0.6, 1.2), rng.uniform(0.4, 1.1)
    shape = []
    for step in range(90):
        turn = step * math.pi / 45
        c, s = math.cos(turn), math.sin(turn)
        far = reach / (abs(c) ** power + abs(s) ** power) ** (1 / power)
        shape.append((SIDE / 2 + far * c * narrow * (1 if s > 0 else above), SIDE / 2 + far * s))
    return shape
