import GeometryEngine
package import PixelEngine

/// Many pictures on one sheet, each with a caption and the outline of its item.
package enum ContactSheet {
    /// Arranges pictures in rows.
    package static func raster(
        of pictures: [(caption: String, picture: ItemPicture)],
        columns: Int,
        side: Int = 240
    ) throws(PixelError) -> Raster {
        let columns = max(1, min(columns, pictures.count))
        let rows = (pictures.count + columns - 1) / columns
        let (cellWidth, cellHeight) = (Double(side) + 12, Double(side) + 34)
        let width = Int(cellWidth) * columns
        let height = max(1, Int(cellHeight) * rows)
        var sheet = LightPicture(width: width, height: height, color: SIMD4(0.8, 0.8, 0.8, 1))
        var outlines: [[Point]] = []
        for (index, entry) in pictures.enumerated() {
            let (width, height) = entry.picture.size
            let scale = Double(side) / max(width, height)
            let left = Double(index % columns) * cellWidth + 6 + (Double(side) - width * scale) / 2
            let top = Double(index / columns) * cellHeight + 6
            let place = Rect(x: left, y: top, width: width * scale, height: height * scale)
            sheet.place(try LightPicture(entry.picture.raster), at: Quadrilateral(place))
            outlines.append(entry.picture.corners.corners.map(PictureRegion(place).point))
        }
        let sketch = try Sketch(try sheet.raster())
        for (index, outline) in outlines.enumerated() {
            // The top side is drawn in another color, to show rotations.
            sketch.draw(outline + [outline[0]], width: 2, Sketch.Color(1, 0.1, 0.1))
            sketch.draw([outline[0], outline[1]], width: 3, Sketch.Color(0.1, 0.9, 0.2))
            let (x, y) = (Double(index % columns) * cellWidth + 8, Double(index / columns) * cellHeight)
            let style = LetterStyle(height: 9, width: 0.9, weight: 0.13)
            let letters = max(1, Int(Double(side) / style.advance))
            let caption = String(pictures[index].caption.prefix(letters))
            sketch.write(caption, x: x, y: y + Double(side) + 12, style, Sketch.Color(gray: 0))
        }
        return try sketch.raster()
    }
}
