"""Whether faces, hands and bodies are where MediaPipe finds them, how many are found, and how quickly.

Usage: python race.py BENCH PICTURE-OR-FOLDER... [--kinds face,pupils,hand,body,mask] [--rounds 3] [--time-at-most 40]

BENCH is the program that `swift build -c release --package-path Benchmarks` makes. Needs mediapipe 0.10.21 with its
dependencies, in an environment of its own: it holds numpy below 2.

Both read the file and answer points in fractions of the picture's sides, one picture after the other, each picture by
both of them before the next one comes. A mask is compared at the size of the network, where people are in either. Of the things that both find, a point agrees when it is within 2 % of the size of
the thing, the longer side of the box around its points. A time is the shortest of the rounds; only pictures count in
which both find exactly one thing. MediaPipe looks at single pictures, at most at as many things as ours may answer.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

import cv2
import mediapipe
import numpy

# The points of MediaPipe's surface of a face that Vision's parts consist of.
FACE = {
    "leftEyebrow": [70, 63, 105, 66, 107, 55],
    "rightEyebrow": [285, 336, 296, 334, 293, 300],
    "leftEye": [33, 160, 158, 133, 153, 144],
    "rightEye": [362, 385, 387, 263, 373, 380],
    "outerLips": [61, 40, 39, 37, 0, 267, 269, 270, 291, 321, 314, 17, 84, 91],
    "innerLips": [78, 81, 311, 308, 402, 178],
    "faceContour": [127, 234, 93, 58, 172, 136, 149, 148, 152, 377, 378, 365, 397, 288, 323, 454, 356],
    "nose": [168, 198, 64, 98, 2, 327, 294, 420],
    "noseCrest": [168, 6, 197, 195, 5, 4],
}
# The middles of the irises, which only refined faces of MediaPipe have; another network finds their eyes and lips, too.
PUPILS = {"leftPupil": [468], "rightPupil": [473]}
HAND = ["wrist"] + [
    finger + joint
    for finger, joints in [("thumb", ["CMC", "MP", "IP", "Tip"])]
    + [(finger, ["MCP", "PIP", "DIP", "Tip"]) for finger in ("index", "middle", "ring", "little")]
    for joint in joints
]
BODY = {
    "nose": 0, "leftEye": 2, "rightEye": 5, "leftEar": 7, "rightEar": 8, "leftShoulder": 11, "rightShoulder": 12,
    "leftElbow": 13, "rightElbow": 14, "leftWrist": 15, "rightWrist": 16, "leftHip": 23, "rightHip": 24,
    "leftKnee": 25, "rightKnee": 26, "leftAnkle": 27, "rightAnkle": 28,
}
PICTURES = (".jpg", ".jpeg", ".png")


def named_face(landmarks, parts):
    return {
        f"{part}{place}": (landmarks[index].x, landmarks[index].y)
        for part, indices in parts.items() for place, index in enumerate(indices)
    }


def named_hand(landmarks):
    return {name: (landmark.x, landmark.y) for name, landmark in zip(HAND, landmarks)}


def named_body(landmarks):
    # A point outside of the picture is a guess.
    return {name: (landmarks[index].x, landmarks[index].y) for name, index in BODY.items()
            if landmarks[index].visibility > 0.5}


class MediaPipe:
    """The peer, with the networks that Fovea uses."""

    def __init__(self, kind, most):
        solutions = mediapipe.solutions
        if kind in ("face", "pupils"):
            refined = kind == "pupils"
            parts = FACE | PUPILS if refined else FACE
            self.solution = solutions.face_mesh.FaceMesh(
                static_image_mode=True, max_num_faces=most, refine_landmarks=refined)
            self.read = lambda found: [named_face(each.landmark, parts) for each in found.multi_face_landmarks or []]
        elif kind == "hand":
            self.solution = solutions.hands.Hands(static_image_mode=True, max_num_hands=most, model_complexity=1)
            self.read = lambda found: [named_hand(each.landmark) for each in found.multi_hand_landmarks or []]
        else:
            self.solution = solutions.pose.Pose(static_image_mode=True, model_complexity=1)
            self.read = lambda found: [named_body(found.pose_landmarks.landmark)] if found.pose_landmarks else []

    def answer(self, path):
        start = time.perf_counter()
        picture = cv2.cvtColor(cv2.imread(path, cv2.IMREAD_COLOR), cv2.COLOR_BGR2RGB)
        found = self.read(self.solution.process(picture))
        return found, (time.perf_counter() - start) * 1000


class Fovea:
    def __init__(self, bench, kind):
        self.kind = "face" if kind == "pupils" else kind
        self.process = subprocess.Popen([bench, "worker", "people"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)

    def answer(self, path):
        self.process.stdin.write(f"{self.kind} {os.path.abspath(path)}\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("The bench has ended.")
        answer = json.loads(line)
        return answer["found"], answer["microseconds"] / 1000


def size(thing, shape):
    points = numpy.array(list(thing.values())) * (shape[1], shape[0])
    return max(numpy.ptp(points, axis=0)) if len(points) else 0


def distances(ours, theirs, shape):
    """The distances of the points of a thing, as parts of its size."""
    names = sorted(ours.keys() & theirs.keys())
    scale = size(theirs, shape)
    if not names or scale == 0:
        return []
    both = [numpy.array([thing[name] for name in names]) * (shape[1], shape[0]) for thing in (ours, theirs)]
    return list(numpy.linalg.norm(both[0] - both[1], axis=1) / scale)


def pairs(ours, theirs, shape):
    """The distances of the points of each thing that both find, the most alike first: things may stand close together."""
    measured = [(numpy.median(found), mine, other, found)
                for mine, thing in enumerate(ours) for other, that in enumerate(theirs)
                if (found := distances(thing, that, shape))]
    paired = (set(), set())
    for distance, mine, other, found in sorted(measured, key=lambda each: each[0]):
        if distance < 0.3 and mine not in paired[0] and other not in paired[1]:
            paired[0].add(mine)
            paired[1].add(other)
            yield found


def masks(bench, files):
    """Compares the masks of people of pictures that have the size of the network."""
    fovea = Fovea(bench, "mask")
    peer = mediapipe.solutions.selfie_segmentation.SelfieSegmentation(model_selection=0)
    overlaps = []
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.png")
        for file in files:
            picture = cv2.resize(cv2.imread(file, cv2.IMREAD_COLOR), (256, 256), interpolation=cv2.INTER_AREA)
            cv2.imwrite(path, picture)
            ours = numpy.array(fovea.answer(path)[0][0]["mask"]).reshape(256, 256) > 0.5
            theirs = peer.process(cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)).segmentation_mask > 0.5
            either = (ours | theirs).sum()
            # Specks are no people.
            if either > 0.01 * ours.size:
                overlaps.append((ours & theirs).sum() / either)
    print(f"mask: people in {len(overlaps)} of {len(files)} pictures; overlap {numpy.mean(overlaps or [1]):.4f} in the "
          f"mean, {min(overlaps or [1]):.4f} at least")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("bench")
    parser.add_argument("pictures", nargs="+")
    parser.add_argument("--kinds", default="face,pupils,hand,body,mask")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--time-at-most", type=int, default=40)
    options = parser.parse_args()
    files = []
    for place in options.pictures:
        inside = sorted(os.listdir(place)) if os.path.isdir(place) else [None]
        files += [os.path.join(place, name) if name else place for name in inside
                  if (name or place).lower().endswith(PICTURES)]
    for kind in options.kinds.split(","):
        if kind == "mask":
            masks(options.bench, files)
            continue
        most = {"face": 20, "pupils": 20, "hand": 2, "body": 1}[kind]
        contenders = [Fovea(options.bench, kind), MediaPipe(kind, most)]
        counts, points, times, things = [0, 0], [], [], 0
        only = ([], [])
        for path in files:
            shape = cv2.imread(path, cv2.IMREAD_COLOR).shape
            (ours, _), (theirs, _) = (contender.answer(path) for contender in contenders)
            counts[0] += min(len(ours), most)
            counts[1] += len(theirs)
            if bool(ours) != bool(theirs):
                only[0 if ours else 1].append(os.path.basename(path))
            found = list(pairs(ours, theirs, shape))
            things += len(found)
            points += [distance for each in found for distance in each]
            if len(ours) == len(theirs) == 1 and len(times) < options.time_at_most:
                rounds = [[contender.answer(path)[1] for contender in contenders] for _ in range(options.rounds)]
                times.append([min(column) for column in zip(*rounds)])
        share = numpy.mean(numpy.array(points) <= 0.02) if points else 0
        print(f"{kind}: {len(files)} pictures; Fovea finds {counts[0]}, MediaPipe {counts[1]}, both {things}; "
              f"{share:.3f} of {len(points)} points agree, median distance "
              f"{100 * numpy.median(points or [0]):.2f} % of the size")
        if times:
            medians = numpy.median(times, axis=0)
            ratio = numpy.median([ours / theirs for ours, theirs in times])
            print(f"  {len(times)} pictures with one: {medians[0]:.1f} ms and {medians[1]:.1f} ms, ratio {ratio:.2f}")
        for name, alone in zip(("Fovea", "MediaPipe"), only):
            if alone:
                print(f"  only {name} finds something in {len(alone)}: {' '.join(alone[:12])}")


if __name__ == "__main__":
    sys.exit(main())
