import AppIntents

struct AlbumEntity: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("Album", table: "AppIntents", comment: "The name of a record"),
        numericFormat: LocalizedStringResource("\(placeholder: .int) albums", table: "AppIntents")
    )

    static let defaultQuery = AlbumEntityQuery()

    let id: UUID

    @Property(title: "Title")
    var title: String

    @Property(title: "Artist")
    var artist: String

    @Property
    var year: Int

    let thumbnail: Data

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(title)",
            subtitle: "\(artist)",
            image: DisplayRepresentation.Image(data: thumbnail)
        )
    }

    init(_ album: Album, thumbnail: Data) {
        id = album.id
        self.thumbnail = thumbnail
        title = album.title
        artist = album.artist
        year = album.year
    }
}
