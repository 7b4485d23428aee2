import ContactEngine

/// A postal address.
public class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
    var address: PostalAddress

    /// Creates an empty address.
    public override convenience init() { self.init(PostalAddress()) }

    init(_ address: PostalAddress) { self.address = address }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an address from an archive.
    public required convenience init?(coder: NSCoder) {
        var address = PostalAddress()
        for (path, key) in Self.parts {
            address[keyPath: path] = coder.decodeObject(of: NSString.self, forKey: key) as String? ?? ""
        }
        self.init(address)
    }

    /// Writes the address to an archive.
    public func encode(with coder: NSCoder) {
        for (path, key) in Self.parts { coder.encode(address[keyPath: path] as NSString, forKey: key) }
    }

    private static var parts: [(WritableKeyPath<PostalAddress, String>, String)] {
        [
            (\.street, "street"),
            (\.subLocality, "subLocality"),
            (\.city, "city"),
            (\.subAdministrativeArea, "subAdministrativeArea"),
            (\.state, "state"),
            (\.postalCode, "postalCode"),
            (\.country, "country"),
            (\.isoCountryCode, "isoCountryCode"),
        ]
    }

    /// Returns an address with the same parts, which can't be changed.
    public func copy(with zone: NSZone? = nil) -> Any { CNPostalAddress(address) }

    /// Returns an address with the same parts, which can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutablePostalAddress(address) }

    /// Returns a Boolean value that indicates whether another object is the same address.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.address == address }

    /// A hash of the parts.
    public override var hash: Int { address.hashValue }

    /// The parts as text.
    public override var description: String {
        "<CNPostalAddress: street=\(street), city=\(city), state=\(state), postalCode=\(postalCode), country=\(country)>"
    }

    /// The street, in one or several lines.
    public var street: String { address.street }
    /// The part of the town.
    public var subLocality: String { address.subLocality }
    /// The town.
    public var city: String { address.city }
    /// The part of the state.
    public var subAdministrativeArea: String { address.subAdministrativeArea }
    /// The state.
    public var state: String { address.state }
    /// The postal code.
    public var postalCode: String { address.postalCode }
    /// The country.
    public var country: String { address.country }
    /// The country's two letters.
    public var isoCountryCode: String { address.isoCountryCode }
}
