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
    /// Text with headings, paragraphs, lists and tables.
    case markdown
    /// The same as a page of the web.
    case html
    /// The tables, as spreadsheets read them.
    case csv

    /// The corresponding format of results.
    var resultFormat: ResultFormat {
        switch self {
        case .text, .hocr, .alto, .markdown, .html, .csv: .text
        case .json: .json
        case .jsonl: .jsonl
        }
    }

    /// A Boolean value that indicates whether all pages make one document.
    var isWhole: Bool { [.hocr, .alto, .html].contains(self) }

    /// A Boolean value that indicates whether paragraphs, lists and tables are wanted.
    var isStructured: Bool { [.markdown, .html, .csv, .json, .jsonl].contains(self) }
}
