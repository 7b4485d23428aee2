import CivilDateEngine
import DetectorEngine
import Foundation

/// A result that a data detector found.
final class DetectedResult: NSTextCheckingResult {
    /// What was found.
    enum Finding {
        case date(Date, duration: TimeInterval, zone: TimeZone?)
        case address([NSTextCheckingKey: String])
        case link(URL)
        case phoneNumber(String)
        case transit([NSTextCheckingKey: String])
    }

    let finding: Finding
    private let place: NSRange

    /// Creates the result of a detection, or returns nil for one that a data detector doesn't report.
    init?(_ detection: Detection, shiftedBy shift: Int, _ finder: MatchFinder) {
        switch detection.value {
        case .time(let value):
            guard let time = FoundTime(value, today: finder.context.moment.date), let start = time.start else {
                return nil
            }
            // A day alone is its noon, as it is on Apple's systems.
            let noon = time.isAllDay ? 43_200 : 0
            let zone = detection.zone.flatMap { TimeZone(identifier: $0) }
            let date = start.adding(seconds: noon).date(in: zone ?? finder.zone)
            let end = time.end.map { $0.adding(seconds: noon).date(in: zone ?? finder.zone) }
            finding = .date(date, duration: end.map { max(0, $0.timeIntervalSince(date)) } ?? 0, zone: zone)
        case .address(let address):
            let parts: [(NSTextCheckingKey, String?)] = [
                (.street, address.street), (.city, address.city), (.state, address.state), (.zip, address.postalCode),
            ]
            finding = .address(parts.reduce(into: [:]) { $0[$1.0] = $1.1 })
        case .link(let link):
            guard let url = URL(string: link) else { return nil }
            finding = .link(url)
        case .mail(let address):
            guard let url = URL(string: "mailto:\(address)") else { return nil }
            finding = .link(url)
        case .phone(let number): finding = .phoneNumber(number.written)
        case .flight(let flight):
            finding = .transit([.airline: flight.airline, .flight: "\(flight.number)"])
        case .amount, .parcel, .measurement, .payment: return nil
        }
        place = NSRange(location: shift + detection.range.lowerBound, length: detection.range.count)
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
        switch finding {
        case .date: .foundDate
        case .address: .foundAddress
        case .link: .foundLink
        case .phoneNumber: .foundPhoneNumber
        case .transit: .foundTransit
        }
    }

    override var range: NSRange { place }

    override var numberOfRanges: Int { 1 }

    override func range(at index: Int) -> NSRange { index == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension NSTextCheckingResult.CheckingType {
    // Foundation for Linux has these names with the remark that nothing returns them, which holds for it alone.
    static let foundDate = Self(rawValue: 1 << 3)
    static let foundAddress = Self(rawValue: 1 << 4)
    static let foundLink = Self(rawValue: 1 << 5)
    static let foundPhoneNumber = Self(rawValue: 1 << 11)
    static let foundTransit = Self(rawValue: 1 << 12)
}
