import Foundation

/// A position in an order of records.
///
/// It is an element rather than an index, so that insertions and removals neither repeat nor hide other records.
struct AlbumCursor: Hashable, Comparable, Codable, Sendable {
    let number: Int
    let text: String
    let id: Album.ID

    static func < (a: AlbumCursor, b: AlbumCursor) -> Bool { (a.number, a.text, a.id) < (b.number, b.text, b.id) }

    /// Creates a cursor.
    init(number: Int, text: String, id: Album.ID) {
        self.number = number
        self.text = text
        self.id = id
    }

    /// Decodes a cursor from a URL, or returns nil for anything else.
    init?(token: String) {
        guard
            let data = Data(base64Encoded: token.replacing("-", with: "+").replacing("_", with: "/")),
            let cursor = try? JSONDecoder().decode(AlbumCursor.self, from: data)
        else { return nil }
        self = cursor
    }

    /// The cursor encoded for a URL.
    var token: String {
        let data = (try? JSONEncoder().encode(self)) ?? Data()
        return data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    }
}
