"""Pictures that processes compose while a decoder learns from them."""

import mmap
import multiprocessing
import os
import time
import traceback

import cv2
import numpy

from compose import SIDE, TRUTH, Composer

LEAD = 8192  # so many pictures wait at most
RETRY = 10_000_000

# Each process has a core, and a process with threads must not be forked.
cv2.setNumThreads(1)


class Pictures:
    """Pictures and their masks in memory that processes share."""

    def __init__(self, count):
        self.pictures = _shared((count, SIDE, SIDE, 3))
        self.masks = _shared((count, TRUTH, TRUTH))


def _shared(shape):
    size = int(numpy.prod(shape))
    return numpy.frombuffer(mmap.mmap(-1, size), numpy.uint8).reshape(shape)


class Workers:
    """Processes that take turns to compose pictures: first those held back, then ever more to learn from."""

    def __init__(self, material, count, held):
        context = multiprocessing.get_context("fork")
        self.composer = Composer(material)
        self.count = count
        self.held = Pictures(held)
        self.waiting = Pictures(LEAD)
        self.held_done = context.RawArray("q", count)
        self.done = context.RawArray("q", count)
        self.taken = context.RawValue("q", 0)
        self.processes = [context.Process(target=self._work, args=(place,), daemon=True) for place in range(count)]
        for process in self.processes:
            process.start()

    def held_back(self):
        """Waits for the pictures that are held back and returns them."""
        while sum(self.held_done) < len(self.held.masks):
            time.sleep(0.05)
        return self.held.pictures, self.held.masks

    def ready(self):
        """Returns the number of pictures that are composed, all earlier ones included."""
        return min(self.done) * self.count

    def take(self, start, end):
        """Returns the pictures from a number up to another, in parts that lie together."""
        while start < end:
            place = start % LEAD
            stop = min(end, start - place + LEAD)
            part = slice(place, place + stop - start)
            yield start, self.waiting.pictures[part], self.waiting.masks[part]
            start = stop
        self.taken.value = end

    def stop(self):
        for process in self.processes:
            process.terminate()

    def _work(self, place):
        os.nice(5)
        for number in range(place, len(self.held.masks), self.count):
            self._compose(self.held, number, number, True)
            self.held_done[place] += 1
        number = place
        while True:
            while number >= self.taken.value + LEAD - self.count:
                time.sleep(0.05)
            self._compose(self.waiting, number % LEAD, number, False)
            self.done[place] += 1
            number += self.count

    def _compose(self, pictures, slot, number, held):
        try:
            picture, mask = self.composer.picture(number, held)
        except Exception:  # One picture in a hundred thousand must not end the run.
            traceback.print_exc()
            picture, mask = self.composer.picture(number + RETRY, held)
        pictures.pictures[slot], pictures.masks[slot] = picture, mask
