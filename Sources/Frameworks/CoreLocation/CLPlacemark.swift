/// A place with what people call it: its name and the parts of its address.
public class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked, as apps on Apple's systems know subclasses: everything stored is constant.

    /// The parts of an address, in the order from the small to the large.
    package struct Address: Hashable, Sendable {
        package var name: String?
        package var subThoroughfare: String?
        package var thoroughfare: String?
        package var subLocality: String?
        package var locality: String?
        package var subAdministrativeArea: String?
        package var administrativeArea: String?
        package var postalCode: String?
        package var isoCountryCode: String?
        package var country: String?
        package var inlandWater: String?
        package var ocean: String?
        package var areasOfInterest: [String]?

        package init() {}
    }

    /// The location of the place, if it is known.
    public let location: CLLocation?
    /// The region of the place, if it is known.
    public let region: CLRegion?
    /// The time zone of the place, if it is known.
    public let timeZone: TimeZone?
    private let address: Address

    /// Creates a place, for the modules that find places.
    package init(
        location: CLLocation?,
        region: CLRegion? = nil,
        timeZone: TimeZone? = nil,
        address: Address = Address()
    ) {
        self.location = location
        self.region = region
        self.timeZone = timeZone
        self.address = address
    }

    /// Creates a place from another.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        region = placemark.region
        timeZone = placemark.timeZone
        address = placemark.address
    }

    /// The name of the place.
    public var name: String? { address.name }
    /// The street.
    public var thoroughfare: String? { address.thoroughfare }
    /// The number in the street.
    public var subThoroughfare: String? { address.subThoroughfare }
    /// The town.
    public var locality: String? { address.locality }
    /// The part of the town.
    public var subLocality: String? { address.subLocality }
    /// The state or the province.
    public var administrativeArea: String? { address.administrativeArea }
    /// The part of the state or the province.
    public var subAdministrativeArea: String? { address.subAdministrativeArea }
    /// The postal code.
    public var postalCode: String? { address.postalCode }
    /// The two letters that stand for the country.
    public var isoCountryCode: String? { address.isoCountryCode }
    /// The name of the country.
    public var country: String? { address.country }
    /// The name of the water at the place, such as a lake.
    public var inlandWater: String? { address.inlandWater }
    /// The name of the ocean at the place.
    public var ocean: String? { address.ocean }
    /// The names of what there is to see at the place.
    public var areasOfInterest: [String]? { address.areasOfInterest }

    /// Returns the place itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: - Equality

    /// Returns a Boolean value that indicates whether another object is the same place with the same address.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLPlacemark else { return false }
        return location == other.location && region == other.region && timeZone == other.timeZone
            && address == other.address
    }

    /// A hash of the place and the address.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(location)
        hasher.combine(address)
        return hasher.finalize()
    }

    /// The name and the address as text.
    public override var description: String {
        let street = [thoroughfare, subThoroughfare].compactMap { $0 }.joined(separator: " ")
        let town = [postalCode, locality].compactMap { $0 }.joined(separator: " ")
        return [name, street, town, country].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
