package import GeometryEngine
package import PixelEngine

/// A picture of an item, and the true place of the item in it.
package struct ItemPicture: Sendable {
    /// The pixels.
    package let raster: Raster
    /// The item's corners, as fractions of the picture's sides from its upper left corner.
    ///
    /// The upper left one is the item's own, however it is rotated. Corners may be outside of the picture.
    package let corners: Quadrilateral

    /// Creates a picture of the item alone.
    package init(_ item: Raster) {
        self.init(raster: item, corners: Quadrilateral(PictureRegion.whole.rect))
    }

    init(raster: Raster, corners: Quadrilateral) {
        self.raster = raster
        self.corners = corners
    }
}

extension ItemPicture {
    /// Returns the picture with its light changed and its geometry kept.
    func mapLight(_ change: (inout LightPicture) -> Void) throws(PixelError) -> ItemPicture {
        var light = try LightPicture(raster)
        change(&light)
        return ItemPicture(raster: try light.raster(), corners: corners)
    }

    /// The size of the picture in pixels.
    var size: (width: Double, height: Double) { (Double(raster.width), Double(raster.height)) }
}
