import Foundation
import Testing

@testable import MusicDiscovery

@Suite("Upcoming concerts")
struct UpcomingConcertManagerTests {
    private static let now = Date(timeIntervalSince1970: 1_780_000_000)

    private func manager(_ titles: [String] = [], days: [Double] = []) -> UpcomingConcertManager {
        let concerts =
            titles.map { Self.concert($0, $0, in: 3) } + days.map { Self.concert("\($0)", "Somebody", in: $0) }
        return UpcomingConcertManager(sources: [PublishedConcerts { concerts }]) { Self.now }
    }

    private static func concert(_ id: String, _ title: String, in days: Double) -> Concert {
        Concert(
            id: id,
            title: title,
            artist: "somebody",
            venue: "Hall",
            city: "Town",
            country: "Land",
            kilometres: 3,
            date: Calendar.current.date(byAdding: .second, value: Int(days * 86_400), to: now) ?? now,
            price: "",
            about: ""
        )
    }

    @Test("Are those of ninety days, the soonest first")
    func days() async throws {
        let found = try await manager(days: [89.9, 3, 91.2, -0.1, 0.1]).upcoming().map(\.id)
        #expect(found == ["0.1", "3.0", "89.9"])
    }

    @Test("End at the ninetieth day, to the second")
    func boundary() async throws {
        let end = try #require(Calendar.current.date(byAdding: .day, value: 90, to: Self.now))
        let concerts = [0.0, 1].map { late in
            Concert(
                id: "\(late)",
                title: "Edge",
                artist: "edge",
                venue: "",
                city: "",
                country: "",
                kilometres: 0,
                date: end.addingTimeInterval(late),
                price: "",
                about: ""
            )
        }
        let manager = UpcomingConcertManager(sources: [PublishedConcerts { concerts }]) { Self.now }
        #expect(try await manager.concerts(of: "edge").map(\.id) == ["0.0"])
    }

    @Test(
        "Are an artist's when the title names the artist, in small letters or large, with the same accents",
        arguments: [
            ("ILSE BRANDT TRIO & FRIENDS", "Ilse Brandt Trio", true),
            ("An evening with the mother comet", "Mother Comet", true),
            ("Río Claro", "RÍO CLARO", true), ("Rio Claro", "Río Claro", false), ("Vesper", "Vesper Quay", false),
            ("Straße der Lieder", "STRASSE", true),
            // The letters of Turkish are others: a dotless ı is no i, in small letters or large.
            ("KIŞ KONSERİ", "Kış", false), ("ILSE BRANDT", "ılse brandt", false), ("kış konseri", "Kış", true),
        ]
    )
    func names(title: String, artist: String, isFound: Bool) async throws {
        let found = try await manager([title]).concerts(of: artist)
        #expect(title.localizedCaseInsensitiveContains(artist) == isFound)
        #expect(found.isEmpty != isFound)
    }

    @Test("Are one where the calendar has them too, and two where it has a matinee and an evening")
    func matinee() async throws {
        let published = [Self.concert("published", "Somebody", in: 3)]
        func upcoming(_ days: [Double]) async throws -> [String] {
            let saved = days.map { day in
                var concert = Self.concert("saved \(day)", "Somebody", in: day)
                concert.isInCalendar = true
                return concert
            }
            let sources = [PublishedConcerts { published }, PublishedConcerts { saved }]
            let found = try await UpcomingConcertManager(sources: sources) { Self.now }.upcoming()
            #expect(!found.contains { !$0.isInCalendar })
            return found.map(\.id)
        }
        #expect(try await upcoming([3]) == ["published"])
        #expect(try await upcoming([2.9]) == ["published"])
        #expect(try await upcoming([2.8, 3]) == ["saved 2.8", "published"])
        #expect(try await upcoming([2.8, 2.9]).count == 2)
    }

    @Test("Come from every source, and are found again by identifier in the order that is asked for")
    func sources() async throws {
        let sources = [["a", "b"], ["c"]].map { ids in PublishedConcerts { ids.map { Self.concert($0, $0, in: 1) } } }
        let manager = UpcomingConcertManager(sources: sources) { Self.now }
        #expect(try await manager.upcoming().map(\.id) == ["a", "b", "c"])
        #expect(try await manager.concerts(for: ["c", "nothing", "a"]).map(\.id) == ["c", "a"])
    }
}
