import Foundation

/// An incremental parser of the service's events.
struct ServiceEventReader {
    /// An event with its name.
    struct Event: Equatable {
        var name = ""
        var data = Data()
    }

    /// The bytes of an incomplete event: all of them if the reply is a problem instead of events.
    private(set) var pending = Data()

    /// Parses bytes and returns the complete events.
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
