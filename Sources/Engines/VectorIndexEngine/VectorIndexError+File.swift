import IndexFileEngine

extension VectorIndexError {
    /// Creates an error from that of an index's file.
    init(_ error: IndexFileError) {
        self.init(code: error.code == .cancelled ? .cancelled : .file, message: error.message, fileCode: error.code)
    }

    static func outOfMemory(_ work: String) -> VectorIndexError {
        VectorIndexError(code: .outOfMemory, message: "There is no memory to \(work); free some and try again.")
    }

    static var cancelled: VectorIndexError {
        VectorIndexError(code: .cancelled, message: "Building an index of vectors was cancelled.")
    }
}

/// Runs work on a file, and converts its errors to those of this engine.
func withFileErrors<Result>(
    _ body: () throws(IndexFileError) -> Result
) throws(VectorIndexError) -> Result {
    do { return try body() } catch { throw VectorIndexError(error) }
}
