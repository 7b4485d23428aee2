import Foundation
import StoreEngine
import TestSupport
import Testing

@testable import MusicDiscovery

@Suite("Concerts in the calendar")
struct CalendarConcertsTests {
    private let folder: TemporaryFolder
    private var environment: [String: String] {
        ["FOVEA_CALENDARS": folder.path + "/calendars", "FOVEA_CONSENT": folder.path + "/consent.json"]
    }
    private let artists = [
        Artist(id: "okafor", name: "Nadia Okafor", genre: "", origin: "", about: ""),
        Artist(id: "larks", name: "Larks", genre: "", origin: "", about: ""),
    ]

    init() throws { folder = try TemporaryFolder() }

    /// The noon of a day, so many days from now.
    private static func noon(in days: Int) -> Date {
        Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 43_200)
            .addingTimeInterval(Double(days) * 86_400)
    }

    /// Writes an event of a day, so many days from now.
    private func put(_ uid: String, _ title: String, in days: Int, place: String = "Palm House, London") throws {
        let day = Self.noon(in: days).formatted(.iso8601.year().month().day().dateSeparator(.omitted))
        let calendar = folder.file("calendars/home")
        try FileManager.default.createDirectory(at: calendar, withIntermediateDirectories: true)
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", "BEGIN:VEVENT", "UID:\(uid)", "DTSTAMP:20260101T000000Z",
            "DTSTART:\(day)T120000Z", "SUMMARY:\(title)", "LOCATION:\(place.replacing(",", with: "\\,"))", "END:VEVENT",
            "END:VCALENDAR", "",
        ]
        try Data(lines.joined(separator: "\r\n").utf8).write(to: calendar.appending(path: "\(uid).ics"))
    }

    @Test("Come from the events that name an artist, with the person's consent alone, and are one with those known")
    func concerts() async throws {
        try await StoreEnvironment.$test.withValue(environment) {
            try put("a", "NADIA OKAFOR live", in: 10)
            try put("b", "Dentist", in: 11)
            try put("c", "Larks at the pier", in: 20, place: "Brighton")
            try put("d", "Larks again", in: 120)
            let published = PublishedConcerts { [Self.known] }
            let manager = UpcomingConcertManager(sources: [published, CalendarConcerts(artists: artists)])
            #expect(try await manager.upcoming().map(\.isInCalendar) == [false])

            let consent = Consent(environment: environment)
            try consent.record(.granted, for: Consent.app, store: .calendar)
            let found = try await manager.upcoming()
            #expect(found.map(\.title) == ["Nadia Okafor", "Larks at the pier"])
            #expect(found.map(\.isInCalendar) == [true, true])
            #expect(found.map(\.artist) == ["okafor", "larks"])
            #expect(found.last?.city == "Brighton" && found.last?.venue == "")
            #expect(try await manager.concerts(for: found.map(\.id)) == found)

            try FileManager.default.removeItem(at: folder.file("calendars/home/c.ics"))
            #expect(try await manager.upcoming().count == 1)
            try consent.record(.denied, for: Consent.app, store: .calendar)
            #expect(try await manager.upcoming().map(\.isInCalendar) == [false])
        }
    }

    private static let known = Concert(
        id: "known",
        title: "Nadia Okafor",
        artist: "okafor",
        venue: "Palm House",
        city: "London",
        country: "United Kingdom",
        kilometres: 12,
        date: noon(in: 10),
        price: "20",
        about: ""
    )
}
