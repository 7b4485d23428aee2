import Foundation

/// Reads the events of a service as their bytes come.
struct ServiceEventReader {
    /// An event with its name.
    struct Event: Equatable {
        var name = ""
        var data = Data()
    }

    /// What hasn't become an event yet: all of it where the service tells a problem in place of events.
    private(set) var pending = Data()

    /// Takes bytes and returns the events that are whole.
    mutating func feed(_ bytes: Data) -> [Event] {
        pending += bytes
        var events: [Event] = []
        while let end = pending.firstRange(of: Data("\n\n".utf8)) {
            let text = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
            pending = Data(pending[end.upperBound...])
            var event = Event()
            for line in text.split(separator: "\n") {
                if line.hasPrefix("event: ") { event.name = String(line.dropFirst(7)) }
                if line.hasPrefix("data: ") { event.data += Data(line.dropFirst(6).utf8) }
            }
            if !event.name.isEmpty { events.append(event) }
        }
        return events
    }
}
