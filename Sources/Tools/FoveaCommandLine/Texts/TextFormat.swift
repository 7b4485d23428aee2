/// A format of recognized text.
enum TextFormat: String, CaseIterable, Sendable {
    /// The text alone.
    case text
    /// One JSON document.
    case json
    /// One JSON object a line, each as soon as it is available.
    case jsonl
    /// HTML with the places of lines and words, as tools for documents read it.
    case hocr
    /// XML with the places of lines and words, as libraries keep it.
    case alto
    /// Text with headings, paragraphs and lists.
    case markdown

    /// The corresponding format of results.
    var resultFormat: ResultFormat {
        switch self {
        case .text, .hocr, .alto, .markdown: .text
        case .json: .json
        case .jsonl: .jsonl
        }
    }
}
