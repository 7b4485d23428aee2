import CPixelKernels
package import GeometryEngine
package import PictureEngine
import PixelEngine

/// What a person has marked of a thing, in fractions of a picture's sides from the upper left corner.
package struct MaskSeeds: Sendable, Hashable {
    /// Points of the thing.
    package var included: [Point] = []
    /// Points of its background.
    package var excluded: [Point] = []
    /// A box around the thing.
    package var box: Rect?
    /// Marks on the thing, such as those of a pen.
    package var scribble: SoftMask?

    /// Creates marks of nothing.
    package init() {}
}

/// A finder of the pixels of one thing that a person has marked.
///
/// What the finder of subjects knows of the place is a first guess; the colors of the marks and of what is around them
/// decide, and edges bind them. It is a rougher tool than a network trained for it.
package enum SeedSegmenter {
    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func needs(
        for picture: Picture,
        region: PictureRegion = .whole,
        quality: PersonSegmenter.Quality
    ) -> [PictureNeed] {
        SubjectFinder.needs(for: picture, region: region)
            + [picture.need(of: region, within: side(quality)), picture.need(of: region, within: quality.side)]
    }

    /// Returns the mask of what is marked, or nil when the marks are on nothing.
    ///
    /// Throws what decoding throws, or an `InferenceError` when a network can't be loaded or run.
    package static func mask(
        of picture: Picture,
        region: PictureRegion = .whole,
        seeds: MaskSeeds,
        quality: PersonSegmenter.Quality
    ) throws -> SoftMask? {
        let pixels = try picture.raster(for: picture.need(of: region, within: side(quality)))
        let guess = try SubjectFinder.mask(of: picture, region: region)
            .scaled(width: pixels.width, height: pixels.height)
        guard let mask = try SeedCut(pixels, seeds, guess: guess).mask() else { return nil }
        let size = picture.need(of: region, within: quality.side)
        return try EdgeRefinement().refined(
            mask,
            of: picture,
            region: region,
            width: size.width,
            height: size.height
        ).sharpened(by: 0.1)
    }

    /// The longer side of the pixels in which the marks are followed.
    private static func side(_ quality: PersonSegmenter.Quality) -> Int {
        switch quality {
        case .fast: 192
        case .balanced: 288
        case .accurate: 384
        }
    }
}
