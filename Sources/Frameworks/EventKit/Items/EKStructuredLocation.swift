public import CoreLocation
public import Foundation

/// A place with its coordinates.
open class EKStructuredLocation: EKObject, NSCopying {
    /// The name of the place.
    open var title: String?
    /// The coordinates.
    open var geoLocation: CLLocation?
    /// The radius in meters; zero for the usual one.
    open var radius: Double = 0

    /// Creates a place with a name.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = EKStructuredLocation(title: title ?? "")
        copy.title = title
        copy.geoLocation = geoLocation
        copy.radius = radius
        return copy
    }
}
