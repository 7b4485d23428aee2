package import GeometryEngine
package import PictureEngine
import PixelEngine
package import TextEngine

/// Finds the structure of pages: paragraphs, a title, lists and tables, from lines of text and what is drawn around them.
package enum LayoutEngine {
    /// Returns the structure of a page, looking at its lines and its pixels.
    ///
    /// Throws what decoding throws, an `InferenceError` when the networks can't be loaded or run, and what `check` throws,
    /// which ends the work. This call blocks; see `BlockingWork`.
    ///
    /// - Parameters:
    ///   - lines: The lines of text, as `TextEngine` reads them.
    ///   - picture: The picture that they were read from.
    ///   - codes: The corners of codes; letters in them are none.
    ///   - check: Throws when nothing is wanted any more.
    package static func structure(
        of lines: [TextLine],
        in picture: Picture,
        codes: [Quadrilateral] = [],
        _ check: () throws -> Void = {}
    ) throws -> PageStructure {
        let lines = outside(codes, lines)
        var page = LayoutPage(lines, PageFrame(of: lines, width: picture.width, height: picture.height))
        try page.look(
            at: picture,
            readNumber: { inside in
                let raster = try enlarged(inside)
                let text = try TextEngine.shared.reading(of: raster)?.text ?? ""
                return text.count <= 2 ? Int(text) : nil
            },
            check
        )
        try check()
        return structure(of: page)
    }

    /// Returns the structure of a page that is known by its lines alone, in a picture of a size in pixels.
    package static func structure(of lines: [TextLine], width: Int, height: Int) -> PageStructure {
        structure(of: LayoutPage(lines, PageFrame(of: lines, width: width, height: height)))
    }

    private static func structure(of page: LayoutPage) -> PageStructure {
        var finder = LayoutFinder(page)
        return finder.structure()
    }

    /// Returns the lines that aren't in codes, whose patterns look like letters.
    private static func outside(_ codes: [Quadrilateral], _ lines: [TextLine]) -> [TextLine] {
        lines.filter { line in !codes.contains { $0.contains(line.corners.bounds.middle) } }
    }

    /// The height at which numbers in circles are read, with a margin around them.
    private static let numberHeight = 48

    private static func enlarged(_ number: GrayPixels) throws -> Raster {
        let raster = try number.raster().converted(to: .rgba8, alpha: .opaque)
        let width = max(1, number.width * numberHeight / max(number.height, 1))
        return try raster.scaled(width: width, height: numberHeight)
    }
}
