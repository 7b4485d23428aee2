/// A place at which an alarm goes off.
///
/// It is written as Apple's calendars write it, with the way to it also as RFC 9074 names it.
package struct AlarmPlace: Sendable, Hashable {
    /// The way on which an alarm goes off.
    package enum Way: String, Sendable, Hashable {
        /// On the way to the place.
        case arrival = "ARRIVE"
        /// On the way from the place.
        case departure = "DEPART"
    }

    /// The name of the place, or nil.
    package let title: String?
    /// The coordinates of the place, or nil.
    package let coordinates: CalendarItem.Coordinates?
    /// The radius in meters; zero for the usual one.
    package let radius: Double
    /// The way on which the alarm goes off, or nil.
    package let way: Way?

    /// Creates a place.
    package init(title: String?, coordinates: CalendarItem.Coordinates?, radius: Double = 0, way: Way?) {
        self.title = title
        self.coordinates = coordinates
        self.radius = radius
        self.way = way
    }

    /// Reads the place of an alarm; nil for an alarm without one.
    init?(_ alarm: CalendarComponent) {
        let (title, coordinates, radius): (String?, CalendarItem.Coordinates?, Double)
        let written = alarm.line("PROXIMITY") ?? alarm.line("X-APPLE-PROXIMITY")
        way = written.flatMap { Way(rawValue: $0.value.uppercased()) }
        if let line = alarm.line("X-APPLE-STRUCTURED-LOCATION") {
            title = line.parameters["X-TITLE"]
            coordinates = Self.coordinates(line.value)
            radius = line.parameters["X-APPLE-RADIUS"].flatMap(Self.meters) ?? 0
        } else if let place = alarm.components.first(where: { $0.name == "VLOCATION" }) {
            title = place.line("NAME")?.text
            let address = place.line("URL")?.value ?? ""
            coordinates = Self.coordinates(address)
            // RFC 5870 has the radius as the uncertainty.
            radius =
                address.split(separator: ";").lazy.compactMap { part in
                    part.hasPrefix("u=") ? Self.meters(String(part.dropFirst(2))) : nil
                }.first ?? 0
        } else {
            (title, coordinates, radius) = (nil, nil, 0)
        }
        let isPlaced = title != nil || coordinates != nil
        guard isPlaced || way != nil else { return nil }
        (self.title, self.coordinates, self.radius) = (title, coordinates, isPlaced ? radius : 0)
    }

    /// The lines of the alarm that tell the place.
    var lines: [ContentLine] {
        var lines: [ContentLine] = []
        if title != nil || coordinates != nil {
            var parameters = [("VALUE", "URI")]
            if radius > 0 { parameters.append(("X-APPLE-RADIUS", "\(radius)")) }
            if let title { parameters.append(("X-TITLE", title)) }
            let address = coordinates.map { "geo:\($0.latitude),\($0.longitude)" } ?? ""
            lines.append(ContentLine("X-APPLE-STRUCTURED-LOCATION", address, parameters: parameters))
        }
        guard let way else { return lines }
        return lines + ["X-APPLE-PROXIMITY", "PROXIMITY"].map { ContentLine($0, way.rawValue) }
    }

    /// Reads `geo:52.5,13.25`.
    private static func coordinates(_ address: String) -> CalendarItem.Coordinates? {
        guard let match = address.wholeMatch(of: /(?i:geo):([-+.\d]+),([-+.\d]+)(?:[,;].*)?/),
            let latitude = Double(match.1), let longitude = Double(match.2), abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        return CalendarItem.Coordinates(latitude: latitude, longitude: longitude)
    }

    private static func meters(_ text: String) -> Double? {
        Double(text).flatMap { $0.isFinite && $0 >= 0 ? min($0, 1e7) : nil }
    }
}
