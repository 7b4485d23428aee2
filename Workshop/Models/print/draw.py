"""Draws pictures to learn from: flat things (covers, labels, logos, posters) and photos of them.

Every picture is drawn from a number, so that the same numbers give the same
pictures. The raw material is in Debian packages (see README.md): clip art,
stamps, wallpapers, textures and fonts.
"""

import io
import math
import random
import zlib
from pathlib import Path

import numpy
from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageFont

PHOTO_FOLDERS = ("gnome-backgrounds", "mate-backgrounds", "plasma-workspace-wallpapers", "ukui-wallpapers")
SYLLABLES = "ba be bo ca ce co da de di do el en er fa fi go ha he in ka la le li lo ma me mi mo na ne ni no or pa pe " \
    "ra re ri ro sa se si so ta te ti to un ur va ve vi wa we yo the ing er st an".split()
GLARE_SHARE = 0.25


class Hand(random.Random):
    """Random numbers, and the habits of whoever draws with them.

    Things of one family (volumes of a series, labels of one brewery) share
    colours, fonts, photos and emblems. They are what is hard to tell apart.
    """

    plain = False
    palette = None
    fonts = None
    photos = None
    emblems = None


class Material:
    """The pictures and fonts that drawings are put together from.

    A twelfth of the clip art and photos is held back for validation: drawings
    with `held` true use only those, drawings with `held` false use none of them.
    """

    def __init__(self, pictures, fonts):
        pictures, fonts = Path(pictures), Path(fonts)
        art = sorted(pictures.glob("openclipart-png/**/*.png")) + sorted(pictures.glob("tuxpaint*/**/*.png"))
        photos = [
            path
            for folder in PHOTO_FOLDERS
            for path in sorted(pictures.glob(f"{folder}/**/*"))
            if path.suffix.lower() in (".jpg", ".png", ".webp") and path.stat().st_size > 60_000
        ]
        self.fonts = sorted(str(path) for path in fonts.glob("**/*.?tf") if not path.is_symlink())
        self._art = _split([path for path in art if not path.is_symlink()])
        self._photos = _split([path for path in photos if not path.is_symlink()])
        self._cache = {}

    def art(self, rng, held):
        """Returns a piece of clip art with its transparency."""
        while True:
            shared = rng.emblems and rng.random() < 0.5
            path = rng.choice(rng.emblems if shared else self._art[held])
            try:
                image = Image.open(path)
                if min(image.size) < 24 or max(image.size) > 6 * min(image.size):
                    continue
                image = image.convert("RGBA")
                image.thumbnail((420, 420))
                return image
            except (OSError, Image.DecompressionBombError):
                continue

    def photo(self, rng, held, size):
        """Returns a part of a photo scaled to `size`."""
        image = self._open(rng.choice(rng.photos or self._photos[held]))
        scale = rng.uniform(0.25, 1.0)
        width = scale * min(image.width, image.height * size[0] / size[1])
        height = width * size[1] / size[0]
        left, top = rng.uniform(0, image.width - width), rng.uniform(0, image.height - height)
        return image.resize(size, Image.BILINEAR, (left, top, left + width, top + height))

    def font(self, rng, size):
        return ImageFont.truetype(rng.choice(rng.fonts or self.fonts), max(8, int(size)))

    def family(self, number, held):
        """Returns the habits that the things of family `number` share."""
        rng = Hand(f"family {number} {held}")
        return {
            "palette": [_color(rng) for _ in range(rng.randint(2, 5))],
            "fonts": [rng.choice(self.fonts) for _ in range(rng.randint(1, 2))],
            "photos": [rng.choice(self._photos[held]) for _ in range(rng.randint(1, 2))],
            "emblems": [rng.choice(self._art[held]) for _ in range(rng.randint(1, 3))],
            "kind": rng.random(),
        }

    def _open(self, path):
        if path not in self._cache:
            image = Image.open(path)
            image.draft("RGB", (1000, 1000))
            image = image.convert("RGB")
            image.thumbnail((1000, 1000))
            self._cache[path] = image
        return self._cache[path]


def _split(paths):
    kept = [path for path in paths if zlib.crc32(path.name.encode()) % 12]
    held = [path for path in paths if not zlib.crc32(path.name.encode()) % 12]
    return {False: kept, True: held}


