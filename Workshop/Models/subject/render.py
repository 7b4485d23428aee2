"""Renders the furniture, vehicles, animals and people of the package sweethome3d-furniture as cut-outs.

Each surface becomes points, about two for each pixel that it covers; of the
points of a pixel the nearest stays.
"""

import io
import math
import random
import zipfile

import cv2
import numpy
from PIL import Image

SIDE = 300
FINE = 420
DENSITY = 2
LIMIT = 2_500_000  # points of one view
TEXT_LIMIT = 8_000_000  # bytes of a model's text


class Catalog:
    """The models in the catalogs of the package."""

    def __init__(self, folder):
        self.archives = [zipfile.ZipFile(path) for path in sorted(folder.rglob("*.sh3f"))]

    def models(self, wanted):
        """Yields of each model with a wanted name this and what it consists of."""
        for archive in self.archives:
            for info in sorted(archive.infolist(), key=lambda info: info.filename):
                if info.filename.endswith(".obj") and info.file_size < TEXT_LIMIT and wanted(info.filename):
                    yield info.filename, _Model(archive, info.filename)


class _Model:
    def __init__(self, archive, path):
        self.archive = archive
        self.folder = path.rpartition("/")[0]
        self.materials = {None: ((0.8, 0.8, 0.8), 1.0, None)}
        places, textures, normals, corners, owners = [], [], [], [], []
        material = None
        for line in archive.read(path).decode("latin-1").splitlines():
            kind, *rest = line.split() or [""]
            if kind == "v":
                places.append([float(number) for number in rest[:3]])
            elif kind == "vt":
                textures.append([float(number) for number in rest[:2]])
            elif kind == "vn":
                normals.append([float(number) for number in rest[:3]])
            elif kind == "f":
                face = [_corner(text, len(places), len(textures), len(normals)) for text in rest]
                for second, third in zip(face[1:], face[2:]):
                    corners.append([face[0], second, third])
                    owners.append(material)
            elif kind == "usemtl":
                material = rest[0] if rest else None
            elif kind == "mtllib":
                self._read_materials(line.split(None, 1)[1].strip())
        self.corners = numpy.array(corners).reshape(-1, 3, 3)
        self.owners = owners
        # The last of each stands for what a face doesn't name.
        self.places = numpy.array(places + [[0, 0, 0]], numpy.float32)
        self.textures = numpy.array(textures + [[0, 0]], numpy.float32)
        self.normals = numpy.array(normals + [[0, 0, 0]], numpy.float32)

    def _read_materials(self, name):
        name = f"{self.folder}/{name}"
        if name not in self.archive.namelist():
            return
        current = None
        for line in self.archive.read(name).decode("latin-1").splitlines():
            kind, *rest = line.split() or [""]
            if kind == "newmtl" and rest:
                current = rest[0]
                self.materials[current] = self.materials[None]
            elif current and rest:
                color, opaque, picture = self.materials[current]
                if kind == "Kd":
                    color = tuple(float(number) for number in rest[:3])
                elif kind == "d":
                    opaque = float(rest[-1])
                elif kind == "map_Kd":
                    picture = self._picture(line.split(None, 1)[1].strip())
                self.materials[current] = color, opaque, picture

    def _picture(self, name):
        name = f"{self.folder}/{name}"
        if name not in self.archive.namelist():
            return None
        image = Image.open(io.BytesIO(self.archive.read(name))).convert("RGB")
        image.thumbnail((512, 512))
        return numpy.asarray(image, numpy.float32) / 255

    def view(self, seed):
        """Returns a picture of the model from somewhere in front of it, or nothing where there is little to see."""
        rng = random.Random(seed)
        if len(self.corners) == 0:
            return None
        yaw = rng.gauss(0, 0.8) if rng.random() < 0.8 else rng.uniform(-math.pi, math.pi)
        turn = _turn(yaw, rng.uniform(-0.05, 0.5))
        used = self.places[self.corners[:, :, 0].ravel()]
        middle, reach = (used.max(0) + used.min(0)) / 2, numpy.ptp(used, 0).max() + 1e-6
        places = (self.places - middle) / reach @ turn.T
        depth = rng.uniform(1.4, 4) - places[:, 2]
        flat = places[:, :2] * [1, -1] / depth[:, None]
        triangles = flat[self.corners[:, :, 0]]
        low, high = triangles.reshape(-1, 2).min(0), triangles.reshape(-1, 2).max(0)
        scale = (FINE - 8) / (high - low).max()
        size = numpy.ceil((high - low) * scale).astype(int) + 8
        triangles = (triangles - low) * scale + 4
        light = numpy.array([rng.uniform(-1, 1), rng.uniform(0.2, 1.2), rng.uniform(0.3, 1.2)], numpy.float32)
        points = self._points(triangles, depth, turn, light / numpy.linalg.norm(light))
        return None if points is None else _cut_out(*points, size)

    def _points(self, triangles, depth, turn, light):
        """Returns where the points of all surfaces are, how far, and of what color."""
        opaque = numpy.array([self.materials.get(owner, self.materials[None])[1] > 0.4 for owner in self.owners])
        first, second = triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0]
        area = numpy.abs(first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0]) / 2
        counts = numpy.where(opaque, numpy.ceil(area * DENSITY), 0).astype(int) + (opaque & (area > 0))
        if not 500 < counts.sum() < LIMIT:
            return None
        face = numpy.repeat(numpy.arange(len(counts)), counts)
        number = numpy.arange(len(face)) - numpy.repeat(numpy.cumsum(counts) - counts, counts)
        u, v = (0.5 + number * 0.7548776662) % 1, (0.5 + number * 0.5698402910) % 1
        beyond = u + v > 1
        u, v = numpy.where(beyond, 1 - u, u), numpy.where(beyond, 1 - v, v)
        shares = numpy.stack([1 - u - v, u, v], 1).astype(numpy.float32)

        def blend(values):
            return sum(shares[:, [corner]] * values[:, corner][face] for corner in range(3))

        corners = self.corners
        edges = self.places[corners[:, 1:, 0]] - self.places[corners[:, :1, 0]]
        flat = numpy.cross(edges[:, 0], edges[:, 1])
        normals = self.normals[corners[:, :, 2]]
        normals = numpy.where((corners[:, :, 2] < 0)[:, :, None], flat[:, None], normals)
        normals = blend(normals) @ turn.T
        normals /= numpy.linalg.norm(normals, axis=1, keepdims=True) + 1e-9
        normals *= numpy.where(normals[:, 2:] < 0, -1, 1)
        bright = 0.45 + 0.7 * (normals @ light).clip(0, 1)
        colors = self._colors(face, blend(self.textures[corners[:, :, 1]])) * bright[:, None]
        return blend(triangles), blend(depth[corners[:, :, 0]][:, :, None])[:, 0], colors

    def _colors(self, face, places):
        colors = numpy.empty((len(face), 3), numpy.float32)
        names = {name: number for number, name in enumerate(dict.fromkeys(self.owners))}
        owner = numpy.array([names[name] for name in self.owners])[face]
        for name, number in names.items():
            color, _, picture = self.materials.get(name, self.materials[None])
            here = owner == number
            colors[here] = color
            if picture is not None:
                h, w, _ = picture.shape
                x = (places[here, 0] % 1 * w).astype(int) % w
                y = ((1 - places[here, 1]) % 1 * h).astype(int) % h
                colors[here] = picture[y, x]
        return colors


