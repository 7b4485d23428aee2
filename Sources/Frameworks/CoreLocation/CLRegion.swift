/// An area on the earth with a name.
public class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked, as the class has a subclass: everything stored here and there is constant.

    /// The name that tells the area from others.
    public let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Returns the area itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether another object is an area with the same name.
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CLRegion)?.identifier == identifier
    }

    /// A hash of the name.
    public override var hash: Int { identifier.hashValue }

    /// The name as text.
    public override var description: String { "CLRegion(identifier: \"\(identifier)\")" }
}

/// The area around a place.
public final class CLCircularRegion: CLRegion, @unchecked Sendable {
    // Unchecked, as its superclass is: everything stored is constant.

    /// The place in the middle.
    public let center: CLLocationCoordinate2D
    /// The distance from the middle to the border, in meters.
    public let radius: CLLocationDistance

    /// Creates the area around a place.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns a Boolean value that indicates whether a place is in the area or on its border.
    public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        CLLocationCoordinate2DIsValid(coordinate) && Geodesic.distance(from: center, to: coordinate) <= radius
    }

    /// The name, the middle and the radius as text.
    public override var description: String {
        let middle = "<\(center.latitude), \(center.longitude)>"
        return "CLCircularRegion(identifier: \"\(identifier)\", center: \(middle), radius: \(radius) m)"
    }
}
