/// A component of an iCalendar object: the lines between its beginning and its end.
struct CalendarComponent: Sendable, Hashable {
    /// A line or a component inside.
    enum Entry: Sendable, Hashable {
        case line(ContentLine)
        indirect case component(CalendarComponent)
    }

    /// The name in upper case, as `VEVENT`.
    let name: String
    var entries: [Entry] = []
    private let begin: ContentLine
    private let end: ContentLine

    init(_ name: String, entries: [Entry] = []) {
        self.init(name, entries: entries, begin: ContentLine("BEGIN", name), end: ContentLine("END", name))
    }

    init(_ name: String, entries: [Entry], begin: ContentLine, end: ContentLine) {
        self.name = name
        self.entries = entries
        self.begin = begin
        self.end = end
    }

    /// The components inside.
    var components: [CalendarComponent] {
        entries.compactMap { entry in
            if case .component(let component) = entry { component } else { nil }
        }
    }

    /// Returns the lines of a name, in order.
    func lines(_ name: String) -> [ContentLine] {
        entries.compactMap { entry in
            if case .line(let line) = entry, line.name == name { line } else { nil }
        }
    }

    /// Returns the first line of a name.
    func line(_ name: String) -> ContentLine? { lines(name).first }

    /// Puts lines in the place of those of a name.
    mutating func replace(_ name: String, with lines: [ContentLine]) {
        replace(with: lines.map(Entry.line)) { entry in
            if case .line(let line) = entry { line.name == name } else { false }
        }
    }

    /// Puts entries in the place of others; without these they follow the lines.
    mutating func replace(with new: [Entry], where isReplaced: (Entry) -> Bool) {
        let lineEnd = entries.firstIndex { if case .component = $0 { true } else { false } } ?? entries.count
        let place = entries.firstIndex(where: isReplaced) ?? lineEnd
        let kept = entries[..<place].filter { !isReplaced($0) }
        entries = kept + new + entries[place...].filter { !isReplaced($0) }
    }

    /// The bytes of the component; those of what wasn't changed are as they were read.
    var bytes: [UInt8] { begin.bytes + entries.flatMap(\.bytes) + end.bytes }
}

extension CalendarComponent.Entry {
    /// The bytes of the line or the component.
    var bytes: [UInt8] {
        switch self {
        case .line(let line): line.bytes
        case .component(let component): component.bytes
        }
    }
}
