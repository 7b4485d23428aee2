/// A postal address, in the parts that are written.
package struct PostalAddress: Hashable, Sendable {
    /// The street with the house's number.
    package var street: String
    /// The city.
    package var city: String?
    /// The state or province.
    package var state: String?
    /// The postal code.
    package var postalCode: String?

    package init(street: String, city: String? = nil, state: String? = nil, postalCode: String? = nil) {
        self.street = street
        self.city = city
        self.state = state
        self.postalCode = postalCode
    }
}
