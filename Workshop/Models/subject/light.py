"""What light and lens make of a scene and of the things in it."""

import math

import cv2
import numpy


def lit(rng, colors, alpha, scene):
    """Returns the colors of a thing in light that resembles that of the scene."""
    pixels = colors.astype(numpy.float32) / 255
    around = cv2.resize(scene, (8, 8), interpolation=cv2.INTER_AREA).astype(numpy.float32).mean((0, 1)) / 255 + 0.05
    share = rng.uniform(0, 0.6)
    gain = math.exp(rng.gauss(0, 0.2)) * (around.mean() / 0.45) ** (0.5 * share)
    pixels = pixels * ((1 + share * (around / around.mean() - 1)) * gain).astype(numpy.float32)
    if rng.random() < 0.6:
        h, w = alpha.shape
        angle, slope = rng.uniform(0, 2 * math.pi), rng.uniform(0, 0.9)
        x = numpy.linspace(-0.5, 0.5, w, dtype=numpy.float32)[None] * math.cos(angle)
        y = numpy.linspace(-0.5, 0.5, h, dtype=numpy.float32)[:, None] * math.sin(angle)
        pixels = pixels * (1 + slope * (x + y))[:, :, None]
    pixels = ((pixels - 0.5) * math.exp(rng.gauss(-0.05, 0.15)) + 0.5).clip(0, 1)
    return hidden(rng, pixels, alpha, scene) if rng.random() < 0.15 else pixels


def hidden(rng, pixels, alpha, scene):
    """Returns the colors brought near those of what is behind the thing."""
    inside = alpha > 128
    behind = cv2.dilate(inside.astype(numpy.uint8), numpy.ones((25, 25), numpy.uint8)) > 0
    if not inside.any():
        return pixels
    own, other = pixels[inside], scene[behind].astype(numpy.float32) / 255
    share = rng.uniform(0.3, 1)
    spread = 1 + share * (other.std(0) / (own.std(0) + 0.02) - 1).clip(-0.8, 2)
    return ((pixels - own.mean(0)) * spread + own.mean(0) + share * (other.mean(0) - own.mean(0))).clip(0, 1)


def shaded(rng, scene, alpha):
    """Returns the scene with a shadow of a thing, behind it or on the ground."""
    h, w = alpha.shape
    side = max(w, h)
    if rng.random() < 0.5:
        matrix = numpy.float32([[1, 0, rng.gauss(0, 0.02) * side], [0, 1, rng.uniform(0, 0.05) * side]])
    else:
        x, y, wide, high = cv2.boundingRect(alpha)
        foot, lean, flat = y + high, rng.gauss(0, 0.8), rng.uniform(-0.3, 0.4)
        matrix = numpy.float32([[1, -lean, lean * foot], [0, flat, foot * (1 - flat)]])
    shade = cv2.warpAffine(alpha, matrix, (w, h))
    shade = blurred(shade, rng.uniform(0.008, 0.05) * side).astype(numpy.float32)
    return (scene * (1 - shade * (rng.uniform(0.2, 0.75) / 255))[:, :, None]).astype(numpy.uint8)


def moved(rng, pixels, longest=0.06):
    """Returns the pixels as they look while they, or the camera, move."""
    side = max(pixels.shape)
    length = max(3, int(side * rng.uniform(0.01, longest)))
    kernel = numpy.zeros((length, length), numpy.float32)
    angle = rng.gauss(0, 0.4) if rng.random() < 0.6 else rng.uniform(0, math.pi)
    reach, middle = length / 2 - 0.5, (length - 1) / 2
    x, y = reach * math.cos(angle), reach * math.sin(angle)
    ends = [(round(middle + sign * x), round(middle + sign * y)) for sign in (-1, 1)]
    cv2.line(kernel, *ends, 1)
    return cv2.filter2D(pixels, -1, kernel / kernel.sum(), borderType=cv2.BORDER_REPLICATE)


def blurred(pixels, sigma):
    """Returns the pixels blurred; much blur needs few pixels."""
    step = int(sigma / 1.5)
    if step < 2:
        return cv2.GaussianBlur(pixels, (0, 0), sigma)
    h, w = pixels.shape[:2]
    small = cv2.resize(pixels, (max(4, w // step), max(4, h // step)), interpolation=cv2.INTER_AREA)
    return cv2.resize(cv2.GaussianBlur(small, (0, 0), sigma / step), (w, h), interpolation=cv2.INTER_LINEAR)


def camera(rng, scene):
    """Returns the scene after light, lens, sensor and compression."""
    if rng.random() < 0.05:
        scene = moved(rng, scene, 0.03)
    dim = rng.random() < 0.08
    power = math.exp(rng.gauss(0, 0.2)) * (rng.uniform(1, 1.8) if dim else 1)
    gain = math.exp(rng.gauss(0, 0.15)) * (rng.uniform(0.3, 0.8) if dim else 1)
    levels = numpy.linspace(0, 1, 256) ** power * gain * 255
    tables = [(levels * math.exp(rng.gauss(0, 0.06))).clip(0, 255) for _ in range(3)]
    scene = cv2.LUT(scene, numpy.stack(tables, 1).astype(numpy.uint8)[None])
    strength = rng.choices([1, rng.uniform(0.4, 1.3), 0], [70, 23, 7])[0]
    if strength != 1:
        gray = scene.mean(2, keepdims=True)
        scene = (gray + (scene - gray) * strength).clip(0, 255).astype(numpy.uint8)
    if rng.random() < 0.4:
        dice = numpy.random.default_rng(rng.getrandbits(32))
        noise = dice.standard_normal(scene.shape, numpy.float32) * (rng.uniform(0.005, 0.04) * (2 if dim else 1) * 255)
        scene = (scene + noise).clip(0, 255).astype(numpy.uint8)
    if rng.random() < 0.4:
        scene = blurred(scene, rng.uniform(0.3, 1.5))
    _, file = cv2.imencode(".jpg", scene, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(40, 95)])
    return cv2.imdecode(file, cv2.IMREAD_COLOR)
