/// A failure that OpenVINO reported.
struct OpenVINOStatus: Error, CustomStringConvertible {
    /// The library's status code.
    let number: Int32
    /// The library's message, without the place in its sources.
    let text: String

    /// Creates a failure with the part of a message that helps users.
    init(number: Int32, message: String, otherwise name: String = "no reason is known") {
        // The first lines name places in the library's sources.
        let lines = message.split(separator: "\n").map(String.init)
        let useful = lines.filter { !$0.isEmpty && !$0.hasPrefix("Exception from ") && !$0.hasPrefix("Check '") }
        self.init(number: number, text: useful.isEmpty ? name : useful.joined(separator: " "))
    }

    init(number: Int32, text: String) { (self.number, self.text) = (number, text) }

    var description: String { "OpenVINO: \(text)" }

    /// A Boolean value that indicates whether memory ran out.
    ///
    /// The C interface has no status for it; the text of the C++ exception tells.
    var isOutOfMemory: Bool {
        text.contains("bad_alloc") || text.contains("bad alloc") || text.lowercased().contains("out of memory")
    }

    /// The error to throw for this failure; running out of memory takes precedence.
    func error(_ code: InferenceError.Code, _ message: String) -> InferenceError {
        guard isOutOfMemory else { return InferenceError(code: code, message: message, cause: self) }
        return InferenceError(code: .outOfMemory, message: "There is no memory left. \(message)", cause: self)
    }
}
