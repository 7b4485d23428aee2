/// A place where something was at a time, with its height, direction and speed.
///
/// An unknown value has a negative accuracy, or is itself negative where it can't otherwise be.
public final class CLLocation: NSObject, NSCopying, Sendable {
    /// The place on the earth.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude above sea level, in meters.
    public let altitude: CLLocationDistance
    /// The horizontal accuracy in meters, or a negative value when the coordinate is invalid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The vertical accuracy in meters, or a negative value when the altitude is invalid.
    public let verticalAccuracy: CLLocationAccuracy
    /// The course: the direction of movement, clockwise from north, in degrees, or a negative value when it is unknown.
    public let course: CLLocationDirection
    /// The accuracy of the direction in degrees, or a negative value when it is unknown.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed, in meters per second, or a negative value when it is unknown.
    public let speed: CLLocationSpeed
    /// The accuracy of the speed in meters per second, or a negative value when it is unknown.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time of the measurement.
    public let timestamp: Date

    /// Creates a location with all that was measured.
    public init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// Creates a location with a direction and a speed.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection,
        speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: course,
            courseAccuracy: -1,
            speed: speed,
            speedAccuracy: -1,
            timestamp: timestamp
        )
    }

    /// Creates a location with a height.
    public convenience init(
        coordinate: CLLocationCoordinate2D,
        altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate,
            altitude: altitude,
            horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy,
            course: -1,
            speed: -1,
            timestamp: timestamp
        )
    }

    /// Creates the location of a place, now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0,
            horizontalAccuracy: 0,
            verticalAccuracy: -1,
            timestamp: Date()
        )
    }

    /// Returns the distance to another location along the surface of the earth, in meters.
    ///
    /// The earth is the ellipsoid of WGS 84; heights make no difference.
    public func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(from: coordinate, to: location.coordinate)
    }

    /// Returns the location itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: - Equality

    private var values: [Double] {
        [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
    }

    /// Returns a Boolean value that indicates whether another object is a location with the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CLLocation).map { $0.values == values } ?? false
    }

    /// A hash of the values.
    public override var hash: Int { values.hashValue }

    /// The place, its accuracy and the time as text.
    public override var description: String {
        let place = "<\(coordinate.latitude), \(coordinate.longitude)> ± \(horizontalAccuracy) m"
        return "\(place) (speed \(speed) m/s, course \(course)) @ \(timestamp)"
    }
}
