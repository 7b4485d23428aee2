import CivilDateEngine
import DetectorEngine
import Foundation

extension DataDetector.Match.SemanticDetails {
    /// Creates what a detection means, or returns nil for a length of time and for what returns.
    init?(_ detection: Detection, in text: ScannedUnits, _ finder: MatchFinder) {
        switch detection.value {
        case .time(let value):
            guard let time = FoundTime(value, today: finder.context.moment.date) else { return nil }
            let written = detection.zone.flatMap { TimeZone(identifier: $0) }
            let zone = written ?? finder.zone
            let event = CalendarEvent(
                allDay: time.isAllDay,
                startDate: time.start?.date(in: zone),
                startTimeZone: written,
                endDate: time.end?.date(in: zone),
                endTimeZone: time.end == nil ? nil : written
            )
            self = .calendarEvent(event)
        case .address(let address):
            let whole = PostalAddress(
                fullAddress: text.string(detection.range),
                street: address.street,
                city: address.city,
                state: address.state,
                postalCode: address.postalCode,
                region: nil,
                regionCode: nil,
                label: text.label(before: detection.range.lowerBound)
            )
            self = .postalAddress(whole)
        case .phone(let number):
            let label = text.label(before: detection.range.lowerBound)
            self = .phoneNumber(PhoneNumber(phoneNumber: number.written, label: label))
        case .mail(let address):
            let label = text.label(before: detection.range.lowerBound)
            self = .emailAddress(EmailAddress(emailAddress: address, label: label))
        case .link(let link):
            guard let url = URL(string: link) else { return nil }
            self = .link(Link(url: url))
        case .amount(let amount):
            self = .moneyAmount(MoneyAmount(currency: Locale.Currency(amount.currency), amount: amount.value))
        case .flight(let flight):
            self = .flightNumber(FlightNumber(airlineCode: flight.airline, flightNumber: flight.number))
        case .parcel(let parcel):
            let tracked = ShipmentTrackingNumber(
                carrier: parcel.carrier.rawValue,
                trackingNumber: parcel.number,
                trackingURL: parcel.page
            )
            self = .shipmentTrackingNumber(tracked)
        case .measurement(let measured): self = .measurement(Measurement(measured))
        case .payment(let identifier):
            self = .paymentIdentifier(PaymentIdentifier(identifier: identifier, type: .unifiedPaymentsInterface))
        }
    }
}

extension ParcelNumber {
    /// The carrier's page about the parcel; the number has letters and digits alone.
    var page: URL? {
        switch carrier {
        case .ups: URL(string: "https://www.ups.com/track?tracknum=\(number)")
        case .fedEx: URL(string: "https://www.fedex.com/fedextrack/?trknbr=\(number)")
        case .usps: URL(string: "https://tools.usps.com/go/TrackConfirmAction?tLabels=\(number)")
        case .dhl: URL(string: "https://www.dhl.com/en/express/tracking.html?AWB=\(number)")
        case .post: nil
        }
    }
}
