"""The least time that a face with its pupils can take with Fovea's networks, beside MediaPipe's time for a face.

Usage: python floor.py MODELS PICTURE... [--rounds 60]

MODELS is the folder of the networks that set-up made, .fovea/models. Needs opencv, mediapipe 0.10.21 and the openvino of
set-up in one environment.

The networks run alone on one thread of OpenVINO, in the order in which a face needs them, on no pixels of their own:
nothing is sampled, no answer is read, no thread is woken. Two bounds are told, each after the decoder:

- no schedule on two cores takes less than half of all the networks, which would be shared perfectly between the cores;
- with a thread for each network, the finder of near faces, the surface and an iris follow one another, as each needs the
  answer of the one before.

The finder of far faces, which sees the small ones, isn't in that chain. It is computed with 16 bits, as irises are; of the
other two both precisions are timed.

MediaPipe takes turns with the networks, each picture by all of them before the next one comes.
"""

import argparse
import os
import time

import cv2
import numpy
import openvino

from race import MediaPipe

NETWORKS = ("face-finder", "face-mesh", "iris", "face-finder-far")
ALWAYS_HALF = ("iris", "face-finder-far")


class Networks:
    def __init__(self, core, folder, precision):
        self.requests = {name: self.request(core, os.path.join(folder, f"{name}.tflite"),
                                            "bf16" if name in ALWAYS_HALF else precision) for name in NETWORKS}

    @staticmethod
    def request(core, path, precision):
        model = core.compile_model(path, "CPU", {
            "NUM_STREAMS": 1, "INFERENCE_NUM_THREADS": 1, "ENABLE_CPU_PINNING": False,
            "PERFORMANCE_HINT": "LATENCY", "INFERENCE_PRECISION_HINT": precision})
        request, port = model.create_infer_request(), model.inputs[0]
        pixels = numpy.random.default_rng(0).integers(0, 256, list(port.shape))
        request.set_input_tensor(openvino.Tensor(pixels.astype(port.get_element_type().to_dtype())))
        return request

    def answer(self, path):
        """The times of the decoder and of each network, in milliseconds."""
        times, start = [], time.perf_counter()
        cv2.imread(path, cv2.IMREAD_COLOR)
        for name in NETWORKS:
            times.append(time.perf_counter())
            self.requests[name].infer()
        return numpy.diff([start, *times, time.perf_counter()]) * 1000


def bounds(times):
    """The times of the perfect schedule, and of that with a thread for each network."""
    decoder, near, surface, iris, far = times.T
    half = (near + surface + 2 * iris + far) / 2
    return decoder + half, decoder + numpy.maximum(half, near + surface + iris)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("models")
    parser.add_argument("pictures", nargs="+")
    parser.add_argument("--rounds", type=int, default=60)
    options = parser.parse_args()
    core, peer = openvino.Core(), MediaPipe("face", 20)
    networks = {precision: Networks(core, options.models, precision) for precision in ("f32", "bf16")}
    for path in options.pictures:
        theirs, ours = [], {precision: [] for precision in networks}
        # The first rounds find nothing where it will be.
        for turn in range(-5, options.rounds):
            for precision, contender in networks.items():
                _, peers = peer.answer(path)
                times = contender.answer(path)
                if turn >= 0:
                    theirs.append(peers)
                    ours[precision].append(times)
        for precision, times in ours.items():
            times = numpy.array(times)
            parts = ", ".join(f"{name} {value:.2f}" for name, value in
                              zip(("decoder", "near", "surface", "iris", "far"), numpy.median(times, axis=0)))
            print(f"{os.path.basename(path)}, {precision}: MediaPipe {numpy.median(theirs):.2f} ms, shortest "
                  f"{min(theirs):.2f}; {parts}")
            for name, bound in zip(("shared perfectly", "a thread each"), bounds(times)):
                print(f"  {name}: {numpy.median(bound):.2f} ms, {numpy.median(bound) / numpy.median(theirs):.2f} of it; "
                      f"shortest {bound.min():.2f}, {bound.min() / min(theirs):.2f}")


if __name__ == "__main__":
    main()
