#!/usr/bin/env python3
"""Reduces the material in the Debian packages that Models/subject/README.md names to one small folder.

Writes `things`, `scenes` and `textures` as WebP, `photographs` with masks
drawn by hand, and `backbone.npz`, the network underneath with its
normalizations folded in.

  python3 Workshop/Models/subject/prepare.py --pictures DIR --weights efficientnet-lite0-57934424.pth --output DIR
"""

import argparse
import json
import random
from pathlib import Path

import numpy
from PIL import Image, ImageDraw

import backbone
from render import Catalog

THING_SIDE, SCENE_SIDE, TEXTURE_SIDE = 360, 800, 256
DRAWINGS, TEXTURES = 150, 200
# Folders of drawings that are signs rather than things.
SIGNS = ("shapes", "flags", "signs", "special", "symbols", "unsorted", "logo", "geography", "decorations")
# Packages with backgrounds, and what the path of one contains.
SCENES = {
    "gnome-backgrounds": "", "lomiri-wallpapers-16.04": "", "mate-backgrounds": "", "ukui-wallpapers": "",
    "plasma-workspace-wallpapers": "/images/", "scratch": "/Backgrounds/", "stellarium-data": "/landscapes/",
    "supertuxkart-data": "screenshot", "tuxpaint-data": "/templates/",
}
SKY = (180, 205, 235)
# Parts of the names of backgrounds that show a thing.
SUBJECTS = (
    "lighthouse", "sheep", "jellyfish", "Dragonfly", "LadyBird", "Flower", "goldfish", "the-mouse", "calla",
    "firstgeneration", "Wine", "life_by", "wool_mill", "garden-rock", "spiders_web", "umang",
)
# Parts of the names of models: those that are no things of their own, and those that deserve more views.
PARTS = ("window", "door", "plug", "switch", "stationnement", "fleche", "passage", "dimmer", "RJ-45", "rails")
ANIMATE = ("reallusion/", "dog.", "/cat.", "horse", "deer", "rabbit", "chicken", "/doll.", "mannequin", "teddy")
LARGE = (
    "sofa", "couch", "armchair", "car", "van", "peugeot", "renault", "leon", "chevrolet", "yamaha", "bike", "bicycle",
    "scooter", "truck", "peterbilt", "forkLift", "bed", "umbrella", "boat", "robe", "pantalon", "blouson", "towel",
)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pictures", type=Path, required=True, help="folder with one folder for each package")
    parser.add_argument("--weights", type=Path, required=True, help="efficientnet-lite0-57934424.pth")
    parser.add_argument("--output", type=Path, required=True)
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    backbone.fold(options.weights, options.output / "backbone.npz")
    reduce_scenes(options.pictures, options.output / "scenes")
    reduce_textures(options.pictures / "supertuxkart-data", options.output / "textures")
    reduce_things(options.pictures, options.output / "things")
    outline_photographs(options.pictures / "kphotoalbum", options.output / "photographs")
    render_models(options.pictures / "sweethome3d-furniture", options.output / "things" / "models")


def reduce_scenes(pictures, output):
    for package, part in SCENES.items():
        for path in _files(pictures / package, (".jpg", ".png", ".webp", ".gif")):
            image = Image.open(path)
            name = str(path.relative_to(pictures))
            if part not in name or min(image.size) < 300 or any(word in name for word in ("fog", *SUBJECTS)):
                continue
            image.draft("RGB", (2 * SCENE_SIDE, 2 * SCENE_SIDE))
            image.thumbnail((SCENE_SIDE, SCENE_SIDE))
            image = image.convert("RGBA")
            sky = Image.new("RGBA", image.size, SKY)
            folder = "-".join(path.relative_to(pictures / package).parts[-4:-1])
            _save(Image.alpha_composite(sky, image).convert("RGB"), output / package / folder / path.name, 74)


def reduce_textures(package, output):
    """Keeps pictures of surfaces; a map of slopes is blue, a mask is black and white."""
    paths = [path for path in _files(package, (".jpg",)) if "screenshot" not in path.name.lower()]
    random.Random(4).shuffle(paths)
    kept = 0
    for path in paths:
        image = Image.open(path).convert("RGB")
        red, green, blue = numpy.asarray(image, float).reshape(-1, 3).mean(0)
        extreme = numpy.isin(numpy.asarray(image.convert("L")) // 8, (0, 31)).mean()
        if min(image.size) >= 128 and not (blue > 180 and blue - red > 60) and extreme < 0.3 and kept < TEXTURES:
            image.thumbnail((TEXTURE_SIDE, TEXTURE_SIDE))
            _save(image, output / path.parent.name / path.name, 70)
            kept += 1


def reduce_things(pictures, output):
    stamps = _files(pictures / "tuxpaint-stamps-default", (".png",))
    stamps = [path for path in stamps if "alphabets" not in str(path) and "/symbols/" not in str(path)]
    drawings = _files(pictures / "openclipart-png", (".png",))
    drawings = [path for path in drawings if not any(sign in str(path) for sign in SIGNS)]
    random.Random(3).shuffle(drawings)
    portraits = [path for path in _files(pictures / "wesnoth-1.16-data", (".png", ".webp")) if "portraits" in str(path)]
    costumes = _files(pictures / "scratch", (".png", ".gif"))
    costumes = [path for path in costumes if "/Costumes/" in str(path) and "/Letters/" not in str(path)]
    for kind, paths in {
        "stamps": stamps, "drawings": drawings[:DRAWINGS], "portraits": portraits, "costumes": costumes
    }.items():
        for path in paths:
            if (image := thing(path)) is not None:
                _save(image, output / kind / path.parent.name / path.name, 76)


def thing(path):
    """Returns what a file shows, or nothing for a picture that is a line, a square or a speck."""
    image = Image.open(path)
    if image.width * image.height > 9e6:
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


def outline_photographs(package, output):
    """Writes photographs, and masks drawn by hand, to measure with alone."""
    outlines = json.loads(Path(__file__).with_name("photographs.json").read_text())
    for path in _files(package, (".jpg",)):
        if path.parent.name == "demo" and path.stem in outlines:
            image = Image.open(path).convert("RGB")
            mask = Image.new("L", image.size)
            ImageDraw.Draw(mask).polygon([tuple(corner) for corner in outlines[path.stem]], fill=255)
            _save(image, output / path.name, 85)
            mask.save(output / f"{path.stem}.png")


def render_models(package, output):
    for name, model in Catalog(package).models(lambda name: not any(part in name for part in PARTS)):
        count = 12 if any(part in name for part in ANIMATE) else 4 if any(part in name for part in LARGE) else 1
        for number in range(count):
            image = model.view(f"{name} {number}")
            if image is not None and min(image.size) >= 24:
                stem = Path(name).stem
                _save(image, output / name.split("/")[0] / f"{stem}-{number}.webp", 76)


def _files(folder, kinds):
    return [path for path in sorted(folder.rglob("*")) if path.suffix.lower() in kinds and not path.is_symlink()]


def _save(image, path, quality):
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path.with_suffix(".webp"), quality=quality, method=4)


if __name__ == "__main__":
    main()
