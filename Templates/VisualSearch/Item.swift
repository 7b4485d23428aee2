import Foundation

/// A thing that people find by a visual search.
struct Item: Sendable, Identifiable {
    let id: String
    let name: String
    let detail: String
    /// The general English terms by which a search may name it.
    let labels: [String]
    /// A thumbnail in a common format, such as PNG.
    var thumbnail: Data?
}

/// A collection of items that people find by a visual search.
struct ItemCollection: Sendable, Identifiable {
    let id: String
    let name: String
    let itemIDs: [String]
}
