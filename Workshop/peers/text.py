"""Reads a folder of pictures with RapidOCR or tesseract, for `fovea-eval text --peers`.

  python3 Workshop/peers/text.py rapidocr FOLDER/images > rapidocr.json
  python3 Workshop/peers/text.py tesseract FOLDER/images > tesseract.json

Needs the package rapidocr-onnxruntime, or the program tesseract. Both run with their
defaults, on as many threads as --threads says.
"""

import argparse
import csv
import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path


def rapidocr(threads):
    from importlib.metadata import version

    from rapidocr_onnxruntime import RapidOCR

    engine = RapidOCR(intra_op_num_threads=threads)

    def read(path):
        lines, _ = engine(str(path))
        return [{"corners": corners, "text": text} for corners, text, _ in lines or []]

    return f"RapidOCR {version('rapidocr-onnxruntime')}", read


def tesseract(threads):
    environment = os.environ | {"OMP_THREAD_LIMIT": str(threads)}

    def run(*arguments):
        return subprocess.run(["tesseract", *arguments], capture_output=True, text=True, env=environment).stdout

    def read(path):
        words = []
        for row in csv.DictReader(io.StringIO(run(str(path), "-", "tsv")), delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["level"] == "5" and row["text"].strip():
                x, y, width, height = (int(row[key]) for key in ("left", "top", "width", "height"))
                corners = [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
                words.append({"corners": corners, "text": row["text"]})
        return words

    return run("--version").split("\n")[0], read


def main():
    parser = argparse.ArgumentParser(description="Reads a folder of pictures with another program.")
    parser.add_argument("reader", choices=["rapidocr", "tesseract"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    name, read = {"rapidocr": rapidocr, "tesseract": tesseract}[options.reader](options.threads)
    files = sorted(path for path in options.folder.iterdir() if path.is_file())
    # The first picture would otherwise pay for loading.
    read(files[0])
    pictures = {}
    for path in files:
        start = time.perf_counter()
        lines = read(path)
        pictures[path.name] = {"seconds": time.perf_counter() - start, "lines": lines}
    json.dump({"reader": name, "pictures": pictures}, sys.stdout)


if __name__ == "__main__":
    main()
