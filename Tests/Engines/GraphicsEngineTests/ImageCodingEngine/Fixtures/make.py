#!/usr/bin/env python3
"""Draws the fixtures of this folder and computes what decoders have to return.

Needs Pillow, pillow-heif, numpy and tifffile; only authors run it. Every picture is computed here, so there is nothing to credit.
`expected.json` holds, for each file, the size and the Adler-32 checksum of the decoded bytes: gray or RGBA, 8 bits,
and for `native` 16 bits with the low byte first.
"""
import json
import os
import struct
import zlib

import numpy as np
import pillow_heif
import tifffile
from PIL import Image, ImageDraw

os.chdir(os.path.dirname(os.path.abspath(__file__)))
W, H = 37, 23
expected = {}


def note(name, pixels, native=None):
    pixels = np.ascontiguousarray(pixels)
    entry = {"width": pixels.shape[1], "height": pixels.shape[0], "components": 1 if pixels.ndim == 2 else 4}
    entry["checksum"] = zlib.adler32(pixels.astype("u1").tobytes())
    if native is not None:
        entry["native"] = zlib.adler32(np.ascontiguousarray(native).astype("<u2").tobytes())
    expected[name] = entry


def rgba(pixels, alpha=255):
    """Adds alpha to RGB or gray."""
    if pixels.ndim == 2:
        pixels = np.repeat(pixels[..., None], 3, 2)
    return np.concatenate([pixels, np.broadcast_to(np.asarray(alpha, pixels.dtype).reshape(
        (1, 1, 1) if np.ndim(alpha) == 0 else (*alpha.shape, 1)), (*pixels.shape[:2], 1))], 2)


def narrow(deep):
    """65535 to 255, rounded to nearest."""
    return ((deep.astype("u4") * 255 + 32895) >> 16).astype("u1")


y, x = np.mgrid[0:H, 0:W]
color = np.stack([x * 255 // (W - 1), y * 255 // (H - 1), (x * 7 + y * 13) % 256], 2).astype("u1")
gray = ((x * 5 + y * 3) % 256).astype("u1")
alpha = ((x * 11 + y * 17) % 256).astype("u1")
deep = np.stack([x * 1771 + y, y * 2801 + x, (x * y * 77) % 65536], 2).astype("u2")
deep_gray = ((x * 1747 + y * 31) % 65536).astype("u2")
deep_alpha = ((x * 997 + y * 1999) % 65536).astype("u2")


# --- PNG, written by hand because no library writes all kinds ---

def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def pack_rows(samples, depth):
    rows = []
    for row in samples.reshape(samples.shape[0], -1):
        if depth == 16:
            data = row.astype(">u2").tobytes()
        elif depth == 8:
            data = row.astype("u1").tobytes()
        else:
            bits = "".join(format(int(v), f"0{depth}b") for v in row)
            bits += "0" * (-len(bits) % 8)
            data = bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))
        rows.append(b"\0" + data)
    return b"".join(rows)


ADAM7 = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def png(name, samples, depth, kind, interlaced=False, extra=b""):
    if samples.ndim == 2:
        samples = samples[..., None]
    height, width = samples.shape[:2]
    if interlaced:
        passes = [samples[y0::dy, x0::dx] for x0, y0, dx, dy in ADAM7]
        body = b"".join(pack_rows(p, depth) for p in passes if p.size)
    else:
        body = pack_rows(samples, depth)
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, int(interlaced))
    with open(name, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra
                   + chunk(b"IDAT", zlib.compress(body, 9)) + chunk(b"IEND", b""))


