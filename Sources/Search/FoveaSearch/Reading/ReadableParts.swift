import CatalogStoreEngine
import GeometryEngine
import PictureEngine
import RectangleEngine

extension QueryPicture {
    /// The longer side of what is read, in pixels.
    private static let readableSide = 1_280

    /// Sets upright what is at a place of the part that is looked at.
    ///
    /// Blocks for the decoding.
    func upright(at place: Quadrilateral) throws -> Picture {
        let corners = place.map(region.point)
        return Picture(try RectangleEngine.upright(corners, of: whole, maximumSide: Self.readableSide))
    }
}

extension SearchedCatalog {
    /// The file of the picture that an item was placed by, or nil where it has none.
    func file(of item: RankedItem) throws -> StoredPicture? {
        guard let number = item.picture else { return nil }
        return try snapshot.pictures(of: item.id).first { $0.number == number && $0.picture.origin != nil }
    }
}
