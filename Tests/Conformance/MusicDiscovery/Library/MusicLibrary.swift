import Foundation

/// What the app ships with: records, and concerts counted in days from today.
struct MusicLibrary: Decodable {
    struct PlannedConcert: Decodable {
        let id: String
        let artist: String
        let venue: String
        let inDays: Int
    }

    let albums: [Album]
    let concerts: [PlannedConcert]

    static func bundled() throws -> MusicLibrary {
        guard let file = Bundle.module.url(forResource: "Library", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode(MusicLibrary.self, from: Data(contentsOf: file))
    }

    func concerts(from today: Date, calendar: Calendar = .current) -> [Concert] {
        concerts.compactMap { planned in
            calendar.date(byAdding: .day, value: planned.inDays, to: today).map {
                Concert(id: planned.id, artist: planned.artist, venue: planned.venue, date: $0)
            }
        }
    }
}
