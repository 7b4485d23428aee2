"""Composes pictures to learn from: things cut out of their own pictures on backgrounds, and which pixels are theirs.

Every picture is composed from a number, so that the same numbers give the same
pictures. The raw material is in Debian packages (see README.md).
"""

import functools
import io
import math
import random
import zlib
from pathlib import Path

import numpy
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from material import Material
from perspective import perspective

SIDE = 320
CANVAS = 400


class Composer:
    """Puts things of `material` on its backgrounds."""

    def __init__(self, material: Material):
        self.material = material

    def picture(self, number, held=False):
        """Returns picture `number`, scaled to a square as in use, and the mask of its things.

        With `held` it consists of things and backgrounds that no other picture shows.
        """
        rng = random.Random(f"subject {number} {held}")
        ratio = rng.choice([4 / 3, 3 / 4, 3 / 4, 4 / 3, 3 / 2, 2 / 3, 16 / 9, 9 / 16, 1, 1])
        size = int(CANVAS * min(1, ratio)), int(CANVAS * min(1, 1 / ratio))
        scene = self._background(rng, size, held)
        mask = Image.new("L", size)
        if rng.random() < 0.3:
            scene = _patches(rng, scene)
        for _ in range(rng.choices([0, 1, 2, 3, 4], [7, 58, 19, 10, 6])[0]):
            scene, mask = self._add(rng, scene, mask, held)
        scene = _camera(rng, scene)
        return scene.resize((SIDE, SIDE), Image.BILINEAR), mask.resize((SIDE, SIDE), Image.BOX)

    # Backgrounds.

    def _background(self, rng, size, held):
        draw = rng.random()
        if draw < 0.62:
            scene = self.material.scene(rng, size, held)
        elif draw < 0.76:
            scene = self._room(rng, size, held)
        elif draw < 0.86:
            scene = self._surface(rng, size, held)
        else:
            scene = _gradient(rng, size)
        if rng.random() < 0.3:
            scene = scene.filter(ImageFilter.GaussianBlur(rng.uniform(1, 9)))
        return scene

    def _surface(self, rng, size, held):
        """Returns a texture that covers the frame."""
        if rng.random() < 0.3:
            return _gradient(rng, size)
        texture = self.material.texture(rng, held)
        side = rng.uniform(0.4, 1.6) * max(size)
        return _tiled(texture, size, side)

    def _room(self, rng, size, held):
        """Returns a floor or a table in perspective before a wall."""
        w, h = size
        horizon = rng.uniform(0.05, 0.75) * h
        wall = self._surface(rng, size, held) if rng.random() < 0.6 else self.material.scene(rng, size, held)
        if rng.random() < 0.5:
            wall = wall.filter(ImageFilter.GaussianBlur(rng.uniform(1, 6)))
        floor = self._surface(rng, (2 * w, 2 * h), held)
        spread = rng.uniform(0.2, 1.2) * w
        corners = [(0, horizon), (w, horizon), (w + spread, 1.05 * h), (-spread, 1.05 * h)]
        matrix = perspective(corners, [(0, 0), (2 * w, 0), (2 * w, 2 * h), (0, 2 * h)])
        floor = floor.transform(size, Image.PERSPECTIVE, matrix, Image.BILINEAR)
        edge = Image.new("L", size)
        tilt = rng.gauss(0, 0.02) * h
        ImageDraw.Draw(edge).polygon([(0, horizon - tilt), (w, horizon + tilt), (w, h), (0, h)], fill=255)
        return Image.composite(floor, wall, edge.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 3))))

    # Things.

    def _add(self, rng, scene, mask, held):
        w, h = scene.size
        thing = self._flat(rng, held) if rng.random() < 0.12 else self.material.thing(rng, held)
        reach = math.exp(rng.uniform(math.log(0.22), math.log(1.15)))
        scale = reach * min(w / thing.width, h / thing.height)
        angle = rng.gauss(0, 6) if rng.random() < 0.85 else rng.uniform(-180, 180)
        thing = thing.resize((max(8, int(thing.width * scale)), max(8, int(thing.height * scale))), Image.BICUBIC)
        if rng.random() < 0.5:
            thing = thing.transpose(Image.FLIP_LEFT_RIGHT)
        thing = thing.rotate(angle, Image.BICUBIC, expand=True)
        free = max(0.15, 1 - reach)
        x = int(w * (0.5 + rng.gauss(0, 0.45) * free) - thing.width / 2)
        y = int(h * (0.5 + rng.gauss(0.1, 0.45) * free) - thing.height / 2)
        shape = Image.new("L", scene.size)
        shape.paste(thing.getchannel("A"), (x, y))
        if numpy.asarray(shape).mean() < 0.006 * 255:
            return scene, mask
        colors = Image.new("RGB", scene.size)
        colors.paste(_lit(rng, thing.convert("RGB"), scene), (x, y))
        if rng.random() < 0.5:
            scene = _shaded(rng, scene, shape)
        soft = shape.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 1.3)))
        return Image.composite(colors, scene, soft), ImageChops.lighter(mask, shape)

    def _flat(self, rng, held):
        """Returns a book, a box or a poster in perspective: a page with pictures and lines."""
        w = rng.randint(150, 300)
        h = int(w * rng.choice([1.4, 1.5, 1.3, 1.0, 0.7, 1.8]))
        page = _gradient(rng, (w, h)) if rng.random() < 0.6 else self.material.scene(rng, (w, h), held)
        pen = ImageDraw.Draw(page)
        if rng.random() < 0.6:
            art = self.material.thing(rng, held)
            art.thumbnail((int(w * rng.uniform(0.5, 0.9)), int(h * rng.uniform(0.4, 0.8))))
            page.paste(art, ((w - art.width) // 2, int((h - art.height) * rng.uniform(0.2, 0.9))), art)
        ink = _color(rng)
        y = h * rng.uniform(0.04, 0.3)
        for _ in range(rng.randint(0, 6)):
            tall = h * rng.uniform(0.02, 0.09)
            x = w * rng.uniform(0.06, 0.3)
            while x < w * rng.uniform(0.6, 0.95):
                letter = tall * rng.uniform(0.3, 0.8)
                pen.rectangle((x, y + tall * rng.uniform(0, 0.3), x + letter, y + tall), fill=ink)
                x += letter * rng.uniform(1.2, 1.6)
            y += tall * 1.7
        page = page.convert("RGBA")
        spread = rng.choice([0.02, 0.06, 0.15])
        corners = [
            (x * w + rng.uniform(-spread, spread) * w + 0.2 * w, y * h + rng.uniform(-spread, spread) * h + 0.2 * h)
            for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))
        ]
        matrix = perspective(corners, [(0, 0), (w, 0), (w, h), (0, h)])
        page = page.transform((int(1.4 * w), int(1.4 * h)), Image.PERSPECTIVE, matrix, Image.BICUBIC)
        return page.crop(page.getbbox())