def _corner(text, *counts):
    """Returns the three numbers of a corner, from 0 on, or -1 for one that it lacks."""
    numbers = [int(number) if number else 0 for number in text.split("/")] + [0, 0]
    return [number - 1 if number >= 0 else count + number for number, count in zip(numbers, counts)]


def _turn(yaw, pitch):
    c, s = math.cos(yaw), math.sin(yaw)
    around = numpy.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])
    c, s = math.cos(pitch), math.sin(pitch)
    return (numpy.array([[1, 0, 0], [0, c, -s], [0, s, c]]) @ around).astype(numpy.float32)


def _cut_out(places, depth, colors, size):
    w, h = size
    pixel = places[:, 1].astype(int).clip(0, h - 1) * w + places[:, 0].astype(int).clip(0, w - 1)
    span = depth.max() - depth.min() + 1e-6
    order = numpy.argsort(((depth.max() - depth) / span * 65535).astype(numpy.uint16), kind="stable")
    sheet = numpy.zeros((h * w, 4), numpy.float32)
    sheet[pixel[order], :3] = colors[order]
    sheet[pixel[order], 3] = 1
    sheet = sheet.reshape(h, w, 4)
    covered = sheet[:, :, 3]
    closed = cv2.morphologyEx(covered, cv2.MORPH_CLOSE, numpy.ones((3, 3)))
    near = cv2.blur(sheet, (3, 3))
    colors = numpy.where(covered[:, :, None] > 0, sheet[:, :, :3], near[:, :, :3] / near[:, :, 3:].clip(1e-6))
    premultiplied = numpy.dstack([colors * closed[:, :, None], closed])
    scale = SIDE / max(w, h)
    size = max(1, round(w * scale)), max(1, round(h * scale))
    small = cv2.resize(premultiplied, size, interpolation=cv2.INTER_AREA)
    alpha = small[:, :, 3:]
    pixels = numpy.dstack([small[:, :, :3] / alpha.clip(1e-6), alpha])
    return Image.fromarray((pixels.clip(0, 1) * 255).astype(numpy.uint8), "RGBA")
