public import Foundation

extension NSTextCheckingResult {
    private var detected: DetectedResult.Finding? { (self as? DetectedResult)?.finding }

    /// The date that was found; the noon of a day without a time.
    public var date: Date? {
        if case .date(let date, _, _) = detected { date } else { nil }
    }

    /// The seconds from the beginning to the end of a span of time.
    public var duration: TimeInterval {
        if case .date(_, let duration, _) = detected { duration } else { 0 }
    }

    /// The time zone that is written with the date; nil if there is none.
    public var timeZone: TimeZone? {
        if case .date(_, _, let zone) = detected { zone } else { nil }
    }

    /// The link that was found; that of a mail address begins with `mailto:`.
    public var url: URL? {
        if case .link(let url) = detected { url } else { nil }
    }

    /// The phone number that was found, as written.
    public var phoneNumber: String? {
        if case .phoneNumber(let number) = detected { number } else { nil }
    }

    /// The parts of the address that was found.
    public var addressComponents: [NSTextCheckingKey: String]? {
        if case .address(let parts) = detected { parts } else { nil }
    }

    /// The parts of the address or of the transit information that was found.
    public var components: [NSTextCheckingKey: String]? {
        switch detected {
        case .address(let parts), .transit(let parts): parts
        default: nil
        }
    }
}

extension NSTextCheckingKey {
    /// The name of a person.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The person's position.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The person's organization.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// The phone number.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of the flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
