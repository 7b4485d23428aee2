/// The number of a parcel.
package struct ParcelNumber: Hashable, Sendable {
    /// The number without spaces.
    package let number: String
    /// Who carries it.
    package let carrier: Carrier

    package init(number: String, carrier: Carrier) {
        self.number = number
        self.carrier = carrier
    }

    /// A carrier of parcels.
    package enum Carrier: String, Hashable, Sendable {
        /// United Parcel Service.
        case ups = "UPS"
        /// FedEx.
        case fedEx = "FedEx"
        /// The United States Postal Service.
        case usps = "USPS"
        /// DHL.
        case dhl = "DHL"
        /// The post of a country of the Universal Postal Union; the number's last two letters name it.
        case post = "Post"
    }
}
