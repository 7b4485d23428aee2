import CommandLineKit
import Foundation
import FoveaSearch

extension VisualItem {
    /// The item's name for people: the title with the identifier, or the identifier alone.
    var name: String { (title.map { $0 == id ? id : "\($0) (\(id))" } ?? id).onOneLine }

    /// The item as members of a JSON object; what it lacks is left out.
    ///
    /// The members are those that an index reads from lines of JSON, so that what is exported can be indexed.
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

    /// The values to filter by, in the order of their names.
    var metadataMembers: [JSONValue.Member] {
        metadata.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, JSONValue($0.value)) }
    }
}

extension JSONValue {
    /// Creates a value of metadata; a date becomes a text in the form of ISO 8601.
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
    /// The item as a JSON object, with its values in an object of their own.
    var json: JSONValue { .object(members + [JSONValue.Member("metadata", .object(metadataMembers))]) }

    /// The item for people, with everything that is known about it.
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
