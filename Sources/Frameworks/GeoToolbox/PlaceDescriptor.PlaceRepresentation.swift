public import CoreLocation

extension PlaceDescriptor {
    /// What says where a place is.
    public enum PlaceRepresentation: Sendable {
        /// The address, as it is written on an envelope.
        case address(String)
        /// The coordinate.
        case coordinate(CLLocationCoordinate2D)
        /// The place where a device was.
        case deviceLocation(CLLocation)
    }
}

extension PlaceDescriptor.PlaceRepresentation: Hashable {
    /// Returns a Boolean value that indicates whether two say the same in the same way.
    public static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.address(let first), .address(let second)): first == second
        case (.coordinate(let first), .coordinate(let second)):
            first.latitude == second.latitude && first.longitude == second.longitude
        case (.deviceLocation(let first), .deviceLocation(let second)): first == second
        default: false
        }
    }

    /// Adds what says where the place is to a hash.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .address(let address): hasher.combine(address)
        case .coordinate(let coordinate):
            hasher.combine(coordinate.latitude)
            hasher.combine(coordinate.longitude)
        case .deviceLocation(let location): hasher.combine(location)
        }
    }
}

extension PlaceDescriptor.PlaceRepresentation: Codable {
    private enum CodingKeys: String, CodingKey { case address, coordinate, deviceLocation }

    /// What is stored of a coordinate or a location.
    private struct Measurement: Codable {
        var latitude, longitude: Double
        var altitude, horizontalAccuracy, verticalAccuracy: Double?
        var course, courseAccuracy, speed, speedAccuracy: Double?
        var timestamp: Date?

        init(_ coordinate: CLLocationCoordinate2D) {
            latitude = coordinate.latitude
            longitude = coordinate.longitude
        }

        init(_ location: CLLocation) {
            self.init(location.coordinate)
            altitude = location.altitude
            horizontalAccuracy = location.horizontalAccuracy
            verticalAccuracy = location.verticalAccuracy
            course = location.course
            courseAccuracy = location.courseAccuracy
            speed = location.speed
            speedAccuracy = location.speedAccuracy
            timestamp = location.timestamp
        }

        var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

        var location: CLLocation {
            CLLocation(
                coordinate: coordinate,
                altitude: altitude ?? 0,
                horizontalAccuracy: horizontalAccuracy ?? -1,
                verticalAccuracy: verticalAccuracy ?? -1,
                course: course ?? -1,
                courseAccuracy: courseAccuracy ?? -1,
                speed: speed ?? -1,
                speedAccuracy: speedAccuracy ?? -1,
                timestamp: timestamp ?? Date(timeIntervalSinceReferenceDate: 0)
            )
        }
    }

    /// Creates what says where a place is by decoding it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let address = try container.decodeIfPresent(String.self, forKey: .address) {
            self = .address(address)
        } else if let measurement = try container.decodeIfPresent(Measurement.self, forKey: .coordinate) {
            self = .coordinate(measurement.coordinate)
        } else {
            self = .deviceLocation(try container.decode(Measurement.self, forKey: .deviceLocation).location)
        }
    }

    /// Encodes what says where the place is.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .address(let address): try container.encode(address, forKey: .address)
        case .coordinate(let coordinate): try container.encode(Measurement(coordinate), forKey: .coordinate)
        case .deviceLocation(let location): try container.encode(Measurement(location), forKey: .deviceLocation)
        }
    }
}