for interlaced in (False, True):
    tag = "-interlaced" if interlaced else ""
    for depth in (1, 2, 4):
        levels = gray >> (8 - depth)
        png(f"gray{depth}{tag}.png", levels, depth, 0, interlaced)
        note(f"gray{depth}{tag}.png", levels * (255 // (2 ** depth - 1)))
    png(f"gray8{tag}.png", gray, 8, 0, interlaced)
    note(f"gray8{tag}.png", gray)
    png(f"gray16{tag}.png", deep_gray, 16, 0, interlaced)
    note(f"gray16{tag}.png", narrow(deep_gray), deep_gray)
    png(f"rgb8{tag}.png", color, 8, 2, interlaced)
    note(f"rgb8{tag}.png", rgba(color))
    png(f"rgb16{tag}.png", deep, 16, 2, interlaced)
    note(f"rgb16{tag}.png", rgba(narrow(deep)), rgba(deep, 65535))
    png(f"grayalpha8{tag}.png", np.stack([gray, alpha], 2), 8, 4, interlaced)
    note(f"grayalpha8{tag}.png", rgba(gray, alpha))
    png(f"grayalpha16{tag}.png", np.stack([deep_gray, deep_alpha], 2), 16, 4, interlaced)
    note(f"grayalpha16{tag}.png", narrow(rgba(deep_gray, deep_alpha)), rgba(deep_gray, deep_alpha))
    png(f"rgba8{tag}.png", rgba(color, alpha), 8, 6, interlaced)
    note(f"rgba8{tag}.png", rgba(color, alpha))
    png(f"rgba16{tag}.png", rgba(deep, deep_alpha), 16, 6, interlaced)
    note(f"rgba16{tag}.png", narrow(rgba(deep, deep_alpha)), rgba(deep, deep_alpha))
    for depth in (1, 2, 4, 8):
        count = 2 ** depth
        palette = np.array([[(i * 37) % 256, (i * 91 + 5) % 256, (255 - i * 13) % 256] for i in range(count)], "u1")
        indices = (x * 3 + y) % count
        png(f"palette{depth}{tag}.png", indices, depth, 3, interlaced, chunk(b"PLTE", palette.tobytes()))
        note(f"palette{depth}{tag}.png", rgba(palette[indices]))
palette = np.array([[i, 255 - i, i * 3 % 256] for i in range(256)], "u1")
clear = np.array([i for i in range(0, 200, 2)], "u1")
indices = (x * 9 + y * 4) % 256
full = np.concatenate([clear, np.full(156, 255, "u1")])
png("palette-transparent.png", indices, 8, 3, extra=chunk(b"PLTE", palette.tobytes()) + chunk(b"tRNS", clear.tobytes()))
note("palette-transparent.png", rgba(palette[indices], full[indices]))
png("rgb-transparent.png", color, 8, 2, extra=chunk(b"tRNS", struct.pack(">HHH", *map(int, color[3, 5]))))
note("rgb-transparent.png", rgba(color, np.where((color == color[3, 5]).all(2), 0, 255).astype("u1")))


# --- JPEG: Pillow carries its own libjpeg-turbo ---

def reference(name, mode="RGBA"):
    note(name, np.array(Image.open(name).convert(mode)))


big = Image.fromarray(color).resize((67, 45), Image.BICUBIC)
for sampling, tag in ((0, "444"), (1, "422"), (2, "420")):
    big.save(f"rgb{tag}.jpg", quality=85, subsampling=sampling)
    reference(f"rgb{tag}.jpg")
big.save("progressive.jpg", quality=80, progressive=True)
reference("progressive.jpg")
big.convert("L").save("gray.jpg", quality=85)
reference("gray.jpg", "L")
big.save("restarts.jpg", quality=85, restart_marker_blocks=2, dpi=(300, 300))
reference("restarts.jpg")
big.convert("CMYK").save("cmyk.jpg", quality=90)
reference("cmyk.jpg")

# --- WebP, GIF, BMP ---
big.save("lossy.webp", quality=80)
reference("lossy.webp")
Image.fromarray(rgba(color, alpha)).save("lossless-alpha.webp", lossless=True, exact=True)
note("lossless-alpha.webp", rgba(color, alpha))
Image.fromarray(color).save("animated.webp", save_all=True, lossless=True, duration=100,
                            append_images=[Image.fromarray(255 - color), Image.fromarray(color[::-1].copy())])
note("animated.webp", rgba(color))

indexed = Image.fromarray(color).quantize(64)
for interlaced in (0, 1):
    name = "interlaced.gif" if interlaced else "plain.gif"
    indexed.save(name, interlace=interlaced)
    reference(name)
frames = [indexed, Image.fromarray(255 - color).quantize(64)]
frames[0].save("animated.gif", save_all=True, append_images=frames[1:], duration=100)
reference("animated.gif")
dot = Image.new("RGBA", (W, H), (0, 0, 0, 0))
ImageDraw.Draw(dot).ellipse((5, 3, 25, 19), fill=(200, 30, 90, 255))
dot.save("transparent.gif")
pixels = np.array(Image.open("transparent.gif").convert("RGBA"))
pixels[pixels[..., 3] == 0] = 0
note("transparent.gif", pixels)

Image.fromarray(color).save("rgb24.bmp")
note("rgb24.bmp", rgba(color))
indexed.save("palette8.bmp")
reference("palette8.bmp")


def bmp(name, bits, rows, masks=(), palette=(), packing=None, top_down=False):
    mask_bytes = b"".join(struct.pack("<I", m) for m in masks)
    header_size = 108 if len(masks) == 4 else 40
    table = b"".join(bytes([b, g, r, 0]) for r, g, b in palette)
    start = 14 + header_size + len(table) + (12 if len(masks) == 3 else 0)
    info = struct.pack("<IiiHHIIiiII", header_size, W, -H if top_down else H, 1, bits,
                       packing if packing is not None else (3 if masks else 0), 0, 2835, 2835, len(palette), 0)
    info += mask_bytes
    if header_size == 108:
        info += b"BGRs" + bytes(48)
    with open(name, "wb") as file:
        file.write(b"BM" + struct.pack("<IHHI", start + len(rows), 0, 0, start) + info + table + rows)


def padded(row):
    return row + bytes(-len(row) % 4)


bmp("rgb24-topdown.bmp", 24, b"".join(padded(color[r, :, ::-1].tobytes()) for r in range(H)), top_down=True)
note("rgb24-topdown.bmp", rgba(color))
word = (color[..., 0] >> 3).astype("u2") << 10 | (color[..., 1] >> 3).astype("u2") << 5 | color[..., 2] >> 3
five = color >> 3
bmp("rgb555.bmp", 16, b"".join(padded(word[r].astype("<u2").tobytes()) for r in reversed(range(H))))
note("rgb555.bmp", rgba(((five.astype("u4") * 255 + 15) // 31).astype("u1")))
word = (color[..., 0] >> 3).astype("u2") << 11 | (color[..., 1] >> 2).astype("u2") << 5 | color[..., 2] >> 3
bmp("rgb565.bmp", 16, b"".join(padded(word[r].astype("<u2").tobytes()) for r in reversed(range(H))),
    masks=(0xF800, 0x07E0, 0x001F))
six = np.stack([(color[..., 0] >> 3) * 255.0 / 31, (color[..., 1] >> 2) * 255.0 / 63, (color[..., 2] >> 3) * 255.0 / 31], 2)
note("rgb565.bmp", rgba(np.floor(six + 0.5).astype("u1")))
bgra = rgba(color, alpha)[..., [2, 1, 0, 3]]
bmp("rgba32.bmp", 32, b"".join(bgra[r].tobytes() for r in reversed(range(H))),
    masks=(0xFF0000, 0xFF00, 0xFF, 0xFF000000))
note("rgba32.bmp", rgba(color, alpha))
for bits in (1, 4):
    count = 2 ** bits
    entries = [((i * 60) % 256, (i * 17) % 256, 255 - i * 15) for i in range(count)]
    numbers = (x + y * 2) % count
    packed = pack_rows(numbers, bits)
    stride = len(packed) // H
    lines = [padded(packed[r * stride + 1:(r + 1) * stride]) for r in range(H)]
    bmp(f"palette{bits}.bmp", bits, b"".join(reversed(lines)), palette=entries)
    note(f"palette{bits}.bmp", rgba(np.array(entries, "u1")[numbers]))
entries = [((i * 7) % 256, (i * 29) % 256, 255 - i) for i in range(256)]
numbers = (x // 5 + y) % 256
rle = b""
for r in reversed(range(H)):
    c = 0
    while c < W:
        run = 1
        while c + run < W and numbers[r, c + run] == numbers[r, c] and run < 255:
            run += 1
        rle += bytes([run, numbers[r, c]])
        c += run
    rle += b"\0\0"
bmp("runs8.bmp", 8, rle + b"\0\1", palette=entries, packing=1)
note("runs8.bmp", rgba(np.array(entries, "u1")[numbers]))
entries = entries[:16]
numbers = (x // 3 + y) % 16
rle = b""
for r in reversed(range(H)):
    row = [int(v) for v in numbers[r]]
    rle += bytes([0, W]) + (lambda b: b + bytes(len(b) & 1))(
        bytes((row[i] << 4) | (row[i + 1] if i + 1 < W else 0) for i in range(0, W, 2))) + b"\0\0"
bmp("runs4.bmp", 4, rle + b"\0\1", palette=entries, packing=2)
note("runs4.bmp", rgba(np.array(entries, "u1")[numbers]))


# --- TIFF ---
def tiff(name, data, pixels, native=None, **options):
    tifffile.imwrite(name, data, **options)
    note(name, pixels, native)


tiff("rgb8.tif", color, rgba(color), photometric="rgb")
tiff("rgb8-planar.tif", color.transpose(2, 0, 1), rgba(color), photometric="rgb", planarconfig="separate")
tiff("rgb8-tiled.tif", color, rgba(color), photometric="rgb", tile=(16, 16), compression="zlib", predictor=True)
tiff("rgb8-big.tif", color, rgba(color), photometric="rgb", bigtiff=True, byteorder=">")
tiff("rgb16.tif", deep, rgba(narrow(deep)), rgba(deep, 65535), photometric="rgb")
tiff("rgb16-big-endian.tif", deep, rgba(narrow(deep)), rgba(deep, 65535), photometric="rgb", byteorder=">")
tiff("gray16.tif", deep_gray, narrow(deep_gray), deep_gray, photometric="minisblack")
tiff("gray8-white-is-zero.tif", 255 - gray, gray, photometric="miniswhite")
tiff("rgba16.tif", rgba(deep, deep_alpha), narrow(rgba(deep, deep_alpha)), rgba(deep, deep_alpha), photometric="rgb",
     extrasamples=["unassalpha"])
tiff("two-pages.tif", np.stack([gray, 255 - gray]), gray, photometric="minisblack")
for packing in ("tiff_lzw", "packbits"):
    Image.fromarray(color).save(f"rgb8-{packing}.tif", compression=packing)
    note(f"rgb8-{packing}.tif", rgba(color))
Image.fromarray(gray).convert("1").save("fax.tif", compression="group4")
reference("fax.tif", "L")
indexed.save("palette8.tif")
reference("palette8.tif")
Image.fromarray(color).convert("CMYK").save("cmyk.tif")
reference("cmyk.tif")
big.save("jpeg.tif", compression="jpeg", quality=85)
reference("jpeg.tif")

# --- The eight orientations, as cameras write them ---
tiny = Image.fromarray(color).resize((20, 12))
for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x0112] = orientation
    for extension in ("jpg", "png", "webp", "avif"):
        tiny.save(f"orientation-{orientation}.{extension}", exif=exif, quality=50)
    tiny.save(f"orientation-{orientation}.tif", tiffinfo={0x0112: orientation}, compression="tiff_lzw")
exif = Image.Exif()
exif[0x010F] = "Fovea"
exif[0x0110] = "Test camera"
exif[0x0132] = "2024:01:02 03:04:05"
exif.get_ifd(0x8769)[0x9003] = "2023:11:12 13:14:15"
tiny.save("exif.jpg", exif=exif, dpi=(72, 72))

# --- HEIC from another build of libheif, with a thumbnail ---
ramp = np.stack([np.mgrid[0:120, 0:160][1], np.mgrid[0:120, 0:160][0] * 2, np.full((120, 160), 90)], 2).astype("u1")
file = pillow_heif.from_pillow(Image.fromarray(ramp))
file[0].info["thumbnails"] = [80]
file.save("thumbnail.heic", quality=90)

# --- Color profiles, built from published numbers ---
BRADFORD = np.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
D50 = np.array([0.9642, 1.0, 0.8249])


def colorants(primaries, white=(0.3127, 0.3290)):
    """The matrix from linear RGB to XYZ of the white point D50, by Bradford adaptation."""
    columns = np.array([[px / py, 1, (1 - px - py) / py] for px, py in primaries]).T
    white = np.array([white[0] / white[1], 1, (1 - white[0] - white[1]) / white[1]])
    matrix = columns * np.linalg.solve(columns, white)
    cone = np.diag(BRADFORD @ D50 / (BRADFORD @ white))
    return np.linalg.inv(BRADFORD) @ cone @ BRADFORD @ matrix


SRGB = colorants([(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)])
P3 = colorants([(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)])
ADOBE = colorants([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)])


def fixed(value):
    return struct.pack(">i", int(round(value * 65536)))


def profile(space, name, tags, pcs=b"XYZ "):
    text = name.encode()
    tags = {b"desc": b"desc\0\0\0\0" + struct.pack(">I", len(text) + 1) + text + b"\0" + bytes(78),
            b"wtpt": b"XYZ \0\0\0\0" + b"".join(map(fixed, D50)), **tags}
    offset, table, body = 132 + 12 * len(tags), b"", b""
    for key, value in tags.items():
        value += bytes(-len(value) % 4)
        table += key + struct.pack(">II", offset + len(body), len(value))
        body += value
    head = struct.pack(">I4sI4s4s4s", offset + len(body), b"none", 0x02400000, b"mntr" if space != b"CMYK" else b"prtr",
                       space, pcs)
    head += bytes(12) + b"acsp" + bytes(28) + b"".join(map(fixed, D50)) + bytes(48)
    return head + struct.pack(">I", len(tags)) + table + body


def curve(gamma):
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, int(round(gamma * 256)))


def srgb_curve():
    v = np.linspace(0, 1, 1024)
    linear = np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
    return b"curv\0\0\0\0" + struct.pack(">I", 1024) + np.round(linear * 65535).astype(">u2").tobytes()


def matrix_profile(name, matrix, trc):
    tags = {key: b"XYZ \0\0\0\0" + b"".join(map(fixed, column)) for key, column in zip((b"rXYZ", b"gXYZ", b"bXYZ"), matrix.T)}
    tags.update({key: trc for key in (b"rTRC", b"gTRC", b"bTRC")})
    return profile(b"RGB ", name, tags)


def encode_srgb(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * linear ** (1 / 2.4) - 0.055)


def decode_srgb(v):
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


patches = np.array([[255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 255], [128, 128, 128], [200, 120, 60],
                    [60, 160, 90], [30, 60, 200], [240, 200, 180], [10, 20, 30]], "u1")
row = np.repeat(np.repeat(patches[None], 8, 0), 8, 1)
colors = {}


def color_fixture(name, matrix, trc, linear):
    icc = matrix_profile(name, matrix, trc)
    Image.fromarray(row).save(f"{name}.png", icc_profile=icc)
    xyz = linear(patches / 255.0) @ matrix.T
    colors[f"{name}.png"] = np.round(encode_srgb(xyz @ np.linalg.inv(SRGB).T) * 255).astype(int).tolist()
    return icc


p3 = color_fixture("display-p3", P3, srgb_curve(), decode_srgb)
color_fixture("adobe-rgb", ADOBE, curve(2.19921875), lambda v: v ** 2.19921875)
color_fixture("plain-srgb", SRGB, srgb_curve(), decode_srgb)
Image.fromarray(row).save("display-p3.webp", lossless=True, icc_profile=p3)
colors["display-p3.webp"] = colors["display-p3.png"]
Image.fromarray(row).save("display-p3.jpg", quality=100, subsampling=0, icc_profile=p3)
colors["display-p3.jpg"] = colors["display-p3.png"]
Image.fromarray(row).save("display-p3.tif", compression="tiff_lzw", icc_profile=p3)
colors["display-p3.tif"] = colors["display-p3.png"]
levels = np.arange(0, 256, 17).astype("u1")
linear_gray = profile(b"GRAY", "linear gray", {b"kTRC": curve(1.0)})
Image.fromarray(np.repeat(np.repeat(levels[None], 8, 0), 8, 1)).save("linear-gray.png", icc_profile=linear_gray)
colors["linear-gray.png"] = np.round(encode_srgb(levels / 255.0) * 255).astype(int).tolist()


def lab(rgb):
    t = (decode_srgb(rgb) @ SRGB.T) / D50
    f = np.where(t > 216 / 24389, np.cbrt(t), (24389 / 27 * t + 16) / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def ink_profile():
    """A table with two grid points per ink: each corner is the color that multiplying the inks gives."""
    nodes = []
    for n in range(16):
        c, m, ye, k = (n >> 3) & 1, (n >> 2) & 1, (n >> 1) & 1, n & 1
        value = lab(np.array([(1 - c) * (1 - k), (1 - m) * (1 - k), (1 - ye) * (1 - k)], float))
        nodes += [int(round(value[0] * 2.55)), int(round(value[1] + 128)), int(round(value[2] + 128))]
    table = b"mft1\0\0\0\0" + bytes([4, 3, 2, 0])
    table += b"".join(fixed(v) for v in (1, 0, 0, 0, 1, 0, 0, 0, 1))
    table += bytes(range(256)) * 4 + bytes(min(255, max(0, v)) for v in nodes) + bytes(range(256)) * 3
    return profile(b"CMYK", "test inks", {b"A2B0": table}, pcs=b"Lab ")


inks = np.array([[0, 0, 0, 0], [255, 0, 0, 0], [0, 255, 0, 0], [0, 0, 255, 0], [0, 0, 0, 255], [255, 255, 0, 0]], "u1")
sheet = Image.frombytes("CMYK", (48, 8), np.repeat(np.repeat(inks[None], 8, 0), 8, 1).tobytes())
sheet.save("inks.jpg", quality=100, subsampling=0, icc_profile=ink_profile())
sheet.save("inks.tif", compression="tiff_lzw", icc_profile=ink_profile())
solid = [[255, 255, 255], [0, 255, 255], [255, 0, 255], [255, 255, 0], [0, 0, 0], [0, 0, 255]]
colors["inks.jpg"] = colors["inks.tif"] = solid

with open("expected.json", "w") as file:
    json.dump({"pixels": expected, "colors": colors}, file, indent=1, sort_keys=True)
