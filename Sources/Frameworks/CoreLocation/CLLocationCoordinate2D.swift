/// A place on the earth, by latitude and longitude in the reference frame WGS 84.
public struct CLLocationCoordinate2D: Sendable {
    /// The angle north of the equator, in degrees; south is negative.
    public var latitude: CLLocationDegrees
    /// The angle east of the meridian of Greenwich, in degrees; west is negative.
    public var longitude: CLLocationDegrees

    /// Creates the coordinate at latitude 0 and longitude 0.
    public init() {
        self.init(latitude: 0, longitude: 0)
    }

    /// Creates a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// A place that there isn't.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Creates a place.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees,
    _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns a Boolean value that indicates whether a coordinate is in the valid ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
