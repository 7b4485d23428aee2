package import Foundation

/// A time or a day of an item, in the zone in which it is written.
package struct CalendarTime: Sendable, Hashable {
    /// The zone of a time.
    package enum Zone: Sendable, Hashable {
        /// Coordinated universal time.
        case utc
        /// The reader's zone.
        case floating
        /// A zone of the IANA database, or one that the file defines.
        case named(String)
    }

    /// The time on the wall in the zone.
    package var wall: WallTime
    /// A Boolean value that indicates whether it is a day without a time.
    package var isDate: Bool
    /// The zone.
    package var zone: Zone

    /// Creates a time.
    package init(wall: WallTime, isDate: Bool = false, zone: Zone) {
        self.wall = isDate ? wall.midnight : wall
        self.isDate = isDate
        self.zone = isDate ? .floating : zone
    }

    /// Creates the time of a date in a zone, in whole seconds.
    package init(_ date: Date, isDate: Bool = false, zone: TimeZone) {
        let isUTC = zone.secondsFromGMT() == 0 && ["UTC", "GMT", "Etc/UTC"].contains(zone.identifier)
        let seconds = Self.seconds(of: date)
        self.init(
            wall: WallTime(seconds: seconds + zone.secondsFromGMT(for: date)),
            isDate: isDate,
            zone: isUTC ? .utc : .named(zone.identifier)
        )
    }

    /// Reads the values of a line, which may be several or periods.
    static func times(of line: ContentLine) -> [CalendarTime] {
        line.value.split(separator: ",").compactMap { value in
            let value = value.prefix { $0 != "/" }.trimmingCharacters(in: .whitespaces).uppercased()
            guard let wall = WallTime(value) else { return nil }
            let zone: Zone =
                value.hasSuffix("Z") ? .utc : line.parameters["TZID"].map(Zone.named) ?? .floating
            return CalendarTime(wall: wall, isDate: !value.contains("T"), zone: zone)
        }
    }

    /// Returns the line of a property.
    func line(_ name: String, parameters: [(String, String)] = []) -> ContentLine {
        let text = wall.text(isDate: isDate)
        if isDate { return ContentLine(name, text, parameters: [("VALUE", "DATE")] + parameters) }
        switch zone {
        case .utc: return ContentLine(name, text + "Z", parameters: parameters)
        case .floating: return ContentLine(name, text, parameters: parameters)
        case .named(let zone): return ContentLine(name, text, parameters: [("TZID", zone)] + parameters)
        }
    }

    /// The whole seconds of a date, within the years that a calendar shows.
    static func seconds(of date: Date) -> Int {
        // 0001-01-01 to 9999-12-31.
        Int(min(max(date.timeIntervalSince1970.rounded(.down), -62_135_596_800), 253_402_300_799))
    }
}