# Items.


FAMILY = 4


def item(material, number, kin=False, held=False):
    """Returns picture `number` of a flat thing, as a catalogue would hold it.

    Where `kin` is true, each four numbers in a row are a family, and every
    second family shares its habits.
    """
    rng = Hand(f"item {number} {held}")
    rng.plain = not kin
    kind = rng.random()
    if kin and number // FAMILY % 2:
        habits = material.family(number // FAMILY, held)
        kind = habits.pop("kind")
        for name, value in habits.items():
            setattr(rng, name, value)
    cover, label, scatter = (0.55, 0.75, 0.83) if kin else (0.55, 0.78, 0.90)
    if kind < cover:
        image = _cover(material, rng, held)
    elif kind < label:
        image = _label(material, rng, held)
    elif kind < scatter:
        image = _scatter(material, rng, held)
    else:
        image = material.photo(rng, held, _size(rng))
    if rng.random() < 0.1:
        image = _on_white(image, rng)
    return image


def _size(rng):
    ratio = rng.choice([0.66, 0.66, 0.66, 0.71, 0.75, 0.8, 1.0, 1.0, 1.3, 1.5])
    return (int(420 * min(1, ratio)), int(420 * min(1, 1 / ratio)))


def _color(rng):
    if rng.palette and rng.random() < 0.85:
        return rng.choice(rng.palette)
    if rng.random() < 0.25:
        level = rng.choice([0, 20, 40, 128, 210, 245, 255])
        return (level, level, level)
    return tuple(int(255 * part) for part in _hsv(rng.random(), rng.uniform(0.1, 1), rng.uniform(0.1, 1)))


def _hsv(hue, saturation, value):
    return [value * (1 - saturation * max(0, min(1, abs((hue * 6 + turn) % 6 - 3) - 1))) for turn in (0, 4, 2)]


def _ground(material, rng, size, held):
    draw = rng.random()
    one, two, split, leaves = (0.3, 0.5, 0.62, 0.72) if rng.plain else (0.2, 0.38, 0.47, 0.55)
    if draw < one:
        return Image.new("RGB", size, _color(rng))
    if draw < two:
        mask = Image.linear_gradient("L").rotate(rng.choice([0, 90, 180, 270])).resize(size)
        return Image.composite(Image.new("RGB", size, _color(rng)), Image.new("RGB", size, _color(rng)), mask)
    if draw < split:
        image = Image.new("RGB", size, _color(rng))
        cut = rng.uniform(0.25, 0.75)
        box = (0, 0, size[0], int(cut * size[1])) if rng.random() < 0.7 else (0, 0, int(cut * size[0]), size[1])
        image.paste(_color(rng), box)
        return image
    if draw < leaves:
        return _leaves(rng, size)
    return _tint(material.photo(rng, held, size), rng)


def _tint(image, rng):
    if rng.random() < 0.3:
        image = ImageEnhance.Brightness(image).enhance(rng.uniform(0.4, 1.4))
    if rng.random() < 0.3:
        image = Image.blend(image, Image.new("RGB", image.size, _color(rng)), rng.uniform(0.2, 0.6))
    return image


def _leaves(rng, size):
    """Returns a pattern of shapes over each other, the statistics of a cluttered scene."""
    image = Image.new("RGB", size, _color(rng))
    draw = ImageDraw.Draw(image)
    palette = [_color(rng) for _ in range(rng.randint(2, 7))]
    shape = rng.choice(["ellipse", "rectangle", "polygon", "line"])
    for _ in range(rng.randint(6, 60)):
        x, y = rng.uniform(0, size[0]), rng.uniform(0, size[1])
        r = min(size) * 0.4 * rng.random() ** 2 + 4
        color = rng.choice(palette)
        if shape == "polygon":
            draw.regular_polygon((x, y, r), rng.choice([3, 4, 5, 6]), rng.uniform(0, 360), fill=color)
        elif shape == "line":
            draw.line((x, y, x + rng.uniform(-3, 3) * r, y + rng.uniform(-3, 3) * r), fill=color, width=int(2 + r / 6))
        else:
            getattr(draw, shape)((x - r, y - r * rng.uniform(0.3, 1), x + r, y + r), fill=color)
    return image


def _words(rng, count):
    words = ["".join(rng.choice(SYLLABLES) for _ in range(rng.randint(1, 4))) for _ in range(count)]
    text = " ".join(words)
    return rng.choice([text.upper(), text.title(), text.title()])


def _write(image, material, rng, text, box, color=None, align=None):
    """Writes `text` into `box`, as large as it fits."""
    left, top, right, bottom = box
    width, height = max(8, right - left), max(8, bottom - top)
    lines = _wrap(text, rng.choice([1, 1, 2, 3]))
    font = material.font(rng, height / len(lines) * 0.8)
    widest = max(font.getlength(line) for line in lines) or 1
    if widest > width:
        font = font.font_variant(size=max(7, int(font.size * width / widest)))
    color = color or _readable(image, box, rng)
    step = font.size * 1.15
    align = align or rng.choice(["m", "m", "l", "r"])
    x = {"m": (left + right) / 2, "l": left, "r": right}[align]
    draw = ImageDraw.Draw(image)
    outline = rng.random() < 0.12
    for number, line in enumerate(lines):
        y = top + height / 2 + (number - (len(lines) - 1) / 2) * step
        draw.text((x, y), line, font=font, fill=color, anchor=align + "m", stroke_width=2 if outline else 0,
                  stroke_fill=_color(rng) if outline else None)


def _wrap(text, count):
    words = text.split()
    count = min(count, len(words))
    each = math.ceil(len(words) / count)
    return [" ".join(words[i : i + each]) for i in range(0, len(words), each)]


def _readable(image, box, rng):
    crop = image.crop([int(v) for v in box]).resize((1, 1), Image.BOX).getpixel((0, 0))
    light = sum(crop[:3]) / 3
    color = _color(rng)
    for _ in range(8):
        if abs(sum(color) / 3 - light) > 80:
            return color
        color = _color(rng)
    return (255, 255, 255) if light < 128 else (0, 0, 0)


def _paste_art(image, material, rng, held, box):
    art = material.art(rng, held)
    width, height = max(8, box[2] - box[0]), max(8, box[3] - box[1])
    scale = min(width / art.width, height / art.height)
    art = art.resize((max(1, int(art.width * scale)), max(1, int(art.height * scale))), Image.BILINEAR)
    if rng.random() < 0.2:
        art = art.rotate(rng.uniform(-30, 30), Image.BILINEAR)
    if rng.random() < 0.12:
        art = Image.merge("RGBA", Image.new("RGB", art.size, _color(rng)).split() + (art.getchannel("A"),))
    image.paste(art, (int(box[0] + (width - art.width) / 2), int(box[1] + (height - art.height) / 2)), art)


def _cover(material, rng, held):
    size = _size(rng)
    w, h = size
    image = _ground(material, rng, size, held)
    if rng.random() < 0.3:
        inset = rng.uniform(0.03, 0.1) * w
        panel = material.photo(rng, held, (int(w - 2 * inset), int(h * rng.uniform(0.3, 0.6))))
        image.paste(panel, (int(inset), int(h * rng.uniform(0.1, 0.4))))
    for _ in range(rng.choice([0, 1, 1, 1, 2, 3, 5])):
        side = rng.uniform(0.2, 0.95) * w
        x, y = rng.uniform(-0.1 * w, w - 0.7 * side), rng.uniform(0.05 * h, max(0.06 * h, h - 0.9 * side))
        _paste_art(image, material, rng, held, (x, y, x + side, y + side))
    draw = ImageDraw.Draw(image)
    if rng.random() < 0.25:
        top = rng.uniform(0, 0.8) * h
        draw.rectangle((0, top, w, top + rng.uniform(0.08, 0.3) * h), fill=_color(rng))
    if rng.random() < 0.15:
        edge = int(rng.uniform(0.01, 0.05) * w)
        draw.rectangle((0, 0, w - 1, h - 1), outline=_color(rng), width=edge + 1)
    margin = rng.uniform(0.03, 0.12) * w
    top = rng.choice([0.04, 0.08, 0.3, 0.55, 0.65]) * h
    tall = rng.uniform(0.1, 0.3) * h
    _write(image, material, rng, _words(rng, rng.randint(1, 5)), (margin, top, w - margin, top + tall))
    if rng.random() < 0.8:
        y = rng.choice([0.88, 0.9, 0.02]) * h
        _write(image, material, rng, _words(rng, 2), (margin, y, w - margin, y + rng.uniform(0.04, 0.09) * h))
    for _ in range(rng.choice([0, 0, 1, 2, 4])):
        y = rng.uniform(0.1, 0.92) * h
        _write(image, material, rng, _words(rng, rng.randint(3, 9)), (margin, y, w - margin, y + 0.035 * h))
    if rng.random() < 0.15:
        r = rng.uniform(0.08, 0.16) * w
        x, y = rng.uniform(r, w - r), rng.uniform(r, h - r)
        draw.ellipse((x - r, y - r, x + r, y + r), fill=_color(rng))
        _write(image, material, rng, _words(rng, 2), (x - 0.8 * r, y - 0.4 * r, x + 0.8 * r, y + 0.4 * r))
    return image


def _label(material, rng, held):
    w, h = _size(rng)
    image = Image.new("RGB", (w, h), (255, 255, 255) if rng.random() < 0.6 else _color(rng))
    inner = _ground(material, rng, (w, h), held) if rng.random() < 0.3 else Image.new("RGB", (w, h), _color(rng))
    mask = Image.new("L", (w, h))
    pen = ImageDraw.Draw(mask)
    inset = rng.uniform(0.02, 0.08) * w
    box = (inset, inset, w - inset, h - inset)
    shape = rng.choice(["ellipse", "ellipse", "round", "shield", "rectangle", "none"])
    if shape == "ellipse":
        pen.ellipse(box, fill=255)
    elif shape == "round":
        pen.rounded_rectangle(box, radius=w * rng.uniform(0.05, 0.3), fill=255)
    elif shape == "shield":
        pen.polygon([(inset, inset), (w - inset, inset), (w - inset, h * 0.6), (w / 2, h - inset), (inset, h * 0.6)], fill=255)
    elif shape == "rectangle":
        pen.rectangle(box, fill=255)
    image.paste(inner, (0, 0), mask)
    draw = ImageDraw.Draw(image)
    if shape == "ellipse":
        for _ in range(rng.randint(0, 3)):
            d = rng.uniform(0.01, 0.2) * w
            draw.ellipse((inset + d, inset + d, w - inset - d, h - inset - d), outline=_color(rng), width=rng.randint(1, 8))
    if rng.random() < 0.8:
        side = rng.uniform(0.25, 0.6) * min(w, h)
        y = rng.uniform(0.12 * h, 0.85 * h - side)
        _paste_art(image, material, rng, held, ((w - side) / 2, y, (w + side) / 2, y + side))
    if rng.random() < 0.3:
        y = rng.uniform(0.3, 0.7) * h
        draw.rectangle((0.02 * w, y, 0.98 * w, y + 0.18 * h), fill=_color(rng))
        _write(image, material, rng, _words(rng, 2), (0.06 * w, y, 0.94 * w, y + 0.18 * h))
    else:
        y = rng.choice([0.15, 0.35, 0.5, 0.6]) * h
        _write(image, material, rng, _words(rng, rng.randint(1, 3)), (0.15 * w, y, 0.85 * w, y + 0.25 * h), align="m")
    for _ in range(rng.randint(0, 3)):
        y = rng.uniform(0.15, 0.82) * h
        _write(image, material, rng, _words(rng, rng.randint(2, 4)), (0.22 * w, y, 0.78 * w, y + 0.05 * h), align="m")
    return image


def _scatter(material, rng, held):
    size = _size(rng)
    image = _ground(material, rng, size, held) if rng.random() < 0.5 else Image.new("RGB", size, (255, 255, 255))
    for _ in range(rng.choice([1, 1, 2, 4, 8])):
        side = rng.uniform(0.3, 1.0) * min(size)
        x, y = rng.uniform(0, size[0] - side), rng.uniform(0, size[1] - side)
        _paste_art(image, material, rng, held, (x, y, x + side, y + side))
    return image


def _on_white(image, rng):
    margin = rng.uniform(0.02, 0.2) * image.width
    whole = Image.new("RGB", (int(image.width + 2 * margin), int(image.height + margin)), (255, 255, 255))
    whole.paste(image, (int(margin), int(margin / 2)))
    return whole


# Photos of items.


def photo(material, image, number, kin=False, held=False):
    """Returns photo `number` of the flat thing `image`, lying or standing somewhere, as a phone takes it."""
    rng = Hand(f"photo {number} {held}")
    rng.plain = not kin
    tight = rng.random() < 0.2
    ratio = rng.choice([4 / 3, 3 / 4, 3 / 4, 16 / 9, 9 / 16, 1.0])
    if tight:
        ratio = image.width / image.height
    w, h = int(480 * min(1, ratio)), int(480 * min(1, 1 / ratio))
    scene = _scene(material, rng, (w, h), held)
    if rng.random() < 0.12:
        image = _around_bottle(image, rng)
    corners = _corners(rng, image.size, (w, h), tight)
    matrix = _perspective(corners, [(0, 0), (image.width, 0), (image.width, image.height), (0, image.height)])
    mask = Image.new("L", image.size, 255)
    pasted = image.transform((w, h), Image.PERSPECTIVE, matrix, Image.BICUBIC)
    mask = mask.transform((w, h), Image.PERSPECTIVE, matrix, Image.BILINEAR)
    if rng.random() < 0.4:
        shade = ImageChops.offset(mask, rng.randint(-10, 10), rng.randint(0, 12)).filter(ImageFilter.GaussianBlur(8))
        scene = Image.composite(Image.new("RGB", (w, h)), scene, shade.point(lambda v: int(v * 0.5)))
    scene = Image.composite(pasted, scene, mask)
    if rng.random() < 0.12:
        side = rng.uniform(0.15, 0.35) * w
        x, y = rng.uniform(0, w - side), rng.choice([0, h - side])
        _paste_art(scene, material, rng, held, (x, y, x + side, y + side))
    return _camera(scene, rng)


def _scene(material, rng, size, held):
    draw = rng.random()
    if draw < 0.35:
        scene = material.photo(rng, held, size)
        if rng.random() < 0.5:
            scene = scene.filter(ImageFilter.GaussianBlur(rng.uniform(1, 8)))
    elif draw < 0.6:
        # A table or a wall: one colour, an edge, uneven light.
        scene = Image.new("RGB", size, _color(rng))
        mask = Image.linear_gradient("L").rotate(rng.uniform(0, 360), Image.BILINEAR).resize(size)
        scene = Image.composite(Image.new("RGB", size, _color(rng)), scene, mask.point(lambda v: v // 3))
        if rng.random() < 0.4:
            ImageDraw.Draw(scene).rectangle((0, rng.uniform(0, 1) * size[1], size[0], size[1]), fill=_color(rng))
    elif draw < 0.75:
        scene = _leaves(rng, size)
    else:
        scene = _ground(material, rng, size, held)
        for _ in range(rng.randint(2, 8)):
            side = rng.uniform(0.2, 0.6) * size[0]
            x, y = rng.uniform(-0.1, 0.8) * size[0], rng.uniform(-0.1, 0.8) * size[1]
            if rng.random() < 0.6:
                _paste_art(scene, material, rng, held, (x, y, x + side, y + side))
            else:
                other = _ground(material, rng, (int(side), int(side * 1.3)), held)
                _write(other, material, rng, _words(rng, 3), (5, 5, side - 5, side * 0.4))
                scene.paste(other.rotate(rng.uniform(-20, 20), expand=True), (int(x), int(y)))
    return scene


def _corners(rng, size, frame, tight):
    """Returns where the corners of the item land in the frame."""
    w, h = frame
    if tight:
        spread = rng.uniform(0, 0.08)
        return [
            (x * w + rng.uniform(-spread, spread) * w, y * h + rng.uniform(-spread, spread) * h)
            for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))
        ]
    cover = rng.uniform(0.4, 1.0)
    scale = cover * min(w / size[0], h / size[1])
    angle = math.radians(rng.gauss(0, 8) if rng.random() < 0.65 else rng.uniform(-40, 40))
    spread = rng.choice([0.02, 0.06, 0.12]) * scale
    free = 1 - cover * 0.8
    cx = w * (0.5 + rng.gauss(0, 0.3) * free * 0.5)
    cy = h * (0.5 + rng.gauss(0, 0.3) * free * 0.5)
    corners = []
    for x, y in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)):
        px = x * size[0] * scale + rng.uniform(-spread, spread) * size[0]
        py = y * size[1] * scale + rng.uniform(-spread, spread) * size[1]
        corners.append((cx + px * math.cos(angle) - py * math.sin(angle), cy + px * math.sin(angle) + py * math.cos(angle)))
    return corners


