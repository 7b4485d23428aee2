"""The raw material of Debian packages: things with transparency around them, photographs and textures."""

import functools
import random
import zlib
from pathlib import Path

import numpy
from PIL import Image

THING_SIDE = 400
SCENE_SIDE = 1000
HELD_SHARE = 10  # one of so many is held back
DRAWINGS = 700
# Folders of drawings that are signs rather than things.
SIGNS = ("shapes", "flags", "signs", "special", "symbols", "unsorted", "logo", "geography", "decorations")
SCENES = (
    "gnome-backgrounds", "lomiri-wallpapers-16.04", "mate-backgrounds", "plasma-workspace-wallpapers",
    "ukui-wallpapers",
)


class Material:
    """What pictures are composed from.

    A tenth of everything is held back to measure with: whole families of files,
    since a thing and its mirrored picture have almost the same name.
    """

    def __init__(self, pictures):
        pictures = Path(pictures)
        stamps = sorted((pictures / "tuxpaint-stamps-default").rglob("*.png"))
        stamps = [path for path in stamps if "alphabets" not in str(path)]
        drawings = sorted((pictures / "openclipart-png").rglob("*.png"))
        drawings = [path for path in drawings if not any(sign in str(path) for sign in SIGNS)]
        random.Random(3).shuffle(drawings)
        # Most things are cut out of photographs.
        self._things = [(stamps, 0.75), (drawings[:DRAWINGS], 0.25)]
        scenes = [path for name in SCENES for path in sorted((pictures / name).rglob("*"))]
        self._scenes = [(
            [path for path in scenes if path.suffix in (".jpg", ".png", ".webp") and not path.is_symlink()], 1,
        )]

    def thing(self, rng, held):
        """Returns something with transparency around it."""
        while True:
            image = _thing(_choose(rng, self._things, held))
            if image is not None:
                return image.copy()

    def scene(self, rng, size, held):
        """Returns a part of a photograph scaled to `size`."""
        image = _photograph(_choose(rng, self._scenes, held))
        scale = rng.uniform(0.35, 1.0)
        width = scale * min(image.width, image.height * size[0] / size[1])
        height = width * size[1] / size[0]
        left, top = rng.uniform(0, image.width - width), rng.uniform(0, image.height - height)
        scene = image.resize(size, Image.BILINEAR, (left, top, left + width, top + height))
        return scene.transpose(Image.FLIP_LEFT_RIGHT) if rng.random() < 0.5 else scene

    def texture(self, rng, held):
        """Returns a small part of a photograph, to be repeated."""
        image = _photograph(_choose(rng, self._scenes, held))
        side = rng.randint(80, 400)
        x, y = rng.randint(0, max(0, image.width - side)), rng.randint(0, max(0, image.height - side))
        return image.crop((x, y, min(image.width, x + side), min(image.height, y + side)))


def _choose(rng, groups, held):
    paths = rng.choices([paths for paths, _ in groups], [weight for _, weight in groups])[0]
    while True:
        path = rng.choice(paths)
        if _is_held(path) == held:
            return path


def _is_held(path):
    name = path.name.split(".")[0]
    for tail in ("_mirror", "-mirror", "_flip"):
        name = name.removesuffix(tail)
    return zlib.crc32(name.rstrip("0123456789-_abcd").encode()) % HELD_SHARE == 0


@functools.lru_cache(1500)
def _thing(path):
    """Returns what a file shows, or nothing for a picture that is a line, a square or a speck."""
    image = Image.open(path)
    if image.width * image.height > 4e6:
        return None
    image = image.convert("RGBA")
    box = image.getchannel("A").getbbox()
    if not box:
        return None
    image = image.crop(box)
    share = numpy.asarray(image.getchannel("A")).mean() / 255
    if min(image.size) < 24 or not 0.15 < share < 0.97:
        return None
    image.thumbnail((THING_SIDE, THING_SIDE))
    return image


@functools.lru_cache(200)
def _photograph(path):
    image = Image.open(path)
    image.draft("RGB", (2 * SCENE_SIDE, 2 * SCENE_SIDE))
    image = image.convert("RGB")
    image.thumbnail((SCENE_SIDE, SCENE_SIDE))
    return image
