"""How well, and how slowly, SIFT matching alone finds items: every photo is matched with every item.

Usage: python sift.py FOLDER...

A folder is what `fovea-eval retrieval` takes: catalogue.json, truth.json, and the pictures. Needs opencv-python-headless
4.10.0.84 and numpy. The right item is the one with the most pairs that agree on a homography: Lowe's ratio of 0.8 with
exact neighbours, then RANSAC at 5 pixels. Photos are looked at with 960 pixels on the longer side and items with 640, as
Fovea does. One thread; times are the processor's, from the file of a photo to its answer, as `fovea-eval retrieval -t 1`
has them under "processor, with decoding". The features of items are made before.
"""

import json
import os
import sys
import time

import cv2
import numpy


def features(sift, path, side):
    picture = cv2.imread(path, cv2.IMREAD_GRAYSCALE)
    if picture is None:
        raise SystemExit(f"{path} can't be read.")
    scale = min(2, side / max(picture.shape))
    size = [max(1, round(length * scale)) for length in picture.shape[::-1]]
    picture = cv2.resize(picture, size, interpolation=cv2.INTER_AREA)
    points, descriptors = sift.detectAndCompute(picture, None)
    return numpy.float32([point.pt for point in points]), descriptors


def inliers(matcher, item, photo):
    if item[1] is None or photo[1] is None or len(item[1]) < 4 or len(photo[1]) < 4:
        return 0
    pairs = [pair for pair in matcher.knnMatch(item[1], photo[1], k=2) if len(pair) == 2]
    good = [first for first, second in pairs if first.distance < 0.8 * second.distance]
    if len(good) < 4:
        return 0
    source = item[0][[match.queryIdx for match in good]]
    target = photo[0][[match.trainIdx for match in good]]
    _, mask = cv2.findHomography(source, target, cv2.RANSAC, 5.0)
    return 0 if mask is None else int(mask.sum())


def measure(folder):
    catalogue = json.load(open(os.path.join(folder, "catalogue.json")))
    truth = json.load(open(os.path.join(folder, "truth.json")))
    items_sift, photos_sift = cv2.SIFT_create(nfeatures=400), cv2.SIFT_create(nfeatures=800)
    matcher = cv2.BFMatcher(cv2.NORM_L2)
    items = [features(items_sift, os.path.join(folder, name), 640) for name in catalogue]
    groups, seconds = {}, []
    for name, right in sorted(truth.items()):
        start = time.process_time()
        photo = features(photos_sift, os.path.join(folder, name), 960)
        counts = [inliers(matcher, item, photo) for item in items]
        seconds.append(time.process_time() - start)
        is_first = counts[catalogue.index(right)] == max(counts) and counts.count(max(counts)) == 1
        groups.setdefault(os.path.dirname(right), []).append(is_first)
    print(f"{folder}: {len(items)} items, {len(truth)} photos")
    for group, hits in sorted(groups.items()):
        print(f"  {group}: recall@1 {sum(hits) / len(hits):.3f} of {len(hits)}")
    print(f"  searching the whole catalogue: {1000 * numpy.median(seconds):.0f} ms for a photo")


cv2.setNumThreads(1)
for folder in sys.argv[1:]:
    measure(folder)
