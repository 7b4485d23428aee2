import DataDetection
import Foundation
import Testing

@Suite("NSDataDetector")
struct NSDataDetectorTests {
    // Foundation for Linux calls the names of these types deprecated, as it returns none itself.
    private static let dates = NSTextCheckingResult.CheckingType(rawValue: 1 << 3)
    private static let links = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)

    private static func detector(_ types: NSTextCheckingResult.CheckingType) throws -> NSDataDetector {
        try NSDataDetector(types: types.rawValue)
    }

    @Test("Links have the URL, and addresses of mail that of a message")
    func links() throws {
        let text = "😀 See https://example.com or write to jo@example.com."
        let whole = NSRange(location: 0, length: text.utf16.count)
        let matches = try Self.detector(Self.links).matches(in: text, options: [], range: whole)
        #expect(matches.compactMap(\.url?.absoluteString) == ["https://example.com", "mailto:jo@example.com"])
        #expect(
            matches.map { (text as NSString).substring(with: $0.range) } == ["https://example.com", "jo@example.com"]
        )
        #expect(matches.allSatisfy { $0.resultType == Self.links && $0.date == nil && $0.numberOfRanges == 1 })
    }

    @Test("A day without a time is its noon, and a span has a duration")
    func dates() throws {
        let zone = TimeZone.current
        let text = "on 3 April 2031, and 5 May 2031 from 3 pm to 5 pm"
        let matches = try Self.detector(Self.dates)
            .matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        try #require(matches.count == 2)
        let noon = DateComponents(timeZone: zone, year: 2031, month: 4, day: 3, hour: 12)
        let three = DateComponents(timeZone: zone, year: 2031, month: 5, day: 5, hour: 15)
        let calendar = Calendar(identifier: .gregorian)
        #expect(matches.map(\.date) == [calendar.date(from: noon), calendar.date(from: three)])
        #expect(matches.map(\.duration) == [0, 7200])
    }

    @Test("A time zone that is written counts")
    func zones() throws {
        let text = "5 May 2031 at 3 pm EST"
        let match = try #require(
            Self.detector(Self.dates).firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
        )
        #expect(match.timeZone?.identifier == "America/New_York")
        let three = DateComponents(timeZone: .gmt, year: 2031, month: 5, day: 5, hour: 19)
        #expect(match.date == Calendar(identifier: .gregorian).date(from: three))
    }

    @Test("Phone numbers, flights and addresses have their parts")
    func parts() throws {
        let text = "+1 650 253 0000\nflight LH 441\n1600 Amphitheatre Parkway, Mountain View, CA 94043"
        let types: UInt64 = 1 << 4 | 1 << 11 | 1 << 12
        let matches = try NSDataDetector(types: types)
            .matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        try #require(matches.count == 3)
        #expect(matches[0].phoneNumber == "+1 650 253 0000")
        #expect(matches[1].components == [.airline: "LH", .flight: "441"])
        #expect(matches[2].addressComponents?[.city] == "Mountain View")
        #expect(matches[2].addressComponents?[.zip] == "94043")
    }

    @Test("A range limits the search, whatever it says", arguments: [0, 7, 30, 4000])
    func ranges(length: Int) throws {
        let text = "a@b.example.com c@d.example.com"
        let detector = try Self.detector(Self.links)
        let range = NSRange(location: 16, length: length)
        let found = detector.firstMatch(in: text, options: [], range: range)
        #expect(found?.range == (length >= 15 ? NSRange(location: 16, length: 15) : nil))
        #expect(detector.numberOfMatches(in: text, range: NSRange(location: 100, length: length)) == 0)
        #expect(detector.rangeOfFirstMatch(in: text, range: NSRange(location: NSNotFound, length: length)).length == 0)
    }

    @Test("Enumeration stops when the closure says so, and can report its end")
    func enumeration() throws {
        let text = "a@b.example.com c@d.example.com"
        let range = NSRange(location: 0, length: text.utf16.count)
        var count = 0
        try Self.detector(Self.links).enumerateMatches(in: text, range: range) { match, _, stop in
            count += match == nil ? 0 : 1
            stop.pointee = true
        }
        #expect(count == 1)
        var hasEnded = false
        try Self.detector(Self.links).enumerateMatches(in: text, options: .reportCompletion, range: range) {
            match,
            flags,
            _ in
            hasEnded = match == nil && flags.contains(.completed)
        }
        #expect(hasEnded)
    }

    @Test("Kinds that can't be found are refused, with those that can", arguments: [0, 1, 1 << 10, 1 << 40])
    func refused(types: UInt64) throws {
        let error = #expect(throws: NSError.self) { try NSDataDetector(types: types) }
        #expect(error?.code == 2048)
        #expect(error?.localizedDescription.contains("dates") == true)
    }

    @Test("A hostile text takes a bounded time")
    func bounded() throws {
        let detector = try NSDataDetector(types: NSTextCheckingAllTypes)
        for text in ["a@", "http://", "5 pm "] {
            // It takes a second, and several on a busy machine. A time that grew with the square of the length would be far
            // longer.
            let long = String(repeating: text, count: 70_000 / text.count)
            let start = ContinuousClock.now
            _ = detector.numberOfMatches(in: long, range: NSRange(location: 0, length: long.utf16.count))
            #expect(ContinuousClock.now - start < .seconds(60))
        }
    }
}
