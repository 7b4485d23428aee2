"""Composes pictures to learn from: things cut out of their own pictures on backgrounds, and which pixels are theirs.

Every picture is composed from a number, so that the same numbers give the same
pictures. The raw material is in Debian packages (see README.md).
"""

import math
import random

import cv2
import numpy

import figures
from light import blurred, camera, lit, moved, shaded

SIDE = 320
TRUTH = 160
CANVAS = 384
RATIOS = [4 / 3, 3 / 4, 3 / 4, 4 / 3, 3 / 2, 2 / 3, 16 / 9, 9 / 16, 1, 1]
DRAWN = {figures.flat: 0.09, figures.person: 0.12, figures.animal: 0.05, figures.blob: 0.09}


class Composer:
    """Puts things of `material` on its backgrounds."""

    def __init__(self, material):
        self.material = material

    def picture(self, number, held=False):
        """Returns picture `number`, scaled to a square as in use, and the mask of its things.

        With `held` it consists of things and backgrounds that no other picture shows.
        """
        rng = random.Random(f"subject {number} {held}")
        ratio = rng.choice(RATIOS)
        size = int(CANVAS * min(1, ratio)), int(CANVAS * min(1, 1 / ratio))
        scene = self._background(rng, size, held)
        mask = numpy.zeros(scene.shape[:2], numpy.uint8)
        if rng.random() < 0.3:
            scene = _patches(rng, scene)
        count = rng.choices([0, 1, 2, 3, 4], [4, 62, 19, 9, 6])[0]
        if count and rng.random() < 0.12:
            scene = self._distance(rng, scene, held)
        large = count and rng.random() < 0.35
        for place in range(count):
            first = large and place == 0
            reach = rng.uniform(0.8, 1.6) if first else math.exp(rng.uniform(math.log(0.2), math.log(1.1)))
            scene, mask = self._add(rng, scene, mask, reach, held)
        scene = camera(rng, scene)
        picture = cv2.resize(scene, (SIDE, SIDE), interpolation=cv2.INTER_LINEAR)
        return picture, cv2.resize(mask, (TRUTH, TRUTH), interpolation=cv2.INTER_AREA)

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
            scene = figures.gradient(rng, size)
        draw = rng.random()
        if draw < 0.3:
            return blurred(scene, rng.uniform(1, 9))
        return moved(rng, scene, 0.12) if draw < 0.36 else scene

    def _surface(self, rng, size, held):
        """Returns a texture that covers the frame."""
        if rng.random() < 0.3:
            return figures.gradient(rng, size)
        return figures.tiled(self.material.texture(rng, held), size, rng.uniform(0.4, 1.6) * max(size))

    def _room(self, rng, size, held):
        """Returns a floor or a table in perspective before a wall."""
        w, h = size
        horizon = rng.uniform(0.05, 0.75) * h
        wall = self._surface(rng, size, held) if rng.random() < 0.6 else self.material.scene(rng, size, held)
        if rng.random() < 0.5:
            wall = blurred(wall, rng.uniform(1, 6))
        floor = self._surface(rng, (2 * w, 2 * h), held)
        spread = rng.uniform(0.2, 1.2) * w
        corners = numpy.float32([(0, 0), (2 * w, 0), (2 * w, 2 * h), (0, 2 * h)])
        target = numpy.float32([(0, horizon), (w, horizon), (w + spread, 1.05 * h), (-spread, 1.05 * h)])
        floor = cv2.warpPerspective(floor, cv2.getPerspectiveTransform(corners, target), size)
        edge = numpy.zeros((h, w), numpy.uint8)
        tilt = rng.gauss(0, 0.02) * h
        cv2.fillPoly(edge, [numpy.int32([(0, horizon - tilt), (w, horizon + tilt), (w, h), (0, h)])], 255)
        return _over(wall, floor, blurred(edge, rng.uniform(0.5, 3)))

    def _distance(self, rng, scene, held):
        """Returns the scene with small things that are far away and out of focus, and no subject."""
        for _ in range(rng.randint(1, 4)):
            thing, _ = self.material.thing(rng, held)
            colors, alpha = _placed(rng, thing, scene, rng.uniform(0.06, 0.2), 0)
            scene = _over(scene, lit(rng, colors, alpha, scene) * 255, alpha)
        return blurred(scene, rng.uniform(1.5, 5))

    # Things.

    def _add(self, rng, scene, mask, reach, held):
        thing, kind = self._thing(rng, held)
        edge = "below" if kind == "portraits" else None
        if thing.shape[0] > 1.7 * thing.shape[1] and rng.random() < 0.2:
            # Only the upper part of something tall, as of someone whose face is looked at.
            edge, reach = "above", rng.uniform(1.6, 3)
        angle = 0 if edge else rng.gauss(0, 6) if rng.random() < 0.88 else rng.uniform(-180, 180)
        colors, alpha = _placed(rng, thing, scene, reach, angle, edge)
        if rng.random() < 0.08:
            alpha = _behind(rng, alpha)
        if alpha.mean() < 0.006 * 255:
            return scene, mask
        if rng.random() < 0.12:
            colors = _repainted(colors, figures.paint(rng, self.material, held, scene.shape[1::-1]), rng.random())
        pixels = lit(rng, colors, alpha, scene)
        if rng.random() < 0.5:
            scene = shaded(rng, scene, alpha)
        if rng.random() < 0.08:
            share = alpha[:, :, None].astype(numpy.float32) / 255
            both = moved(rng, numpy.dstack([pixels * share, share]))
            alpha = (both[:, :, 3] * 255).astype(numpy.uint8)
            pixels = both[:, :, :3] / both[:, :, 3:].clip(1e-3)
        scene = _over(scene, pixels * 255, blurred(alpha, rng.uniform(0.2, 1.3)))
        return scene, numpy.maximum(mask, alpha)

    def _thing(self, rng, held):
        draw = rng.random()
        for make, share in DRAWN.items():
            draw -= share
            if draw < 0:
                return make(rng, self.material, held), make.__name__
        return self.material.thing(rng, held)


