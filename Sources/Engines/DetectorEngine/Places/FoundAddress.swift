/// A postal address in a text, in the parts that are written.
package struct FoundAddress: Hashable, Sendable {
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
