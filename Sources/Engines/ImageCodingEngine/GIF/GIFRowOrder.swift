/// The order in which a GIF file stores the rows of a frame.
struct GIFRowOrder: Sequence {
    let height: Int
    let isInterlaced: Bool

    func makeIterator() -> some IteratorProtocol<Int> {
        // Interlaced rows come in four passes, each filling gaps of the ones before.
        let passes = isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
        let height = height
        return passes.lazy.flatMap { stride(from: $0.0, to: height, by: $0.1) }.makeIterator()
    }
}
