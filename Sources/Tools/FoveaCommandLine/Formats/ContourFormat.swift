/// A format of contours.
enum ContourFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// One JSON document.
    case json
    /// One JSON object a line, each as soon as it is available.
    case jsonl
    /// A drawing of one path.
    case svg

    /// The corresponding format of results.
    var resultFormat: ResultFormat {
        switch self {
        case .text, .svg: .text
        case .json: .json
        case .jsonl: .jsonl
        }
    }
}
