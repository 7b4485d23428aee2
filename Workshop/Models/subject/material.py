"""The raw material that `prepare.py` reduced: things with transparency around them, photographs and textures."""

import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import cv2
import numpy
from PIL import Image

HELD_SHARE = 10  # one of so many is held back
KINDS = {"stamps": 0.38, "models": 0.38, "portraits": 0.1, "costumes": 0.08, "drawings": 0.06}


class Material:
    """What pictures are composed from, all of it in memory.

    A tenth of everything is held back to measure with: whole families of files,
    since a thing and its mirrored picture have almost the same name.
    """

    def __init__(self, folder, threads=2):
        folder = Path(folder)
        with ThreadPoolExecutor(threads) as pool:
            self._things = {kind: _load(pool, folder / "things" / kind, _thing) for kind in KINDS}
            self._scenes = _load(pool, folder / "scenes", _photograph)
            self._textures = _load(pool, folder / "textures", _photograph)

    def thing(self, rng, held):
        """Returns something with transparency around it, and of which kind it is."""
        kind = rng.choices(list(KINDS), list(KINDS.values()))[0]
        return rng.choice(self._things[kind][held]), kind

    def scene(self, rng, size, held):
        """Returns a part of a photograph scaled to `size`."""
        image = rng.choice(self._scenes[held])
        height, width = image.shape[:2]
        w = rng.uniform(0.35, 1.0) * min(width, height * size[0] / size[1])
        h = w * size[1] / size[0]
        x, y = int(rng.uniform(0, width - w)), int(rng.uniform(0, height - h))
        scene = cv2.resize(image[y : y + max(1, int(h)), x : x + max(1, int(w))], size, interpolation=cv2.INTER_AREA)
        return numpy.ascontiguousarray(scene[:, ::-1]) if rng.random() < 0.5 else scene

    def texture(self, rng, held):
        """Returns a surface, or a small part of a photograph, to be repeated."""
        if rng.random() < 0.5:
            return rng.choice(self._textures[held])
        image = rng.choice(self._scenes[held])
        side = rng.randint(80, 320)
        y, x = (rng.randint(0, max(0, extent - side)) for extent in image.shape[:2])
        return image[y : y + side, x : x + side]


def _load(pool, folder, read):
    """Returns the pictures of a folder, those to learn from and those held back."""
    paths = sorted(folder.rglob("*.webp"))
    images = list(pool.map(read, paths))
    return {held: [image for path, image in zip(paths, images) if _is_held(path) == held] for held in (False, True)}


def _is_held(path):
    name = path.name.split(".")[0]
    for tail in ("_mirror", "-mirror", "_flip"):
        name = name.removesuffix(tail)
    return zlib.crc32(name.rstrip("0123456789-_abcd").encode()) % HELD_SHARE == 0


def _thing(path):
    """Returns a cut-out whose colors run on a little where it is transparent, so that scaling mixes nothing else in."""
    pixels = numpy.asarray(Image.open(path).convert("RGBA")).copy()
    alpha = pixels[:, :, 3:].astype(numpy.float32) / 255
    near = cv2.blur(numpy.dstack([pixels[:, :, :3] * alpha, alpha]), (7, 7))
    around = near[:, :, :3] / near[:, :, 3:].clip(1e-3)
    pixels[:, :, :3] = numpy.where(alpha > 0.5, pixels[:, :, :3], around).clip(0, 255)
    return pixels


def _photograph(path):
    return numpy.asarray(Image.open(path).convert("RGB"))
