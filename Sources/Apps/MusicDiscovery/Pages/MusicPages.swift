import Foundation
import FoveaProvider

/// The pages of the app.
struct MusicPages: Sendable {
    let shelf: RecordShelf
    let concerts: UpcomingConcertManager
    let navigator: MusicNavigator

    var library: MusicLibrary { shelf.library }

    func page(_ request: PageRequest) async throws -> PageResponse {
        let parts = request.components
        switch (parts.first, parts.count) {
        case (nil, _): return try await home(request)
        case ("albums", 2): return try await album(parts[1], request)
        case ("albums", 4) where parts[2] == "previews": return preview(parts[3], of: parts[1])
        case ("artists", 1): return artists(request)
        case ("artists", 2): return try await artist(parts[1], request)
        case ("concerts", 1): return try await upcoming(request)
        case ("concerts", 2): return try await concert(parts[1], request)
        case ("search", 1): return search(nil, request)
        case ("search", 2): return search(Int(parts[1]).flatMap(navigator.search), request)
        case ("search", 3) where parts[2] == "picture.jpg": return picture(of: parts[1])
        case ("covers", 2): return cover(parts[1])
        case ("style.css", 1), ("icon.svg", 1): return try .file(MusicLibrary.resources.appending(path: parts[0]))
        default: return missing(request)
        }
    }

    /// The page for an unknown path.
    func missing(_ request: PageRequest) -> PageResponse {
        let frame = PageFrame(request, library, section: nil)
        return frame.page(
            "Not here",
            status: 404,
            """
            <div class="empty"><h1>Nothing is playing here</h1>
            <p>This page doesn’t exist, or no longer does.</p>
            <p><a class="button" href="\(frame.root)">Go to the first page</a></p></div>
            """
        )
    }

    // Only identifiers of records are used as paths.
    private func cover(_ file: String) -> PageResponse {
        guard file.hasSuffix(".webp"), let album = library.album(String(file.dropLast(5))) else { return .notFound }
        return (try? .file(MusicLibrary.cover(of: album.id))) ?? .notFound
    }

    private func picture(of search: String) -> PageResponse {
        guard let picture = Int(search).flatMap(navigator.search)?.picture else { return .notFound }
        return PageResponse(contentType: "image/jpeg", headers: ["cache-control": "no-store"], body: picture)
    }

    private func preview(_ file: String, of id: Album.ID) -> PageResponse {
        guard
            let album = library.album(id), file.hasSuffix(".wav"), let number = Int(file.dropLast(4)),
            album.tracks.indices.contains(number - 1)
        else { return .notFound }
        let seed = "\(album.artist)/\(album.edition ?? album.id)/\(album.tracks[number - 1].title)"
        // The system answers a browser's range requests.
        return .data(Synthesizer.play(.of(album.genre), seed: seed).data, contentType: "audio/wav")
    }
}
