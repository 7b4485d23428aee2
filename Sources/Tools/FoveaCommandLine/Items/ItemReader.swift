import Foundation
import FoveaSearch

/// Makes items from the values of a row.
struct ItemReader: Sendable {
    /// The folder that relative locations of pictures start from.
    let folder: URL
    let columns: ItemColumns

    /// A value of a row as its source has it.
    enum Value: Sendable, Hashable {
        /// A text whose meaning depends on the column.
        case text(String)
        /// Several texts.
        case list([String])
        /// A value that needs no reading.
        case typed(MetadataValue)

        var isEmpty: Bool { self == .text("") || self == .list([]) }
    }

    /// Makes an item.
    func item(_ values: [(column: String, value: Value)], _ kinds: ColumnKinds) throws(ItemError) -> VisualItem {
        var item = VisualItem(id: "")
        for (column, value) in values where !value.isEmpty && !column.isEmpty {
            switch columns.role(of: column) {
            case .id: item.id = Self.text(value)
            case .title: item.title = Self.text(value)
            case .text: item.text = Self.text(value)
            case .pictures:
                // Not map: it can't throw one type of error.
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
