public import Foundation

/// Finds in text what people act on: dates, places, numbers and addresses.
public enum DataDetector {
    /// Kinds of data.
    public struct MatchType: OptionSet, Sendable {
        /// The kinds as bits.
        public let rawValue: UInt64

        /// Creates kinds from bits.
        public init(rawValue: UInt64) {
            self.rawValue = rawValue
        }

        /// Links.
        public static let link = MatchType(rawValue: 1 << 0)
        /// Mail addresses.
        public static let emailAddress = MatchType(rawValue: 1 << 1)
        /// Phone numbers.
        public static let phoneNumber = MatchType(rawValue: 1 << 2)
        /// Postal addresses.
        public static let postalAddress = MatchType(rawValue: 1 << 3)
        /// Dates, times and spans of them.
        public static let calendarEvent = MatchType(rawValue: 1 << 4)
        /// Sums of money.
        public static let moneyAmount = MatchType(rawValue: 1 << 5)
        /// Numbers with units.
        public static let measurement = MatchType(rawValue: 1 << 6)
        /// Numbers of flights.
        public static let flightNumber = MatchType(rawValue: 1 << 7)
        /// Numbers of parcels.
        public static let shipmentTrackingNumber = MatchType(rawValue: 1 << 8)
        /// Addresses of payments.
        public static let paymentIdentifier = MatchType(rawValue: 1 << 9)
        /// Every kind.
        public static let all = MatchType(rawValue: 0x3FF)
    }

    /// What a text itself doesn't say: when and where it was written.
    public struct Options: Sendable {
        /// The moment against which "tomorrow" is understood; nil for now.
        public var documentDate: Date?
        /// The time zone of times without one; nil for the current one.
        public var documentTimeZone: TimeZone?
        /// The language of the text; nil for the person's, and English.
        public var documentLanguageCode: Locale.LanguageCode?
        /// The region of phone numbers without a country, and of the order of day and month; nil for the person's.
        public var documentRegion: Locale.Region?

        /// Creates options in which everything is the person's.
        public init() {}
    }
}
