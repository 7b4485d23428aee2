import Foundation
import FoveaSearch

/// A reader of items from the values of a row.
struct ItemReader: Sendable {
    /// The base folder of relative picture paths.
    let folder: URL
    let columns: ItemColumns

    /// A value of a row in its source.
    enum Value: Sendable, Hashable {
        /// A text, to be parsed by the column's kind.
        case text(String)
        /// A list of texts.
        case list([String])
        /// A parsed value.
        case typed(MetadataValue)

        var isEmpty: Bool { self == .text("") || self == .list([]) }
    }

    /// Creates an item.
    func item(_ values: [(column: String, value: Value)], _ kinds: ColumnKinds) throws(ItemError) -> VisualItem {
        var item = VisualItem(id: "")
        for (column, value) in values where !value.isEmpty && !column.isEmpty {
            switch columns.role(of: column) {
            case .id: item.id = Self.text(value)
            case .title: item.title = Self.text(value)
            case .text: item.text = Self.text(value)
            case .pictures:
                // A loop, since map can't throw a typed error.
                for location in Self.list(value) { item.pictures.append(try picture(location)) }
            case .labels: item.labels += Self.list(value)
            case .codes: item.codes += Self.list(value)
            case nil: item.metadata[column] = try Self.metadata(value, column, kinds)
            }
        }
        guard !item.id.isEmpty else { throw ItemError("It has no identifier.") }
        return item
    }

    private static func text(_ value: Value) -> String {
        switch value {
        case .text(let text): text
        case .list(let texts): texts.joined(separator: "\n")
        case .typed(let value): value.description
        }
    }

    private static func list(_ value: Value) -> [String] {
        switch value {
        case .text(let text):
            text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        case .list(let texts): texts
        case .typed(let value): [value.description]
        }
    }

    private static func metadata(
        _ value: Value,
        _ column: String,
        _ kinds: ColumnKinds
    ) throws(ItemError) -> MetadataValue {
        switch value {
        case .text(let text): try kinds.value(text, in: column)
        case .list(let texts): .string(texts.joined(separator: ", "))
        case .typed(let value): value
        }
    }

    private func picture(_ location: String) throws(ItemError) -> VisualPicture {
        if let url = URL(string: location), let scheme = url.scheme, location.contains("://") {
            guard scheme == "file" else {
                throw ItemError("The picture '\(location)' isn't on this machine. Fetch it, and name the file.")
            }
            return .file(url)
        }
        return .file(URL(filePath: location, relativeTo: folder).absoluteURL)
    }
}
