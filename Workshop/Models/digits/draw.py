"""Draws rows of digits as the displays of meters and health devices show them, with what is around and over them."""

import cv2
import numpy

from shapes import DOTS, LETTERS, SEGMENTS, cell_dots, cell_segments, colon_shapes, point_shape

HEIGHT, WIDTH = 32, 256
# The classes that the network tells apart: ten digits, a point, a colon, any other sign, and nothing.
POINT, COLON, OTHER, NOTHING = 10, 11, 12, 13
CLASSES = 14
# What displays say beside their digits.
UNITS = "kWh,kW h,kW,C,E,m,kg,mmHg,SYS,DIA,h,bpm,A,V,CUM,BP,kVAh,L,mg/dL".split(",")
# Rows are drawn at this multiple of their size; edges are soft then.
SCALE = 3


def strip(number):
    """Returns the pixels of one row, their true width, and what the row says; always the same for a number."""
    dice = numpy.random.default_rng(number)
    row = Row(dice)
    image = Photograph(dice, row).pixels()
    width = image.shape[1]
    canvas = numpy.empty((HEIGHT, WIDTH, 3), numpy.uint8)
    canvas[:, :width] = image
    canvas[:, width:] = image[:, -1:]
    return canvas, width, row.says


def chance(dice, share):
    return dice.random() < share


class Style:
    """How the digits of a row look; sizes are in pixels of the strip."""

    def __init__(self, dice):
        self.fills = chance(dice, 0.55)
        self.height = dice.uniform(18, 30) if self.fills else dice.uniform(13, 30)
        self.aspect = dice.uniform(0.42, 0.72) if chance(dice, 0.55) else dice.uniform(0.7, 1.25)
        self.stroke = dice.uniform(0.07, 0.19)
        self.gap = 0 if chance(dice, 0.25) else dice.uniform(0, 0.05)
        self.slant = dice.uniform(-0.05, 0.03) if chance(dice, 0.35) else dice.uniform(0, 0.28)
        self.taper = 0 if chance(dice, 0.2) else dice.uniform(0.3, 1)
        self.pitch = dice.uniform(1.12, 1.45) if chance(dice, 0.7) else dice.uniform(1.08, 1.9)
        self.point = dice.uniform(0.05, 0.15) if chance(dice, 0.5) else dice.uniform(0.8, 1.5) * self.stroke
        self.is_dots = chance(dice, 0.08)
        self.dot = dice.uniform(0.65, 1.05)
        self.is_round = chance(dice, 0.4)
        self.six, self.seven, self.nine = chance(dice, 0.12), chance(dice, 0.3), chance(dice, 0.15)

    @property
    def width(self):
        return self.height * self.aspect

    def segments(self, digit):
        lit = SEGMENTS[digit]
        if digit == 6 and self.six:
            lit = lit & ~1
        if digit == 7 and self.seven:
            lit = lit | 32
        if digit == 9 and self.nine:
            lit = lit & ~8
        return lit


