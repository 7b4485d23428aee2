"""One contender of the race: builds its index once, then answers in a process of its own.

  python3 peers.py build NAME FOLDER THREADS
  python3 peers.py serve NAME FOLDER

`build` prints the seconds that took and the processor's. `serve` opens the index, prints the seconds that took, and then
answers each line on standard input, `EFFORT COUNT FILE`: it searches the first COUNT queries on one thread, leaves the
rows in FILE, and prints the processor's seconds and the bytes it holds in memory.
"""

import ctypes
import os
import sys
import time

import numpy

LIMIT = 10


class HNSWLib:
    """hnswlib over 32-bit numbers."""

    def build(self, vectors, path, threads):
        import hnswlib

        index = hnswlib.Index("l2", vectors.shape[1])
        index.init_index(len(vectors), ef_construction=EFFORT_OF_BUILD, M=LINKS, random_seed=1)
        index.set_num_threads(threads)
        index.add_items(vectors)
        index.save_index(path)

    def open(self, path, size):
        import hnswlib

        self.index = hnswlib.Index("l2", size)
        self.index.load_index(path)
        self.index.set_num_threads(1)

    def search(self, queries, effort):
        self.index.set_ef(max(effort, LIMIT))
        return self.index.knn_query(queries, LIMIT, num_threads=1)[0]


class Faiss:
    """faiss, by the description of an index that its factory reads."""

    def __init__(self, description, setting):
        self.description, self.setting = description, setting

    def build(self, vectors, path, threads):
        import faiss

        faiss.omp_set_num_threads(threads)
        count = len(vectors)
        index = faiss.index_factory(vectors.shape[1], self.description.replace("LISTS", str(lists(count))))
        inner = faiss.try_extract_index_ivf(index)
        if self.setting == "ef":
            index.hnsw.efConstruction = EFFORT_OF_BUILD
        elif inner is not None:
            inner.cp.niter = 10
        sample = vectors[numpy.random.default_rng(1).permutation(count)[: min(count, 40 * lists(count))]]
        index.train(sample)
        for start in range(0, count, 50_000):
            index.add(vectors[start : start + 50_000])
        faiss.write_index(index, path)

    def open(self, path, size):
        import faiss

        faiss.omp_set_num_threads(1)
        self.index = faiss.read_index(path)
        if "Refine" in self.description:
            self.index.k_factor = 8

    def search(self, queries, effort):
        import faiss

        if self.setting == "ef":
            self.index.hnsw.efSearch = max(effort, LIMIT)
        elif self.setting == "probes":
            faiss.extract_index_ivf(self.index).nprobe = effort
        return self.index.search(queries, LIMIT)[1]


class USearch:
    """usearch over numbers of one kind."""

    def __init__(self, kind):
        self.kind = kind

    def build(self, vectors, path, threads):
        from usearch.index import Index

        index = Index(
            ndim=vectors.shape[1],
            metric="cos",
            dtype=self.kind,
            connectivity=LINKS,
            expansion_add=EFFORT_OF_BUILD,
        )
        index.add(numpy.arange(len(vectors)), vectors, threads=threads)
        index.save(path)

    def open(self, path, size):
        from usearch.index import Index

        self.index = Index.restore(path, view=False)

    def search(self, queries, effort):
        self.index.expansion_search = max(effort, LIMIT)
        return self.index.search(queries, LIMIT, threads=1).keys


class SQLiteVec:
    """sqlite-vec, which compares with every row."""

    def _connect(self, path):
        import sqlite3

        import sqlite_vec

        database = sqlite3.connect(path)
        database.enable_load_extension(True)
        sqlite_vec.load(database)
        return database

    def build(self, vectors, path, threads):
        if os.path.exists(path):
            os.remove(path)
        database = self._connect(path)
        database.execute(f"create virtual table v using vec0(e float[{vectors.shape[1]}])")
        with database:
            rows = ((row, vector.tobytes()) for row, vector in enumerate(vectors))
            database.executemany("insert into v(rowid, e) values (?, ?)", rows)
        database.close()

    def open(self, path, size):
        self.database = self._connect(path)

    def search(self, queries, effort):
        sql = "select rowid from v where e match ? and k = ? order by distance"
        return numpy.array([[row for (row,) in self.database.execute(sql, (q.tobytes(), LIMIT))] for q in queries])


def lists(count):
    """The number of cells of an inverted file: about four roots, a power of two."""
    return 1 << round(numpy.log2(4 * count**0.5))


LINKS = 24
EFFORT_OF_BUILD = 100
CONTENDERS = {
    "hnswlib": HNSWLib(),
    "faiss-hnsw": Faiss(f"HNSW{LINKS},Flat", "ef"),
    "faiss-hnsw-sq8": Faiss(f"HNSW{LINKS}_SQ8", "ef"),
    "faiss-ivf-pq": Faiss("IVFLISTS,PQ128x4fs,Refine(SQ8)", "probes"),
    "faiss-ivf-sq8": Faiss("IVFLISTS,SQ8", "probes"),
    "faiss-exact": Faiss("Flat", None),
    "usearch-f32": USearch("f32"),
    "usearch-bf16": USearch("bf16"),
    "usearch-i8": USearch("i8"),
    "sqlite-vec": SQLiteVec(),
}


def resident():
    """The bytes of this process that are in memory, whether its own or a file's."""
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def trim():
    """Gives memory that was freed back to the system, so that it doesn't count."""
    ctypes.CDLL(None).malloc_trim(0)


def build(name, folder, threads):
    vectors = numpy.load(f"{folder}/vectors.npy", mmap_mode="r")
    start = time.perf_counter()
    CONTENDERS[name].build(vectors, f"{folder}/{name}.part", threads)
    seconds = time.perf_counter() - start
    busy = time.process_time()
    os.replace(f"{folder}/{name}.part", f"{folder}/{name}.index")
    print(f"{seconds:.1f} {busy:.1f}")


def serve(name, folder):
    contender = CONTENDERS[name]
    queries = numpy.load(f"{folder}/queries.npy")
    module = {"hnswlib": "hnswlib", "faiss": "faiss", "usearch": "usearch.index", "sqlite": "sqlite_vec"}
    __import__(module[name.split("-")[0]])
    trim()
    before = resident()
    start = time.perf_counter()
    contender.open(f"{folder}/{name}.index", queries.shape[1])
    print(f"{time.perf_counter() - start:.6f}", flush=True)
    for line in sys.stdin:
        effort, count, file = line.split()
        start = time.process_time()
        rows = contender.search(queries[: int(count)], int(effort))
        seconds = time.process_time() - start
        trim()
        numpy.asarray(rows, numpy.int64).tofile(file)
        print(f"{seconds:.6f} {resident() - before}", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "build":
        build(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        serve(sys.argv[2], sys.argv[3])
