"""How well, and how quickly, rectangles are found in photos: Fovea beside OpenCV's contours.

Usage: python race.py BENCH FOLDER...

BENCH is the program that `swift build -c release --package-path Benchmarks` makes, a FOLDER what `fovea-eval retrieval`
takes: catalogue.json, truth.json, and the pictures. Needs opencv-python-headless 4.10.0.84 and numpy.

The truth is where the item of a photo is: the outline of its picture, placed by SIFT matches and a homography; photos
with fewer than 30 matches that agree are left out. An answer is right when it overlaps the outline by 0.8 of their union.
All look at 960 pixels on the longer side, with one thread; times are the processor's, without decoding. Each photo goes to
all of them before the next one comes.
"""

import json
import os
import subprocess
import sys
import time

import cv2
import numpy

SIDE = 960


def read(path, side, mode):
    picture = cv2.imread(path, mode)
    if picture is None:
        raise SystemExit(f"{path} can't be read.")
    scale = min(1, side / max(picture.shape[:2]))
    size = [max(1, round(length * scale)) for length in picture.shape[1::-1]]
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA)


def outline(item, photo):
    """The corners of the item in the photo as parts of its sides, or nothing where the matches don't agree."""
    sift = cv2.SIFT_create(nfeatures=4000)
    (points, marks), (seen, found) = (sift.detectAndCompute(picture, None) for picture in (item, photo))
    if marks is None or found is None or len(found) < 2:
        return None
    pairs = [pair for pair in cv2.BFMatcher(cv2.NORM_L2).knnMatch(marks, found, k=2) if len(pair) == 2]
    good = [first for first, second in pairs if first.distance < 0.75 * second.distance]
    if len(good) < 30:
        return None
    source = numpy.float32([points[match.queryIdx].pt for match in good])
    target = numpy.float32([seen[match.trainIdx].pt for match in good])
    matrix, mask = cv2.findHomography(source, target, cv2.RANSAC, 3.0)
    if matrix is None or mask.sum() < 30:
        return None
    height, width = item.shape[:2]
    corners = numpy.float32([[0, 0], [width, 0], [width, height], [0, height]]).reshape(-1, 1, 2)
    placed = cv2.perspectiveTransform(corners, matrix).reshape(4, 2)
    if not cv2.isContourConvex(placed.reshape(-1, 1, 2)):
        return None
    return placed / photo.shape[1::-1]


def largest(binary, found):
    """Of the contours that are convex quadrilaterals, the largest one, unless another was larger before."""
    contours, _ = cv2.findContours(binary, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)
    for contour in contours:
        corners = cv2.approxPolyDP(contour, 0.02 * cv2.arcLength(contour, True), True)
        # The border of the picture is a contour as well.
        if len(corners) != 4 or not cv2.isContourConvex(corners) or cv2.contourArea(corners) > 0.95 * binary.size:
            continue
        area = cv2.contourArea(corners)
        if area > max(0.02 * binary.size, found[0]):
            found = (area, corners.reshape(4, 2))
    return found


def canny(picture):
    """The usual recipe: edges, made wider, and the largest quadrilateral among their contours."""
    gray = cv2.GaussianBlur(cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY), (5, 5), 0)
    edges = cv2.dilate(cv2.Canny(gray, 50, 150), numpy.ones((3, 3), numpy.uint8))
    return largest(edges, (0, None))[1]


def levels(picture):
    """OpenCV's own example of squares: contours of each channel, at edges and at ten thresholds."""
    found = (0, None)
    smooth = cv2.pyrUp(cv2.pyrDown(picture), dstsize=picture.shape[1::-1])
    for channel in cv2.split(smooth):
        found = largest(cv2.dilate(cv2.Canny(channel, 0, 50, apertureSize=5), None), found)
        for level in range(1, 11):
            found = largest(cv2.threshold(channel, level * 255 // 11, 255, cv2.THRESH_BINARY)[1], found)
    return found[1]


class Fovea:
    def __init__(self, bench):
        self.process = subprocess.Popen(
            [bench, "worker", "rectangles"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env={**os.environ, "FOVEA_THREADS": "1"})

    def answer(self, path):
        self.process.stdin.write(os.path.abspath(path) + "\n")
        self.process.stdin.flush()
        words = self.process.stdout.readline().split()
        if not words:
            raise SystemExit("The bench has ended.")
        corners = numpy.float32(words[1:]).reshape(-1, 2)
        return (corners if len(corners) else None), int(words[0]) / 1000


def contours(recipe):
    def answer(path):
        picture = read(path, SIDE, cv2.IMREAD_COLOR)
        start = time.process_time()
        corners = recipe(picture)
        duration = (time.process_time() - start) * 1000
        return (None if corners is None else corners / picture.shape[1::-1]), duration

    return answer


def overlap(first, second):
    if first is None:
        return 0
    shapes = [cv2.convexHull(numpy.float32(corners * 1000)) for corners in (first, second)]
    shared, _ = cv2.intersectConvexConvex(*shapes)
    return shared / (sum(map(cv2.contourArea, shapes)) - shared)


def main(bench, folders):
    cv2.setNumThreads(1)
    fovea = Fovea(bench)
    contenders = {"Fovea": fovea.answer, "contours of edges": contours(canny), "contours at levels": contours(levels)}
    for folder in folders:
        truth = json.load(open(os.path.join(folder, "truth.json")))
        results = {name: [] for name in contenders}
        for name, item in sorted(truth.items()):
            path = os.path.join(folder, name)
            place = outline(
                read(os.path.join(folder, item), SIDE, cv2.IMREAD_GRAYSCALE), read(path, SIDE, cv2.IMREAD_GRAYSCALE))
            if place is None:
                continue
            for contender, answer in contenders.items():
                corners, duration = min((answer(path) for _ in range(3)), key=lambda result: result[1])
                results[contender].append((overlap(corners, place), duration, corners is not None))
        count = len(results["Fovea"])
        print(f"{folder}: {count} of {len(truth)} photos with a known outline")
        for contender, answers in results.items():
            overlaps, durations, found = zip(*answers)
            ratios = [duration / own[1] for (_, duration, _), own in zip(answers, results["Fovea"])]
            right = sum(overlap >= 0.8 for overlap in overlaps)
            print(f"  {contender}: right {right} of {count}, wrong {sum(found) - right}, none {count - sum(found)}; "
                  f"median overlap of right ones {numpy.median([o for o in overlaps if o >= 0.8] or [0]):.3f}; "
                  f"{numpy.median(durations):.1f} ms in the median, {numpy.percentile(durations, 95):.1f} ms for 95 %; "
                  f"{numpy.median(ratios):.2f} of Fovea's time")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