class Row:
    """The digits of a row as soft masks: what is lit, and what could be."""

    def __init__(self, dice):
        self.dice = dice
        self.style = style = Style(dice)
        self.says = []
        cells = self.text()
        pitch = style.width * style.pitch
        left, right = self.margins()
        length = left + right + pitch * len(cells)
        if length > WIDTH:
            # Wide rows are squeezed, but not until their digits are lines.
            fit = max(0.4, WIDTH / length)
            style.aspect *= fit
            pitch, left, right = pitch * fit, left * fit, right * fit
            cells = cells[: max(1, int((WIDTH - left - right) / pitch))]
            length = left + right + pitch * len(cells)
        self.width = int(numpy.clip(length, 24, WIDTH))
        self.lit = numpy.zeros((HEIGHT * SCALE, self.width * SCALE), numpy.uint8)
        self.dark = numpy.zeros_like(self.lit)
        self.middle = self.vertical_place()
        self.bend = self.perspective()
        self.draw(cells, left + pitch / 2, pitch)
        if chance(dice, 0.2):
            self.draw_neighbor(len(cells), left + pitch / 2, pitch)

    def text(self):
        """Returns what each cell shows: a digit, None, or a pattern of segments that is no digit."""
        dice = self.dice
        if chance(dice, 0.07):
            return [None] * dice.integers(1, 6)
        low, high = (4, 9) if self.style.fills else (1, 4) if chance(dice, 0.6) else (3, 8)
        count = dice.integers(low, high)
        cells = [int(digit) for digit in dice.integers(0, 10, count)]
        if chance(dice, 0.3):
            zeros = dice.integers(0, count)
            cells[:zeros] = [0] * zeros
        if chance(dice, 0.2):
            cells = [None] * dice.integers(1, 4) + cells
        if chance(dice, 0.07):
            place = dice.integers(0, len(cells))
            cells[place] = ("sign", int(dice.choice(LETTERS)))
        return cells

    def margins(self):
        dice, height = self.dice, self.style.height
        if self.style.fills:
            return dice.uniform(0.02, 0.45, 2) * height
        return dice.exponential(0.6, 2) * height + 1

    def vertical_place(self):
        room = (HEIGHT - self.style.height) / 2
        return HEIGHT / 2 + self.dice.uniform(-1, 1) * room * 0.9 + self.dice.normal() * 0.6

    def perspective(self):
        """Returns the homography that the camera adds, about the middle of the strip."""
        dice = self.dice
        angle = dice.normal() * 0.025
        shear = dice.normal() * 0.03
        cross = dice.normal() * 0.0004
        move = numpy.array([[1, 0, -self.width / 2], [0, 1, -self.middle], [0, 0, 1]])
        turn = numpy.array(
            [[numpy.cos(angle), -numpy.sin(angle) + shear, 0], [numpy.sin(angle), numpy.cos(angle), 0], [cross, 0, 1]]
        )
        return numpy.linalg.inv(move) @ turn @ move

    def fill(self, plane, points, level):
        bend = self.bend
        seen = points @ bend[:2, :2].T + bend[:2, 2]
        seen /= (points @ bend[2, :2] + bend[2, 2])[:, None]
        cv2.fillPoly(plane, [numpy.round(seen * SCALE * 16).astype(numpy.int32)], int(255 * min(level, 1)), shift=4)

    def draw(self, cells, start, pitch):
        dice, style = self.dice, self.style
        digits = [place for place, cell in enumerate(cells) if isinstance(cell, int)]
        point = -1
        if digits and chance(dice, 0.62):
            point = digits[-2] if len(digits) > 1 and chance(dice, 0.6) else digits[dice.integers(0, len(digits))]
        many = chance(dice, 0.05)
        has_colon = chance(dice, 0.03)
        is_small = len(digits) > 2 and chance(dice, 0.25)
        small = dice.uniform(0.45, 0.85) if is_small else 1
        small_from = (point + 1 if point >= 0 and point < len(cells) - 1 else len(cells) - 1) if is_small else 99
        shift = 0.0
        spread = abs(dice.normal()) * 0.12
        uneven = chance(dice, 0.1)
        for place, cell in enumerate(cells):
            size = small if place >= small_from else 1.0
            x = start + pitch * place + shift
            if size < 1:
                x -= pitch * (1 - size) * 0.5
                shift -= pitch * (1 - size)
            bottom = self.middle + style.height / 2
            y = bottom - style.height * size / 2
            gains = 1 - numpy.abs(dice.normal(size=7)) * (0.25 if uneven else spread)
            self.draw_cell(cell, x, y, size, numpy.clip(gains, 0.35, 1))
            if cell is None:
                continue
            if not isinstance(cell, int):
                self.says.append(OTHER)
                continue
            if place == small_from and self.says and self.says[-1] != POINT:
                # A smaller digit is a tenth, also where a display shows no point.
                self.says.append(POINT)
            self.says.append(cell)
            right = x + style.width * size / 2
            gap = pitch - style.width
            if place == point or (many and chance(dice, 0.5)):
                if place == len(cells) - 1 and not chance(dice, 0.3):
                    continue
                self.draw_point(right, bottom, gap)
            elif has_colon and place + 1 < len(cells) and chance(dice, 0.4):
                for shape in colon_shapes(right + gap / 2, y, style, gap):
                    self.fill(self.lit, shape, 1)
                self.says.append(COLON)

    def draw_cell(self, cell, x, y, size, gains):
        style = self.style
        if style.is_dots and isinstance(cell, int):
            for shape, is_lit in cell_dots(DOTS[cell], x, y, size, style):
                self.fill(self.lit if is_lit else self.dark, shape, 1)
            return
        lit = 0 if cell is None else style.segments(cell) if isinstance(cell, int) else cell[1]
        for index, shape in enumerate(cell_segments(x, y, size, style)):
            if lit >> index & 1:
                self.fill(self.lit, shape, gains[index])
            self.fill(self.dark, shape, 1)

    def draw_point(self, right, bottom, gap):
        dice, style = self.dice, self.style
        size = max(style.point * style.height, 1.3)
        # Where digits are close together the point touches the stroke before it.
        x = right + dice.uniform(0.25, 0.65) * gap - style.slant * style.height * dice.uniform(0.3, 0.55)
        y = bottom - size / 2 + dice.uniform(-0.03, 0.09) * style.height
        self.fill(self.lit, point_shape(x, y, size, style, min(1, max(0.6, gap / size))), dice.uniform(0.5, 1))
        self.says.append(POINT)

    def draw_neighbor(self, count, start, pitch):
        """Draws parts of digits of the rows above or below."""
        dice, style = self.dice, self.style
        down = 1 if chance(dice, 0.5) else -1
        y = self.middle + down * style.height * dice.uniform(1.12, 1.5)
        for place in range(count):
            self.draw_cell(int(dice.integers(0, 10)), start + pitch * place, y, 1.0, numpy.ones(7))


