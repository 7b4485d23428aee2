package import Foundation

/// The time zones of a file.
package struct CalendarZones: Sendable {
    /// The zone of times that have none.
    package var local: TimeZone
    private let defined: [String: DefinedZone]

    /// Creates zones without definitions of a file.
    package init(local: TimeZone = .current) {
        self.local = local
        defined = [:]
    }

    /// Reads the definitions of a file; a zone of the IANA database needs none.
    init(_ components: [CalendarComponent], local: TimeZone) {
        self.local = local
        var defined: [String: DefinedZone] = [:]
        for component in components.prefix(100) where component.name == "VTIMEZONE" {
            guard let name = component.line("TZID")?.value, Self.known(name) == nil else { continue }
            defined[name] = DefinedZone(component)
        }
        self.defined = defined
    }

    /// Returns the date of a time.
    package func date(of time: CalendarTime) -> Date {
        let offset: Int
        switch time.zone {
        case .utc: offset = 0
        case .floating: offset = Self.offset(of: time.wall, in: local)
        case .named(let name):
            if let zone = Self.known(name) {
                offset = Self.offset(of: time.wall, in: zone)
            } else {
                offset = defined[name]?.offset(ofWall: time.wall) ?? Self.offset(of: time.wall, in: local)
            }
        }
        return Date(timeIntervalSince1970: TimeInterval(time.wall.seconds - offset))
    }

    /// Returns what the wall shows at a date in a zone.
    package func wall(at date: Date, in zone: CalendarTime.Zone) -> WallTime {
        let seconds = CalendarTime.seconds(of: date)
        let offset: Int
        switch zone {
        case .utc: offset = 0
        case .floating: offset = local.secondsFromGMT(for: date)
        case .named(let name):
            if let zone = Self.known(name) {
                offset = zone.secondsFromGMT(for: date)
            } else {
                offset = defined[name]?.offset(of: seconds) ?? local.secondsFromGMT(for: date)
            }
        }
        return WallTime(seconds: seconds + offset)
    }

    /// Returns the zone of the IANA database with a name; some programs write a prefix before it.
    package static func known(_ name: String) -> TimeZone? {
        guard name.utf8.count <= 200, name.contains("/") || name == "UTC" || name == "GMT" else { return nil }
        if let zone = TimeZone(identifier: name) { return zone }
        let parts = name.split(separator: "/")
        return (1..<max(1, parts.count)).lazy.compactMap { first in
            parts.count - first < 2 ? nil : TimeZone(identifier: parts[first...].joined(separator: "/"))
        }
        .first
    }

    /// Returns the offset of a time that a zone's wall shows.
    ///
    /// As RFC 5545 defines it, a time that a clock shows twice is the first one, and one that it skips is counted with
    /// the offset before.
    private static func offset(of wall: WallTime, in zone: TimeZone) -> Int {
        func offset(at seconds: Int) -> Int {
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: TimeInterval(seconds)))
        }
        let before = offset(at: wall.seconds - 86_400)
        let after = offset(at: wall.seconds + 86_400)
        if before == after || offset(at: wall.seconds - before) == before { return before }
        return offset(at: wall.seconds - after) == after ? after : before
    }
}
