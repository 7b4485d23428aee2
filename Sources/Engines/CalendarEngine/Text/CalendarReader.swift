import Foundation

/// The bounds on an iCalendar text.
package struct CalendarLimits: Sendable, Hashable {
    /// The most bytes.
    package var byteCount: Int = 8 << 20
    /// The most lines.
    package var lineCount: Int = 100_000
    /// The most components inside each other.
    package var depth: Int = 8
    /// The most occurrences that a recurrence is followed for, from its start.
    package var stepCount: Int = 100_000
    /// The most occurrences in a range.
    package var occurrenceCount: Int = 20_000

    /// Creates the default bounds.
    package init() {}
}

/// Reads the components of an iCalendar text.
struct CalendarReader {
    private let limits: CalendarLimits
    private var lines: ArraySlice<ContentLine>

    init(_ data: Data, limits: CalendarLimits) throws(CalendarError) {
        guard data.count <= limits.byteCount else {
            throw CalendarError(
                code: .tooLarge,
                message: "The calendar has more than the \(limits.byteCount) bytes that are allowed."
            )
        }
        self.limits = limits
        lines = []
        lines = try Self.lines(of: Array(data), limits)[...]
    }

    /// Reads the components of the whole text.
    mutating func components() throws(CalendarError) -> [CalendarComponent.Entry] {
        let entries = try entries(until: nil, depth: 0).entries
        guard entries.contains(where: { if case .component = $0 { true } else { false } }) else {
            throw CalendarError(code: .malformed, message: "The file holds no iCalendar object.")
        }
        return entries
    }

    private mutating func entries(
        until name: String?,
        depth: Int
    ) throws(CalendarError) -> (entries: [CalendarComponent.Entry], end: ContentLine?) {
        guard depth <= limits.depth else {
            throw CalendarError(code: .tooLarge, message: "The calendar has components more than \(limits.depth) deep.")
        }
        var entries: [CalendarComponent.Entry] = []
        while let line = lines.popFirst() {
            switch line.name {
            case "BEGIN":
                let inner = line.value.trimmingCharacters(in: .whitespaces).uppercased()
                let (content, end) = try self.entries(until: inner, depth: depth + 1)
                guard let end else { throw Self.unfinished(inner) }
                entries.append(.component(CalendarComponent(inner, entries: content, begin: line, end: end)))
            case "END":
                let ended = line.value.trimmingCharacters(in: .whitespaces).uppercased()
                guard ended == name else { throw Self.unfinished(name ?? ended) }
                return (entries, line)
            default: entries.append(.line(line))
            }
        }
        guard name == nil else { throw Self.unfinished(name ?? "") }
        return (entries, nil)
    }

    private static func unfinished(_ name: String) -> CalendarError {
        CalendarError(code: .malformed, message: "The component \(name.prefix(40)) has no end where it should.")
    }

    /// Splits a text into lines; one that begins with a space continues the line before.
    private static func lines(of bytes: [UInt8], _ limits: CalendarLimits) throws(CalendarError) -> [ContentLine] {
        var lines: [ContentLine] = []
        var unfolded: [UInt8] = []
        var start = 0
        var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        while position < bytes.count {
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let next = min(end + 1, bytes.count)
            var text = bytes[position..<end]
            if text.last == UInt8(ascii: "\r") { text.removeLast() }
            unfolded += text
            position = next
            if next < bytes.count, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") {
                position += 1
                continue
            }
            guard lines.count < limits.lineCount else {
                throw CalendarError(code: .tooLarge, message: "The calendar has more than \(limits.lineCount) lines.")
            }
            lines.append(ContentLine(unfolded: unfolded, bytes: Array(bytes[start..<next])))
            unfolded = []
            start = next
        }
        return lines
    }
}
