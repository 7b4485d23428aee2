public import Foundation

extension DataDetector.Match.SemanticDetails {
    /// A link.
    public struct Link: Hashable, Sendable, Codable {
        /// The address.
        public let url: URL
    }

    /// A mail address.
    public struct EmailAddress: Hashable, Sendable, Codable {
        /// The address.
        public let emailAddress: String
        /// The word that names its kind, as "work".
        public let label: String?
    }

    /// A phone number.
    public struct PhoneNumber: Hashable, Sendable, Codable {
        /// The number as written.
        public let phoneNumber: String
        /// The word that names its kind, as "mobile".
        public let label: String?
    }

    /// A postal address.
    public struct PostalAddress: Hashable, Sendable, Codable {
        /// The whole address as written.
        public let fullAddress: String
        /// The street with the house's number.
        public let street: String?
        /// The city.
        public let city: String?
        /// The state or province.
        public let state: String?
        /// The postal code.
        public let postalCode: String?
        /// The country.
        public let region: String?
        /// The country's code.
        public let regionCode: Locale.Region?
        /// The word that names its kind, as "home".
        public let label: String?
    }

    /// A date, a time, or a span of them.
    public struct CalendarEvent: Hashable, Sendable, Codable {
        /// A Boolean value that indicates whether no time of day is named.
        public let allDay: Bool
        /// The beginning; nil if it is open.
        public let startDate: Date?
        /// The time zone of the beginning, if the text names one.
        public let startTimeZone: TimeZone?
        /// The end; nil if there is none or it is open.
        public let endDate: Date?
        /// The time zone of the end, if the text names one.
        public let endTimeZone: TimeZone?
    }

    /// A sum of money.
    public struct MoneyAmount: Hashable, Sendable, Codable {
        /// The currency.
        public let currency: Locale.Currency
        /// The sum.
        public let amount: Decimal
    }

    /// The number of a flight.
    public struct FlightNumber: Hashable, Sendable, Codable {
        /// The airline's code of IATA.
        public let airlineCode: String
        /// The number.
        public let flightNumber: Int
    }

    /// The number of a parcel.
    public struct ShipmentTrackingNumber: Hashable, Sendable, Codable {
        /// Who carries it.
        public let carrier: String
        /// The number.
        public let trackingNumber: String
        /// The carrier's page about it.
        public let trackingURL: URL?
    }

    /// An address of a payment.
    public struct PaymentIdentifier: Hashable, Sendable, Codable {
        /// A system of payments.
        public enum PaymentSystem: Hashable, Sendable, Codable {
            /// India's Unified Payments Interface.
            case unifiedPaymentsInterface
        }

        /// The address.
        public let identifier: String
        /// The system.
        public let type: PaymentSystem
    }
}
