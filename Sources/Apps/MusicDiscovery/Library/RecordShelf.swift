import Foundation
import Synchronization

/// The library, and the thumbnails of its covers.
final class RecordShelf: Sendable {
    let library: MusicLibrary
    private let thumbnails = Mutex<[Album.ID: Data]>([:])

    init(_ library: MusicLibrary) { self.library = library }

    /// Returns a thumbnail of a record's cover.
    func thumbnail(of album: Album.ID) -> Data? {
        if let known = thumbnails.withLock({ $0[album] }) { return known }
        let made = Thumbnail.make(from: MusicLibrary.cover(of: album))
        thumbnails.withLock { $0[album] = made }
        return made
    }

    func entity(_ album: Album) -> AlbumEntity {
        AlbumEntity(album, artist: library.artistName(of: album), thumbnail: thumbnail(of: album.id))
    }

    /// Returns the entity of a concert, with its artist's newest cover.
    func entity(_ concert: Concert) -> ConcertEntity {
        ConcertEntity(concert, thumbnail: library.newestAlbum(of: concert.artist).flatMap { thumbnail(of: $0.id) })
    }
}