# Light and lens.


def _lit(rng, thing, scene):
    """Returns the thing in light that resembles that of the scene."""
    pixels = numpy.asarray(thing, numpy.float32) / 255
    around = numpy.asarray(scene.resize((8, 8), Image.BOX), numpy.float32).mean((0, 1)) / 255 + 0.05
    tint = around / around.mean()
    share = rng.uniform(0, 0.6)
    gain = math.exp(rng.gauss(0, 0.2)) * (around.mean() / 0.45) ** (0.5 * share)
    pixels = pixels * (1 + share * (tint - 1)) * gain
    if rng.random() < 0.6:
        h, w, _ = pixels.shape
        y, x = numpy.mgrid[0:h, 0:w].astype(numpy.float32)
        angle = rng.uniform(0, 2 * math.pi)
        ramp = (x / w - 0.5) * math.cos(angle) + (y / h - 0.5) * math.sin(angle)
        pixels = pixels * (1 + rng.uniform(0, 0.9) * ramp)[:, :, None]
    pixels = ((pixels - 0.5) * math.exp(rng.gauss(-0.05, 0.15)) + 0.5).clip(0, 1)
    return Image.fromarray((pixels * 255).astype(numpy.uint8))


def _shaded(rng, scene, shape):
    """Returns the scene with a shadow of `shape`."""
    side = max(scene.size)
    offset = int(rng.gauss(0, 0.02) * side), int(rng.uniform(0, 0.05) * side)
    shade = ImageChops.offset(shape, *offset).filter(ImageFilter.GaussianBlur(rng.uniform(0.008, 0.05) * side))
    strength = rng.uniform(0.2, 0.75)
    return Image.composite(Image.new("RGB", scene.size), scene, shade.point(lambda value: int(value * strength)))


