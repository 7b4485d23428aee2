"""A peer that makes prints, for the benchmark to race against.

  python3 peer.py full|draft THREADS PICTURE MODEL

Answers each line on standard input with the nanoseconds of one turn.
"""

import io
import sys
import time

import numpy
import onnxruntime
from PIL import Image


def main(mode, threads, picture, model):
    with open(picture, "rb") as file:
        data = file.read()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = int(threads)
    options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    source = session.get_inputs()[0]
    height, width = source.shape[1:3]

    def turn():
        image = Image.open(io.BytesIO(data))
        if mode == "draft":
            image.draft("RGB", (width, height))
        image = image.convert("RGB").resize((width, height), Image.Resampling.BICUBIC)
        return session.run(None, {source.name: numpy.asarray(image)[None]})[0]

    for _ in sys.stdin:
        start = time.perf_counter_ns()
        turn()
        print(time.perf_counter_ns() - start, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
