extension DataDetector {
    /// Something that a text says.
    public struct Match: Hashable, Sendable {
        /// How a view shows that something can be acted on.
        public enum HighlightStyle: Hashable, Sendable, Codable {
            /// Not at all.
            case hidden
            /// As a link.
            case url
            /// As other data.
            case regular
        }

        /// The place in the text; nil if it is known elsewhere alone.
        public let range: Range<String.Index>?
        /// How a view shows it.
        public let preferredHighlightStyle: HighlightStyle
        /// What it means.
        public let details: SemanticDetails

        /// Creates a match in a text.
        package init(range: Range<String.Index>?, details: SemanticDetails) {
            self.range = range
            self.details = details
            preferredHighlightStyle =
                switch details {
                case .link, .emailAddress: .url
                case .measurement, .moneyAmount: .hidden
                default: .regular
                }
        }

        /// What something in a text means.
        public enum SemanticDetails: Hashable, Sendable, Codable {
            /// A link.
            case link(Link)
            /// A mail address.
            case emailAddress(EmailAddress)
            /// A phone number.
            case phoneNumber(PhoneNumber)
            /// A postal address.
            case postalAddress(PostalAddress)
            /// A date, a time, or a span of them.
            case calendarEvent(CalendarEvent)
            /// A sum of money.
            case moneyAmount(MoneyAmount)
            /// The number of a flight.
            case flightNumber(FlightNumber)
            /// The number of a parcel.
            case shipmentTrackingNumber(ShipmentTrackingNumber)
            /// A number with a unit.
            case measurement(Measurement)
            /// An address of a payment.
            case paymentIdentifier(PaymentIdentifier)
        }
    }
}
