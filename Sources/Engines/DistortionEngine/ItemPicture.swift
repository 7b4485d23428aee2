package import GeometryEngine
package import PixelEngine

/// A picture with an item in it, and the truth about where the item lies.
package struct ItemPicture: Sendable {
    /// The pixels.
    package let raster: Raster
    /// Where the item's own corners lie, as fractions of the picture's sides from its upper left corner.
    ///
    /// The upper left one is the item's, however it is turned. Corners may lie outside of the picture.
    package let corners: Quadrilateral

    /// Creates a picture that is nothing but the item.
    package init(_ item: Raster) {
        self.init(raster: item, corners: Quadrilateral(PictureRegion.whole.rect))
    }

    init(raster: Raster, corners: Quadrilateral) {
        self.raster = raster
        self.corners = corners
    }
}

extension ItemPicture {
    /// Returns the picture with other light at the same places.
    func mapLight(_ change: (inout LightPicture) -> Void) throws(PixelError) -> ItemPicture {
        var light = try LightPicture(raster)
        change(&light)
        return ItemPicture(raster: try light.raster(), corners: corners)
    }

    /// The size of the picture in pixels.
    var size: (width: Double, height: Double) { (Double(raster.width), Double(raster.height)) }
}