def _perspective(target, source):
    """Returns the eight numbers of the transformation that takes `target` to `source`."""
    rows, right = [], []
    for (x, y), (u, v) in zip(target, source):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return numpy.linalg.solve(numpy.array(rows, float), numpy.array(right, float)).tolist()


def _around_bottle(image, rng):
    """Returns the picture as it looks around a bottle or a can."""
    w, h = image.size
    reach = rng.uniform(0.6, 1.35)
    sag = rng.uniform(-0.08, 0.08) * h
    strips, mesh = 24, []
    for n in range(strips):
        edges = []
        for x in (n / strips * 2 - 1, (n + 1) / strips * 2 - 1):
            across = math.asin(max(-1, min(1, x * math.sin(reach)))) / reach
            edges.append(((across + 1) / 2 * w, sag * (1 - math.cos(across * reach))))
        (u0, s0), (u1, s1) = edges
        box = (n * w // strips, 0, (n + 1) * w // strips, h)
        mesh.append((box, (u0, s0, u0, h + s0, u1, h + s1, u1, s1)))
    image = image.transform((w, h), Image.MESH, mesh, Image.BILINEAR)
    lit = numpy.asarray(image, numpy.float32)
    x = numpy.linspace(-1, 1, w)[None, :, None]
    lit = lit * (1 - rng.uniform(0.2, 0.7) * numpy.abs(x) ** 2)
    image = Image.fromarray(lit.clip(0, 255).astype(numpy.uint8))
    body = Image.new("RGB", (int(w * rng.uniform(1.0, 1.25)), int(h * rng.uniform(1.1, 2.2))), _color(rng))
    body.paste(image, ((body.width - w) // 2, int((body.height - h) * rng.uniform(0.2, 0.9))))
    return body


def _camera(scene, rng):
    """Returns the scene after light, lens, sensor and compression."""
    pixels = numpy.asarray(scene, numpy.float32) / 255
    h, w, _ = pixels.shape
    pixels = pixels ** math.exp(rng.gauss(0, 0.25))
    pixels = pixels * numpy.array([math.exp(rng.gauss(0, 0.09)) for _ in range(3)], numpy.float32)
    pixels = pixels * math.exp(rng.gauss(-0.08, 0.22))
    if rng.random() < 0.5:
        y, x = numpy.mgrid[0:h, 0:w].astype(numpy.float32)
        angle = rng.uniform(0, 2 * math.pi)
        ramp = (x / w - 0.5) * math.cos(angle) + (y / h - 0.5) * math.sin(angle)
        pixels = pixels * (1 + rng.uniform(0, 0.7) * ramp)[:, :, None]
    if rng.random() < GLARE_SHARE:
        y, x = numpy.mgrid[0:h, 0:w].astype(numpy.float32)
        cx, cy, r = rng.uniform(0, w), rng.uniform(0, h), rng.uniform(0.08, 0.3) * w
        spot = numpy.exp(-((x - cx) ** 2 + ((y - cy) * rng.uniform(0.5, 2)) ** 2) / (2 * r * r))
        pixels = pixels + (rng.uniform(0.2, 0.8) * spot)[:, :, None]
    gray = pixels.mean(2, keepdims=True)
    color = rng.choice([1, 1, 1, rng.uniform(0.3, 1.3), rng.uniform(0.3, 1.3), rng.uniform(0, 0.3)])
    pixels = gray + (pixels - gray) * color
    pixels = (pixels - 0.5) * math.exp(rng.gauss(0, 0.15)) + 0.5
    if rng.random() < 0.5:
        noise = numpy.random.default_rng(rng.getrandbits(32)).normal(0, rng.uniform(0.005, 0.05), pixels.shape)
        pixels = pixels + noise.astype(numpy.float32)
    scene = Image.fromarray((pixels.clip(0, 1) * 255).astype(numpy.uint8))
    if rng.random() < 0.5:
        scene = scene.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 2.2)))
    file = io.BytesIO()
    scene.save(file, "JPEG", quality=rng.randint(30, 92))
    return Image.open(file).convert("RGB")
