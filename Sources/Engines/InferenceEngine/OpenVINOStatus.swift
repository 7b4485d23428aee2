/// A failure that OpenVINO reported.
struct OpenVINOStatus: Error, CustomStringConvertible {
    /// The library's number for the failure.
    let number: Int32
    /// The library's words, with the place in its own sources taken off.
    let text: String

    var description: String { "OpenVINO: \(text)" }

    /// A Boolean value that indicates whether memory ran out.
    ///
    /// The C interface has no number for it; the text of the C++ exception gets through.
    var isOutOfMemory: Bool {
        text.contains("bad_alloc") || text.contains("bad alloc") || text.lowercased().contains("out of memory")
    }

    /// The error to throw for this failure, unless memory ran out, which goes before everything else.
    func error(_ code: InferenceError.Code, _ message: String) -> InferenceError {
        guard isOutOfMemory else { return InferenceError(code: code, message: message, cause: self) }
        return InferenceError(code: .outOfMemory, message: "There is no memory left. \(message)", cause: self)
    }
}
