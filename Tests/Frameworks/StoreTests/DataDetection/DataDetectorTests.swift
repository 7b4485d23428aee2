import DataDetection
import Foundation
import Testing

@Suite("Data detectors of text")
struct DataDetectorTests {
    /// Tuesday, 10 March 2026, nine in the morning of Berlin.
    private static let options: DataDetector.Options = {
        var options = DataDetector.Options()
        options.documentDate = Date(timeIntervalSince1970: 1_773_129_600)
        options.documentTimeZone = TimeZone(identifier: "Europe/Berlin")
        options.documentLanguageCode = Locale.LanguageCode("en")
        options.documentRegion = Locale.Region("US")
        return options
    }()

    private static func matches(
        _ text: String,
        _ types: DataDetector.MatchType = .all
    ) async -> [DataDetector.Match] {
        var matches: [DataDetector.Match] = []
        for await match in text.dataDetectorMatches(types, options: options) { matches.append(match) }
        return matches
    }

    @Test("A match has its place and what is meant")
    func details() async throws {
        let text = "🎷 Call mobile: +1 415 555 0132 or write to jo@example.com, see https://example.com/a"
        let matches = await Self.matches(text)
        let places = try matches.map { try String(text[#require($0.range)]) }
        #expect(places == ["+1 415 555 0132", "jo@example.com", "https://example.com/a"])
        guard case .phoneNumber(let phone) = matches[0].details, case .emailAddress(let mail) = matches[1].details,
            case .link(let link) = matches[2].details
        else {
            Issue.record("\(matches)")
            return
        }
        #expect(phone.phoneNumber == "+1 415 555 0132")
        #expect(phone.label == "mobile")
        #expect(mail.emailAddress == "jo@example.com")
        #expect(mail.label == nil)
        #expect(link.url.absoluteString == "https://example.com/a")
        #expect(matches.map(\.preferredHighlightStyle) == [.regular, .url, .url])
    }

    @Test("A time is that of the document's day and zone")
    func times() async throws {
        let event = try #require(await Self.matches("Dinner tomorrow from 7 to 9 pm").first)
        guard case .calendarEvent(let dinner) = event.details else {
            Issue.record("\(event)")
            return
        }
        #expect(dinner.startDate == ISO8601DateFormatter().date(from: "2026-03-11T18:00:00Z"))
        #expect(dinner.endDate == ISO8601DateFormatter().date(from: "2026-03-11T20:00:00Z"))
        #expect(!dinner.allDay)
        let day = try #require(await Self.matches("on 3 April 2026").first)
        guard case .calendarEvent(let april) = day.details else {
            Issue.record("\(day)")
            return
        }
        #expect(april.allDay)
        #expect(april.startDate == ISO8601DateFormatter().date(from: "2026-04-02T22:00:00Z"))
    }

    @Test("Money, flights, parcels, measurements and payments are typed")
    func numbers() async {
        let text = "€25 for LH 441, parcel 1Z999AA10123456784 of 2 kg, to asha@okaxis"
        var kinds: [String] = []
        for match in await Self.matches(text) {
            switch match.details {
            case .moneyAmount(let money): kinds.append("\(money.amount) \(money.currency.identifier)")
            case .flightNumber(let flight): kinds.append("\(flight.airlineCode) \(flight.flightNumber)")
            case .shipmentTrackingNumber(let parcel): kinds.append("\(parcel.carrier) \(parcel.trackingNumber)")
            case .measurement(let measured): kinds.append("\(measured.measurement(in: UnitMass.grams).value)")
            case .paymentIdentifier(let payment): kinds.append(payment.identifier)
            default: kinds.append("?")
            }
        }
        #expect(kinds == ["25 EUR", "LH 441", "UPS 1Z999AA10123456784", "2000.0", "asha@okaxis"])
    }

    @Test("Only the kinds that are asked for are found")
    func types() async {
        let text = "jo@example.com, tomorrow, $5"
        #expect(await Self.matches(text, .moneyAmount).count == 1)
        #expect(await Self.matches(text, [.emailAddress, .calendarEvent]).count == 2)
        #expect(await Self.matches(text, []).isEmpty)
    }

    @Test("An ounce may be of weight or of volume")
    func dimensions() async throws {
        let match = try #require(await Self.matches("8 oz").first)
        guard case .measurement(let measured) = match.details else {
            Issue.record("\(match)")
            return
        }
        #expect(measured.possibleDimensions == [UnitMass.ounces, UnitVolume.fluidOunces])
        #expect(abs(measured.measurement(in: UnitVolume.milliliters).value - 236.6) < 0.1)
        let coded = try JSONEncoder().encode(match.details)
        #expect(try JSONDecoder().decode(DataDetector.Match.SemanticDetails.self, from: coded) == match.details)
    }

    @Test("A document's date may be any", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1])
    func anyDate(seconds: Double) async {
        var options = Self.options
        options.documentDate = Date(timeIntervalSince1970: seconds)
        options.documentTimeZone = TimeZone(secondsFromGMT: 0)
        var count = 0
        for await _ in "jo@example.com".dataDetectorMatches(options: options) { count += 1 }
        #expect(count == 1)
    }
}
