"""Draws lines of text as pictures show them: in many fonts, on light and dark, blurred, noisy, unevenly lit."""

import random
import subprocess
from pathlib import Path

import numpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

HEIGHT = 48
WORDS = Path("/usr/share/dict/words")
# The share of lines in Chinese where a font has the characters.
CHINESE = 0.6


def lines(count, seed):
    """Yields pixels of lines as the reader gets them, `HEIGHT` rows each; the same for a seed and the same fonts."""
    dice = random.Random(seed)
    noise = numpy.random.default_rng(seed)
    words, fonts = WORDS.read_text().split(), font_files()
    while count:
        size = dice.choice([14, 18, 24, 32, 48])
        file = dice.choice(fonts)
        image = drawn(text(dice, words, file), ImageFont.truetype(file, size), size, dice)
        if image:
            yield numpy.asarray(photographed(image, dice, noise))
            count -= 1


def font_files():
    listed = subprocess.run(["fc-list", "--format", "%{file}\n"], check=True, capture_output=True, text=True).stdout
    files = {file for file in listed.split("\n") if file.endswith((".ttf", ".otf", ".ttc"))}
    return sorted(file for file in files if "math" not in file.lower())


def text(dice, words, file):
    if any(name in file for name in ("wqy", "ipa")) and dice.random() < CHINESE:
        return "".join(chr(dice.randint(0x4E00, 0x8FFF)) for _ in range(dice.randint(2, 14)))
    return " ".join(word(dice, words) for _ in range(dice.randint(1, 6)))


def word(dice, words):
    drawn = dice.choice(words)
    return dice.choice([
        drawn, drawn, drawn.upper(), drawn.upper(), drawn.capitalize(), drawn.capitalize(),
        f"{dice.random() * 10 ** dice.randint(0, 3):.2f}",
        f"{dice.randint(1, 28):02}/{dice.randint(1, 12):02}/{dice.randint(1990, 2030)}",
        dice.choice("$€£#@%&*()-+=:;!?") + str(dice.randint(0, 9999)),
        str(dice.randint(0, 10 ** dice.randint(1, 8))),
    ])


def drawn(text, font, size, dice):
    """Returns the picture of a text, or none where it would show nothing."""
    left, top, right, bottom = font.getbbox(text)
    margin = dice.uniform(0.02, 0.35) * size
    width, height = int(right - left + 2 * margin), int(bottom - top + 2 * margin)
    ink, ground = colors(dice)
    if width < 8 or height < 6 or max(abs(a - b) for a, b in zip(ink, ground)) < 50:
        return None
    image = Image.new("RGB", (width, height), ground)
    ImageDraw.Draw(image).text((margin - left, margin - top), text, font=font, fill=ink)
    if dice.random() < 0.4:
        image = image.rotate(dice.uniform(-2, 2), resample=Image.BICUBIC, fillcolor=ground)
    return image


def colors(dice):
    """Returns the colors of ink and ground: mostly dark on light, else any."""
    if dice.random() < 0.4:
        return tuple(tuple(dice.randint(0, 255) for _ in range(3)) for _ in range(2))
    pair = (dice.randint(0, 90),) * 3, (dice.randint(170, 255),) * 3
    return pair if dice.random() < 0.8 else pair[::-1]


def photographed(image, dice, noise):
    if dice.random() < 0.5:
        image = image.filter(ImageFilter.GaussianBlur(dice.uniform(0, 0.06 * image.height)))
    pixels = numpy.asarray(image).astype(numpy.float32)
    if dice.random() < 0.4:
        pixels *= numpy.linspace(dice.uniform(0.5, 1), dice.uniform(0.5, 1), image.width)[None, :, None]
    if dice.random() < 0.5:
        pixels += noise.normal(0, dice.uniform(1, 20), pixels.shape)
    width = round(image.width * HEIGHT / image.height / 16) * 16
    lit = Image.fromarray(pixels.clip(0, 255).astype(numpy.uint8))
    return lit.resize((min(max(width, HEIGHT), 2048), HEIGHT), Image.BILINEAR)