class Photograph:
    """Colours, light, surroundings and the camera."""

    def __init__(self, dice, row):
        self.dice, self.row = dice, row
        self.shape = (HEIGHT, row.width)

    def pixels(self):
        dice, row = self.dice, self.row
        lit, dark = (soft(plane, self.shape) for plane in (row.lit, row.dark))
        ground, ink, strength = self.colors()
        image = self.light(ground)
        ghost = dice.uniform(0.03, 0.25) * strength if chance(dice, 0.4) else 0
        if chance(dice, 0.2) and not self.is_bright:
            # The digits of a liquid crystal throw a shadow on the mirror behind them.
            shadow = numpy.roll(lit, (dice.integers(0, 3), dice.integers(-2, 3)), (0, 1))
            image = mix(image, cv2.GaussianBlur(shadow, (0, 0), dice.uniform(0.4, 1.2)) * strength * 0.35, image * 0.5)
        if self.is_bright and chance(dice, 0.7):
            glow = cv2.GaussianBlur(lit, (0, 0), dice.uniform(1, 4))
            image = mix(image, glow * dice.uniform(0.1, 0.6), ink)
        image = mix(image, dark * ghost, ink)
        image = self.around(image)
        image = self.signs(image, ink, strength)
        image = mix(image, lit * strength, self.light(ink) if chance(dice, 0.5) else ink)
        image = self.reflections(image)
        return self.camera(image)

    def colors(self):
        dice = self.dice
        hue = dice.uniform(0, 1, 2)
        strength = 1 - 0.9 * dice.random() ** 1.8
        kind = dice.random()
        self.is_bright = kind > 0.72
        if kind < 0.6:
            ground = color(hue[0], dice.random() ** 1.5, dice.uniform(0.35, 1))
            is_shade = chance(dice, 0.6)
            ink = ground * dice.uniform(0, 0.35) if is_shade else color(hue[1], dice.random(), dice.uniform(0, 0.3))
        elif kind < 0.72:
            ground = color(hue[0], dice.random(), dice.uniform(0.2, 0.9))
            ink = color(hue[1], dice.random(), dice.uniform(0, 1))
            if numpy.abs(ground - ink).max() < 70:
                ink = 255 - ground
        else:
            ground = color(hue[0], dice.random(), dice.uniform(0, 0.4))
            ink = color(hue[1], dice.random(), dice.uniform(0.7, 1))
        return ground, ink, strength

    def light(self, colour):
        """Returns a plane of a colour under uneven light."""
        dice, (height, width) = self.dice, self.shape
        u, v = (numpy.linspace(-0.5, 0.5, count, dtype=numpy.float32) for count in (width, height))
        slope, fall, bend = dice.normal(size=3) * (0.5, 0.3, 0.8)
        level = 1 + slope * u[None] + fall * v[:, None] + bend * (u * u)[None]
        return numpy.asarray(colour, numpy.float32) * numpy.clip(level, 0.15, 1.8)[:, :, None]

    def around(self, image):
        """Draws frames, words and marks around the digits."""
        dice, (height, width) = self.dice, self.shape
        row = self.row
        image = numpy.clip(image, 0, 255).astype(numpy.uint8)
        top, bottom = row.middle - row.style.height / 2, row.middle + row.style.height / 2
        for is_top in (True, False):
            if chance(dice, 0.22):
                reach = max(0, top if is_top else height - bottom) * dice.uniform(0.2, 1.05)
                tilt = dice.normal() * 1.5
                edge = reach if is_top else height - reach
                outer = -9 if is_top else height + 9
                self.patch(image, [(0, edge - tilt), (width, edge + tilt), (width, outer), (0, outer)])
        for is_left in (True, False):
            if chance(dice, 0.12):
                reach = dice.uniform(0.5, 4)
                x, outer = (reach, -9) if is_left else (width - reach, width + 9)
                self.patch(image, [(x, -9), (x + dice.normal(), height + 9), (outer, height + 9), (outer, -9)])
        for _ in range(dice.integers(1, 4) if chance(dice, 0.4) else 0):
            self.word(image, color(dice.random(), dice.random(), dice.random() ** 2).tolist())
        return image.astype(numpy.float32)

    def signs(self, image, ink, strength):
        """Draws units and marks as the display shows them, and dirt."""
        dice, (height, width) = self.dice, self.shape
        if chance(dice, 0.45):
            plane = numpy.zeros(self.shape, numpy.uint8)
            for _ in range(dice.integers(1, 3)):
                self.word(plane, 255)
            image = mix(image, plane.astype(numpy.float32) / 255 * strength * dice.uniform(0.5, 1), ink)
        if chance(dice, 0.2):
            plane = numpy.zeros(self.shape, numpy.uint8)
            for _ in range(dice.integers(1, 6)):
                at = (int(dice.uniform(0, width) * 16), int(dice.uniform(0, height) * 16))
                reach = (int(dice.uniform(8, 40)), int(dice.uniform(8, 40)))
                cv2.ellipse(plane, at, reach, dice.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA, 4)
            image = mix(image, plane.astype(numpy.float32) / 255 * dice.uniform(0.1, 0.7), 255 * dice.random())
        return image

    def patch(self, image, points):
        dice = self.dice
        value = color(dice.random(), dice.random() ** 2, dice.random() ** (0.7 if chance(dice, 0.5) else 2))
        cv2.fillPoly(image, [numpy.round(numpy.array(points) * 16).astype(numpy.int32)], value.tolist(), cv2.LINE_AA, 4)

    def word(self, image, value):
        """Writes letters where no digits are: at the right or left end, above or below."""
        dice, (height, width) = self.dice, self.shape
        row = self.row
        top, bottom = row.middle - row.style.height / 2, row.middle + row.style.height / 2
        letters = "".join(dice.choice(list("ABCDEFGHKLMNPRSTUVWXYZabcdefghklmnprtuvwxyz/%"), dice.integers(1, 9)))
        if chance(dice, 0.4):
            letters = str(dice.choice(UNITS))
        size = dice.uniform(0.2, 0.45)
        place = dice.random()
        lit = self.row.lit.any(0).nonzero()[0]
        first, last = (lit[0] / SCALE, lit[-1] / SCALE) if len(lit) else (width / 2, width / 2)
        if place < 0.45:
            at = (last + dice.uniform(2, 6), dice.uniform(6, height))
        elif place < 0.6:
            at = (first - dice.uniform(3, 9) - len(letters) * 20 * size, dice.uniform(6, height))
        elif place < 0.8:
            at = (dice.uniform(0, width), top - dice.uniform(1, 4))
        else:
            at = (dice.uniform(0, width), bottom + dice.uniform(1, 4) + 22 * size)
        font = int(dice.choice([0, 1, 2, 3, 4]))
        cv2.putText(image, letters, (int(at[0]), int(at[1])), font, size, value, 1 + int(chance(dice, 0.2)), cv2.LINE_AA)

    def reflections(self, image):
        dice, (height, width) = self.dice, self.shape
        if chance(dice, 0.4):
            for _ in range(dice.integers(1, 4)):
                x, y = dice.uniform(0, width), dice.uniform(0, height)
                reach_x, reach_y = dice.uniform(5, 90), dice.uniform(4, 30)
                u = (numpy.arange(width, dtype=numpy.float32)[None] - x) / reach_x
                v = (numpy.arange(height, dtype=numpy.float32)[:, None] - y) / reach_y
                share = numpy.exp(-(u * u + v * v)) * dice.uniform(0.1, 0.9)
                value = 255 if chance(dice, 0.7) else color(dice.random(), 0.5, dice.random())
                image = mix(image, share, value)
        if chance(dice, 0.3):
            # What is mirrored has edges and patches of its own.
            share = numpy.zeros(self.shape, numpy.float32)
            for _ in range(dice.integers(1, 5)):
                points = dice.uniform(-0.3, 1.3, (4, 2)) * (width, height)
                cv2.fillConvexPoly(share, cv2.convexHull(numpy.round(points).astype(numpy.int32)), dice.uniform(0.1, 1))
            share = cv2.GaussianBlur(share, (0, 0), dice.uniform(0.5, 5))
            image = mix(image, share * dice.uniform(0.05, 0.45), 255 * dice.random())
        if chance(dice, 0.15):
            coarse = dice.normal(size=(dice.integers(2, 12), dice.integers(4, 60))).astype(numpy.float32)
            waves = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
            image = image + waves[:, :, None] * dice.uniform(3, 30)
        return image

    def camera(self, image):
        dice, (height, width) = self.dice, self.shape
        if chance(dice, 0.6):
            reach = dice.uniform(0.2, 1.0) if chance(dice, 0.7) else dice.uniform(0.8, 2)
            image = cv2.GaussianBlur(image, (0, 0), reach)
        if chance(dice, 0.12):
            image = cv2.blur(image, (int(dice.integers(2, 7)), 1))
        if chance(dice, 0.3):
            part = dice.uniform(0.35, 0.9)
            small = cv2.resize(image, (max(8, int(width * part)), int(height * part)), interpolation=cv2.INTER_AREA)
            image = cv2.resize(small, (width, height), interpolation=cv2.INTER_LINEAR)
        low = dice.uniform(0, 60) if chance(dice, 0.3) else 0
        image = low + image * (255 - low) / 255
        image = 255 * numpy.clip(image / 255, 0, 4) ** numpy.exp(dice.normal() * 0.35)
        if chance(dice, 0.2):
            image = image * dice.uniform(0.9, 1.8)
        noise = dice.uniform(0, 5) if chance(dice, 0.6) else dice.uniform(0, 22)
        image = image + dice.standard_normal(image.shape, numpy.float32) * noise
        image = numpy.clip(image, 0, 255).astype(numpy.uint8)
        if chance(dice, 0.5):
            quality = int(dice.uniform(25, 95))
            image = cv2.imdecode(cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], cv2.IMREAD_COLOR)
        return image


def soft(plane, shape):
    return cv2.resize(plane, shape[::-1], interpolation=cv2.INTER_AREA).astype(numpy.float32) / 255


def mix(image, share, value):
    share = numpy.clip(share, 0, 1)[:, :, None]
    return image + share * (value - image)


def color(hue, saturation, value):
    """Returns red, green and blue of 255."""
    part = numpy.clip(numpy.abs((hue * 6 + numpy.array([0, 4, 2])) % 6 - 3) - 1, 0, 1)
    return 255 * value * (1 - saturation + saturation * part)
