import Foundation
import Testing

@testable import MusicDiscovery

@Suite("The day that concerts are counted from")
struct MusicCalendarTests {
    @Test("Is noon of the day that is named, wherever the clock stands")
    func named() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Pacific/Auckland"))
        let now = MusicCalendar.now(environment: ["MUSIC_TODAY": "2026-06-01"], calendar: calendar)
        let parts = calendar.dateComponents([.year, .month, .day, .hour], from: now())
        #expect(parts == DateComponents(year: 2026, month: 6, day: 1, hour: 12))
    }

    @Test("Is today otherwise", arguments: [nil, "", "tomorrow", "2026-13-01"])
    func today(text: String?) {
        let before = Date()
        #expect(MusicCalendar.now(environment: text.map { ["MUSIC_TODAY": $0] } ?? [:])() >= before)
    }
}
