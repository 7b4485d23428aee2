/// A format of results.
package enum ResultFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// One JSON document.
    case json
    /// One JSON object a line, each as soon as it is available.
    case jsonl
}
