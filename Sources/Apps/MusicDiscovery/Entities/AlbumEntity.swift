import AppIntents
import Foundation

/// A record as the system shows it.
struct AlbumEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Album", table: "AppIntents", comment: "The type name of a record"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) albums", table: "AppIntents")
    )

    static let defaultQuery = AlbumEntityQuery()

    let id: Album.ID

    @Property(title: "Title")
    var title: String

    @Property(title: "Artist")
    var artist: String

    @Property(title: "Year")
    var year: Int

    let thumbnail: Data?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)",
            subtitle: "\(artist) · \(String(year))",
            image: thumbnail.map { DisplayRepresentation.Image(data: $0) }
        )
    }

    init(_ album: Album, artist: String, thumbnail: Data?) {
        id = album.id
        self.thumbnail = thumbnail
        title = album.title
        self.artist = artist
        year = album.year
    }
}
