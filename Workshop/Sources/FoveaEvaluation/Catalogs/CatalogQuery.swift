import DistortionEngine
import FoveaSearch
import GeometryEngine
import ImageCodingEngine

/// A picture to search a catalog with, and the truth about it.
struct CatalogQuery: Sendable {
    /// What the picture is called in reports.
    let name: String
    /// The picture.
    var picture: VisualPicture
    /// The identifier of the item that it shows.
    let right: String
    /// Where the item lies, as fractions from the upper left corner, where that is known.
    var corners: Quadrilateral?
}

extension CatalogQuery {
    /// Stores a screenshot as programs store theirs: every pixel as it is, to be decoded by the search.
    init(_ name: String, of screenshot: ItemPicture, right: String) throws {
        let file = try ImageEncoder.encode(screenshot.raster, as: .png)
        self.init(name: name, picture: .data(file), right: right, corners: screenshot.corners)
    }
}
