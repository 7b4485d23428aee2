import FoveaSearch
import RectangleEngine

/// A picture to search a catalogue with, and the truth about it.
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
