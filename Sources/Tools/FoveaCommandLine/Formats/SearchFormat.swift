/// A format of search results.
enum SearchFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// One JSON document.
    case json
    /// One JSON object a line, each as soon as it is available.
    case jsonl
    /// The path of the found item's picture, one a line.
    case paths

    /// The corresponding format of results.
    var resultFormat: ResultFormat {
        switch self {
        case .text, .paths: .text
        case .json: .json
        case .jsonl: .jsonl
        }
    }
}
