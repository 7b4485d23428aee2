import CVectorKernels

/// What searches in a graph write down.
///
/// `@unchecked Sendable`: one thread uses it at a time; an index hands it to one search and takes it back at its end, a
/// builder gives one to each thread.
@safe final class GraphNotes: @unchecked Sendable {
    let notes: OpaquePointer
    let width: Int

    init(count: Int, width: Int, shape: GraphShape) throws(VectorIndexError) {
        let lines = CInt(shape.codeLength / Int(FOVEA_CODE_LINE))
        let notes = unsafe fovea_graph_notes_make(UInt32(count), CInt(width), CInt(shape.degree), lines)
        guard let notes = unsafe notes else { throw .outOfMemory("search a graph of \(count) vectors") }
        unsafe self.notes = unsafe notes
        self.width = width
    }

    deinit { unsafe fovea_graph_notes_free(notes) }
}
