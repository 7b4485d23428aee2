import Foundation

/// The library that ships with the app: artists, records, and concerts relative to today.
struct MusicLibrary: Sendable {
    let artists: [Artist]
    let albums: [Album]
    private let planned: [PlannedConcert]
    private let artistsByID: [Artist.ID: Artist]
    private let albumsByID: [Album.ID: Album]

    func artist(_ id: Artist.ID) -> Artist? { artistsByID[id] }

    func album(_ id: Album.ID) -> Album? { albumsByID[id] }

    func albums(of artist: Artist.ID) -> [Album] { albums.filter { $0.artist == artist } }

    /// Returns the record that represents an artist.
    func newestAlbum(of artist: Artist.ID) -> Album? { albums(of: artist).max { $0.year < $1.year } }

    /// Returns the name of a record's artist.
    func artistName(of album: Album) -> String { artist(album.artist)?.name ?? album.artist }

    /// Returns the records with a text in their title or artist.
    func albums(matching text: String) -> [Album] {
        albums.filter {
            $0.title.localizedStandardContains(text) || artistName(of: $0).localizedStandardContains(text)
        }
    }

    /// Returns the concerts with dates relative to a day.
    func concerts(from today: Date, calendar: Calendar = .current) -> [Concert] {
        planned.compactMap { plan in
            let day = calendar.date(byAdding: .day, value: plan.inDays, to: calendar.startOfDay(for: today))
            return day.flatMap { calendar.date(bySettingHour: plan.hour, minute: 0, second: 0, of: $0) }
                .map { plan.concert(on: $0) }
        }
    }
}

// MARK: - Reading

extension MusicLibrary {
    /// Reads the library in the app's bundle.
    static func bundled() throws -> MusicLibrary {
        try MusicLibrary(Data(contentsOf: resources.appending(path: "Library.json")))
    }

    init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        artists = file.artists
        albums = file.albums
        planned = file.concerts
        artistsByID = Dictionary(file.artists.map { ($0.id, $0) }) { first, _ in first }
        albumsByID = Dictionary(file.albums.map { ($0.id, $0) }) { first, _ in first }
    }

    /// The folder of the app's resources.
    static let resources: URL = Bundle.module.bundleURL.appending(path: "Resources")

    /// Returns the file of a record's cover.
    static func cover(of album: Album.ID) -> URL { resources.appending(path: "Covers/\(album).webp") }

    private struct File: Decodable {
        let artists: [Artist]
        let albums: [Album]
        let concerts: [PlannedConcert]
    }

    private struct PlannedConcert: Decodable {
        let id: String
        let artist: Artist.ID
        let title: String
        let venue: String
        let city: String
        let country: String
        let kilometres: Int
        let inDays: Int
        let hour: Int
        let price: String
        let about: String

        func concert(on date: Date) -> Concert {
            Concert(
                id: id,
                title: title,
                artist: artist,
                venue: venue,
                city: city,
                country: country,
                kilometres: kilometres,
                date: date,
                price: price,
                about: about
            )
        }
    }
}
