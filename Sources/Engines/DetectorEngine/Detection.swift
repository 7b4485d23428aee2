/// Something that a text says: what it is, where it stands, and how sure that is.
package struct Detection: Hashable, Sendable {
    /// The place in the text, in UTF-16 code units.
    package let range: Range<Int>
    /// What is meant.
    package let value: DetectedValue
    /// How sure the finding is, from 0 to 1.
    ///
    /// From 0.9 the form alone leaves no doubt. Below 0.5 a number has the right length and little else.
    package let confidence: Double
    /// The identifier of the time zone that is written with a time; nil if there is none.
    package let zone: String?

    package init(range: Range<Int>, value: DetectedValue, confidence: Double, zone: String? = nil) {
        self.range = range
        self.value = value
        self.confidence = confidence
        self.zone = zone
    }
}

/// What a detection means.
package enum DetectedValue: Hashable, Sendable {
    /// A date, a time, or a span of them.
    case time(TimeValue)
    /// A postal address.
    case address(FoundAddress)
    /// A phone number.
    case phone(PhoneNumber)
    /// A mail address, as written.
    case mail(String)
    /// A link, as a URL with its scheme.
    case link(String)
    /// A sum of money.
    case amount(MoneyAmount)
    /// A flight.
    case flight(FlightNumber)
    /// A parcel.
    case parcel(ParcelNumber)
    /// A number with a unit.
    case measurement(MeasuredValue)
    /// An address of the Unified Payments Interface, as written.
    case payment(String)

    /// The kind.
    package var kind: DetectionKinds {
        switch self {
        case .time: .times
        case .address: .addresses
        case .phone: .phones
        case .mail: .mail
        case .link: .links
        case .amount: .amounts
        case .flight: .flights
        case .parcel: .parcels
        case .measurement: .measurements
        case .payment: .payments
        }
    }
}

/// Kinds of detections.
package struct DetectionKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Dates, times and spans of them.
    package static let times = Self(rawValue: 1 << 0)
    /// Postal addresses.
    package static let addresses = Self(rawValue: 1 << 1)
    /// Phone numbers.
    package static let phones = Self(rawValue: 1 << 2)
    /// Mail addresses.
    package static let mail = Self(rawValue: 1 << 3)
    /// Links.
    package static let links = Self(rawValue: 1 << 4)
    /// Sums of money.
    package static let amounts = Self(rawValue: 1 << 5)
    /// Flights.
    package static let flights = Self(rawValue: 1 << 6)
    /// Parcels.
    package static let parcels = Self(rawValue: 1 << 7)
    /// Numbers with units.
    package static let measurements = Self(rawValue: 1 << 8)
    /// Addresses of payments.
    package static let payments = Self(rawValue: 1 << 9)
    /// Every kind.
    package static let all = Self(rawValue: 0x3FF)
}
