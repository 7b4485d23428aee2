/// Mail to be.
package struct MailDraft: Hashable, Sendable {
    /// The address.
    package var address: String
    /// The subject, or nil.
    package var subject: String?
    /// The text, or nil.
    package var body: String?

    package init(address: String, subject: String? = nil, body: String? = nil) {
        self.address = address
        self.subject = subject
        self.body = body
    }
}

/// A message to be.
package struct MessageDraft: Hashable, Sendable {
    /// The phone number.
    package var number: String
    /// The text, or nil.
    package var body: String?

    package init(number: String, body: String? = nil) {
        self.number = number
        self.body = body
    }
}

/// A wireless network, as codes describe it.
package struct WirelessNetwork: Hashable, Sendable {
    /// The protection of a network.
    package enum Security: String, CaseIterable, Hashable, Sendable {
        /// No password.
        case none
        /// A password of WEP, which protects little.
        case wep
        /// A password of WPA.
        case wpa
    }

    /// The name.
    package var name: String
    /// The protection.
    package var security: Security
    /// The password, or nil.
    package var password: String?
    /// A Boolean value that indicates whether the network doesn't tell its name.
    package var isHidden: Bool

    package init(name: String, security: Security = .none, password: String? = nil, isHidden: Bool = false) {
        self.name = name
        self.security = security
        self.password = password
        self.isHidden = isHidden
    }
}

/// A place to show on a map: its address, its coordinates, or both.
package struct MapPlace: Hashable, Sendable {
    /// The name or the address, or nil.
    package var name: String?
    /// Degrees north and east, or nil.
    package var coordinates: Coordinates?

    package init(name: String? = nil, coordinates: Coordinates? = nil) {
        self.name = name
        self.coordinates = coordinates
    }

    /// A point on the globe.
    package struct Coordinates: Hashable, Sendable {
        /// Degrees north.
        package var latitude: Double
        /// Degrees east.
        package var longitude: Double

        package init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }
}
