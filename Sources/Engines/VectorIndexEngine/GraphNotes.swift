import CVectorKernels

/// The scratch memory of a search in a graph.
///
/// `@unchecked Sendable`: one thread uses it at a time; an index lends it to one search, a builder creates one for each
/// thread.
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
