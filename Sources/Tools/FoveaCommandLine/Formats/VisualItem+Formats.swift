import CommandLineKit
import Foundation
import FoveaSearch

extension VisualItem {
    /// The item's display name: the title with the identifier, or the identifier alone.
    var name: String { (title.map { $0 == id ? id : "\($0) (\(id))" } ?? id).onOneLine }

    /// The item as members of a JSON object; missing values are left out.
    ///
    /// The members are those that the index command reads from JSON Lines, so that an export can be indexed again.
    var members: [JSONValue.Member] {
        var members = [JSONValue.Member("id", .string(id))]
        if let title { members.append(JSONValue.Member("title", .string(title))) }
        let paths = pictures.compactMap(\.fileURL?.path)
        if !paths.isEmpty { members.append(JSONValue.Member("pictures", .array(paths.map { .string($0) }))) }
        if let text { members.append(JSONValue.Member("text", .string(text))) }
        if !labels.isEmpty { members.append(JSONValue.Member("labels", .array(labels.map { .string($0) }))) }
        if !codes.isEmpty { members.append(JSONValue.Member("codes", .array(codes.map { .string($0) }))) }
        return members
    }

    /// The metadata, ordered by name.
    var metadataMembers: [JSONValue.Member] {
        metadata.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, JSONValue($0.value)) }
    }
}

extension JSONValue {
    /// Creates a JSON value from metadata; a date becomes a string in ISO 8601.
    init(_ value: MetadataValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .number(let number):
            self = number == number.rounded() && abs(number) < 1e15 ? .integer(Int(number)) : .double(number)
        case .bool(let flag): self = .bool(flag)
        case .date: self = .string(value.description)
        }
    }
}

extension VisualItem {
    /// The item as a JSON object with a member for its metadata.
    var json: JSONValue { .object(members + [JSONValue.Member("metadata", .object(metadataMembers))]) }

    /// Returns a description of the item with all its values.
    func description(_ style: TextStyle) -> String {
        var rows: [(name: String, value: String)] = []
        if let title { rows.append(("title", title.onOneLine)) }
        rows += pictures.map { ("picture", $0.description.onOneLine) }
        if let text { rows.append(("text", text)) }
        if !labels.isEmpty { rows.append(("labels", labels.joined(separator: ", ").onOneLine)) }
        rows += codes.map { ("code", $0.onOneLine) }
        rows += metadata.sorted { $0.key < $1.key }.map { ($0.key.onOneLine, $0.value.description) }
        let width = (rows.map(\.name.count).max() ?? 0) + 2
        return "\(style.bold(id.onOneLine))\n"
            + rows.map { row in
                let lines = row.value.split(whereSeparator: \.isNewline).joined(
                    separator: "\n" + TextLayout.padded("", to: width + 2)
                )
                return "  \(style.dim(TextLayout.padded(row.name, to: width)))\(lines)\n"
            }.joined()
    }
}
