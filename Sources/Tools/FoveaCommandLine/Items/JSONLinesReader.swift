import Foundation
import FoveaSearch

/// A reader of items from JSON Lines, one object a line.
enum JSONLinesReader {
    private struct Line: Sendable {
        let number: Int
        let outcome: Result<[(column: String, value: ItemReader.Value)], ItemError>
    }

    static func source(
        _ data: Data,
        name: String,
        _ reader: ItemReader,
        _ declared: [String: ColumnKind]
    ) throws -> ItemSource {
        var kinds = ColumnKinds(declared: declared)
        var count = 0
        var names: Set<String> = []
        for line in lines(data) {
            count += 1
            guard case .success(let values) = line.outcome else { continue }
            for (column, value) in values {
                names.insert(column)
                guard case .text(let text) = value, reader.columns.role(of: column) == nil else { continue }
                // JSON has its own numbers, so a string of digits is a string; only dates need parsing.
                kinds.see(ColumnKind.date.isGuess(text) ? text : "text", in: column)
            }
        }
        if !names.isEmpty { try reader.columns.check(names.sorted()) }
        return ItemSource(name: name, count: count) { [kinds] in
            AnySequence(lines(data).lazy.map { row($0, reader, kinds) })
        }
    }

    private static func row(_ line: Line, _ reader: ItemReader, _ kinds: ColumnKinds) -> ItemRow {
        var id: String?
        let outcome = Result { () throws(ItemError) in
            let values = try line.outcome.get()
            let item = try reader.item(values, kinds)
            id = item.id
            return item
        }
        return ItemRow(place: "line \(line.number)", id: id, outcome: outcome)
    }

    private static func lines(_ data: Data) -> some Sequence<Line> {
        sequence(state: (offset: data.startIndex, number: 0)) { state in
            while state.offset < data.endIndex {
                let end = data[state.offset...].firstIndex(of: UInt8(ascii: "\n")) ?? data.endIndex
                let line = data[state.offset..<end]
                state = (min(end + 1, data.endIndex), state.number + 1)
                guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { continue }
                return Line(number: state.number, outcome: Result { () throws(ItemError) in try values(line) })
            }
            return nil
        }
    }

    private static func values(
        _ line: Data
    ) throws(ItemError) -> [(column: String, value: ItemReader.Value)] {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: line)
        } catch {
            throw ItemError("It isn't JSON. Write one object on each line.")
        }
        guard case .object(let members) = value else { throw ItemError("It is no object. Write {\"id\": …}.") }
        var values: [(column: String, value: ItemReader.Value)] = []
        for member in members { try add(member.value, member.name, to: &values) }
        return values
    }

    /// Adds a member; members of an object get names such as `size.width`.
    private static func add(
        _ value: JSONValue,
        _ name: String,
        to values: inout [(column: String, value: ItemReader.Value)]
    ) throws(ItemError) {
        switch value {
        case .null: break
        case .bool(let flag): values.append((name, .typed(.bool(flag))))
        case .integer(let number): values.append((name, .typed(.number(Double(number)))))
        case .double(let number): values.append((name, .typed(.number(number))))
        case .float(let number): values.append((name, .typed(.number(Double(number)))))
        case .string(let text): values.append((name, .text(text)))
        case .array(let elements):
            var texts: [String] = []
            for element in elements {
                switch element {
                case .string(let text): texts.append(text)
                case .integer, .double, .float, .bool: texts.append(element.line)
                default: throw ItemError("The list '\(name)' holds something other than texts and numbers.")
                }
            }
            values.append((name, .list(texts)))
        case .object(let members):
            for member in members { try add(member.value, "\(name).\(member.name)", to: &values) }
        }
    }
}