def _placed(rng, thing, scene, reach, angle, edge=None):
    """Returns a thing's colors and its transparency in the frame of a scene, at an edge of it if one is named."""
    h, w = scene.shape[:2]
    high, wide = thing.shape[:2]
    scale = reach * min(w / wide, h / high)
    if scale < 0.6:
        size = max(4, int(wide * scale)), max(4, int(high * scale))
        thing, scale = cv2.resize(thing, size, interpolation=cv2.INTER_AREA), 1
        high, wide = thing.shape[:2]
    free = max(0.15, 1 - reach)
    x, y = w * (0.5 + rng.gauss(0, 0.45) * free), h * (0.5 + rng.gauss(0.1, 0.45) * free)
    if edge == "below":
        y = h - high * scale * rng.uniform(0.35, 0.5)
    elif edge == "above":
        y = h * rng.uniform(-0.05, 0.25) + high * scale / 2
    c, s = scale * math.cos(math.radians(angle)), scale * math.sin(math.radians(angle))
    flip = rng.choice([-1, 1])
    matrix = numpy.float32([[flip * c, s, 0], [-flip * s, c, 0]])
    matrix[:, 2] = numpy.float32([x, y]) - matrix[:, :2] @ numpy.float32([wide / 2, high / 2])
    placed = cv2.warpAffine(thing, matrix, (w, h), flags=cv2.INTER_LINEAR)
    return placed[:, :, :3], numpy.ascontiguousarray(placed[:, :, 3])


def _over(scene, colors, alpha):
    """Returns the scene with colors on it where `alpha` says so."""
    share = alpha[:, :, None].astype(numpy.float32) / 255
    return (scene + share * (colors - scene.astype(numpy.float32))).clip(0, 255).astype(numpy.uint8)


def _behind(rng, alpha):
    """Returns the part of a thing that something ragged, as grass, leaves to see."""
    h, w = alpha.shape
    x, y, wide, high = cv2.boundingRect(alpha)
    rough = numpy.random.default_rng(rng.getrandbits(32)).random(w) * rng.uniform(0, 0.2)
    edge = y + high * (1 - rng.uniform(0.05, 0.35) - rough + 0.06 * numpy.sin(numpy.arange(w) / rng.uniform(5, 40)))
    return numpy.where(numpy.arange(h)[:, None] > edge[None], 0, alpha).astype(numpy.uint8)


def _repainted(colors, cloth, share):
    """Returns something else with the light and shade of `colors`."""
    gray = cv2.cvtColor(colors, cv2.COLOR_RGB2GRAY).astype(numpy.float32) / 128
    return (cloth * (1 + share * (gray - 1)).clip(0.3, 1.7)[:, :, None]).clip(0, 255).astype(numpy.uint8)


def _patches(rng, scene):
    """Returns the scene with blots of itself, so that an edge of something pasted doesn't make a thing."""
    h, w = scene.shape[:2]
    for _ in range(rng.randint(1, 3)):
        cx, cy, reach = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0.06, 0.3) * w
        outline = []
        for angle in sorted(rng.uniform(0, 2 * math.pi) for _ in range(rng.randint(4, 14))):
            far = reach * rng.uniform(0.5, 1.3)
            outline.append((cx + far * math.cos(angle), cy + far * math.sin(angle)))
        blot = cv2.fillPoly(numpy.zeros((h, w), numpy.uint8), [numpy.int32(outline)], 255)
        other = numpy.roll(scene, (rng.randint(-h // 3, h // 3), rng.randint(-w // 3, w // 3)), (0, 1))
        if rng.random() < 0.5:
            other = other[:, ::-1]
        scene = _over(scene, other.astype(numpy.float32), blurred(blot, rng.uniform(0.3, 4)))
    return scene
