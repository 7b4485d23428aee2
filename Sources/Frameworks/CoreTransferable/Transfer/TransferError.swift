import Foundation
package import UniformTypeIdentifiers

/// A reason why a value can't leave or come in.
package enum TransferError: Error, Hashable, LocalizedError {
    /// No representation of the type makes content of the wanted kind, or of any where none is wanted.
    case notExported(type: String, contentType: UTType?, offered: [UTType])
    /// No representation of the type takes content of the kind, or of any where none is named.
    case notImported(type: String, contentType: UTType?, offered: [UTType])

    /// What is wrong, and what would be right.
    package var errorDescription: String? {
        switch self {
        case .notExported(let type, let contentType, let offered):
            "\(type) can’t be had as \(Self.text(contentType)). \(Self.text(offered, of: "Ask for"))"
        case .notImported(let type, let contentType, let offered):
            "\(type) can’t be made from \(Self.text(contentType)). \(Self.text(offered, of: "Give it"))"
        }
    }

    private static func text(_ contentType: UTType?) -> String { contentType?.identifier ?? "content of any type" }

    private static func text(_ offered: [UTType], of verb: String) -> String {
        offered.isEmpty
            ? "It has no representation for that." : "\(verb) \(offered.map(\.identifier).joined(separator: " or "))."
    }
}