def _patches(rng, scene):
    """Returns the scene with blots of itself, so that an edge of something pasted doesn't make a thing."""
    w, h = scene.size
    for _ in range(rng.randint(1, 3)):
        blot = Image.new("L", scene.size)
        cx, cy, reach = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0.06, 0.3) * w
        corners = sorted(rng.uniform(0, 2 * math.pi) for _ in range(rng.randint(4, 14)))
        outline = []
        for angle in corners:
            far = reach * rng.uniform(0.5, 1.3)
            outline.append((cx + far * math.cos(angle), cy + far * math.sin(angle)))
        ImageDraw.Draw(blot).polygon(outline, fill=255)
        blot = blot.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 4)))
        other = ImageChops.offset(scene, rng.randint(-w // 3, w // 3), rng.randint(-h // 3, h // 3))
        if rng.random() < 0.5:
            other = other.transpose(Image.FLIP_LEFT_RIGHT)
        scene = Image.composite(other, scene, blot)
    return scene


def _camera(rng, scene):
    """Returns the scene after light, lens, sensor and compression."""
    pixels = numpy.asarray(scene, numpy.float32) / 255
    pixels = pixels ** math.exp(rng.gauss(0, 0.2))
    pixels = pixels * numpy.array([math.exp(rng.gauss(0, 0.06)) for _ in range(3)], numpy.float32)
    pixels = pixels * math.exp(rng.gauss(0, 0.15))
    gray = pixels.mean(2, keepdims=True)
    pixels = gray + (pixels - gray) * rng.choice([1, 1, 1, 1, rng.uniform(0.4, 1.3), 0])
    if rng.random() < 0.4:
        noise = numpy.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(0.005, 0.04), pixels.shape)
        pixels = pixels + noise.astype(numpy.float32)
    scene = Image.fromarray((pixels.clip(0, 1) * 255).astype(numpy.uint8))
    if rng.random() < 0.4:
        scene = scene.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.5)))
    file = io.BytesIO()
    scene.save(file, "JPEG", quality=rng.randint(40, 95))
    return Image.open(file).convert("RGB")


def _color(rng):
    return tuple(rng.randint(0, 255) for _ in range(3)) if rng.random() < 0.6 else (rng.randint(0, 255),) * 3


def _gradient(rng, size):
    """Returns one colour that runs into another."""
    first = numpy.array(_color(rng), numpy.float32)
    second = first + rng.uniform(0, 0.7) * (numpy.array(_color(rng), numpy.float32) - first)
    w, h = size
    y, x = numpy.mgrid[0:h, 0:w].astype(numpy.float32)
    if rng.random() < 0.5:
        angle = rng.uniform(0, 2 * math.pi)
        ramp = (x / w - 0.5) * math.cos(angle) + (y / h - 0.5) * math.sin(angle) + 0.5
    else:
        ramp = numpy.hypot(x / w - rng.random(), y / h - rng.random())
    pixels = first + ramp.clip(0, 1)[:, :, None] * (second - first)
    return Image.fromarray(pixels.astype(numpy.uint8))


def _tiled(texture, size, side):
    """Returns a texture repeated over a frame, `side` pixels wide each."""
    tile = texture.resize((max(16, int(side)), max(16, int(side * texture.height / texture.width))), Image.BILINEAR)
    sheet = Image.new("RGB", size)
    for x in range(0, size[0], tile.width):
        for y in range(0, size[1], tile.height):
            sheet.paste(tile, (x, y))
    return sheet
