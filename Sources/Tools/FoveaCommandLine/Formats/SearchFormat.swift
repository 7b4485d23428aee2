/// The form in which a search writes what it found.
enum SearchFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// One JSON document.
    case json
    /// One JSON object a line, each as soon as it is there.
    case jsonl
    /// The location of the found item's picture, one a line.
    case paths

    /// The form that results are written in.
    var resultFormat: ResultFormat {
        switch self {
        case .text, .paths: .text
        case .json: .json
        case .jsonl: .jsonl
        }
    }
}
