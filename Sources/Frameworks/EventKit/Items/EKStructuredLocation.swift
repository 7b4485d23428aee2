internal import CalendarEngine
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

    /// Creates the place of an alarm, or returns nil when it has neither a name nor coordinates.
    convenience init?(_ place: AlarmPlace) {
        guard place.title != nil || place.coordinates != nil else { return nil }
        self.init(title: place.title ?? "")
        title = place.title
        geoLocation = place.coordinates.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
        radius = place.radius
    }

    /// The coordinates as they are written, or nil where there are none.
    var coordinates: CalendarItem.Coordinates? {
        guard let place = geoLocation?.coordinate, place.latitude.isFinite, place.longitude.isFinite else { return nil }
        return CalendarItem.Coordinates(latitude: place.latitude, longitude: place.longitude)
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
