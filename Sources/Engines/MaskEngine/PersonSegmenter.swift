package import GeometryEngine
import InferenceEngine
import PeopleEngine
package import PictureEngine
import PixelEngine

/// A finder of the pixels of people, all of them in one mask.
package enum PersonSegmenter {
    /// How much work a mask is worth.
    package enum Quality: Sendable, Hashable, CaseIterable {
        /// A small mask, as the network answers it.
        case fast
        /// A larger mask, refined along edges.
        case balanced
        /// A large mask, for which the network looks at the people alone as well.
        case accurate

        /// The longer side of the mask.
        var side: Int {
            switch self {
            case .fast: 256
            case .balanced: 1024
            case .accurate: 2016
            }
        }
    }

    /// The width and height of the network's input and of its answer.
    static let side = PeopleNetwork.side
    static let refinement = EdgeRefinement()

    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func needs(
        for picture: Picture,
        region: PictureRegion = .whole,
        quality: Quality
    ) -> [PictureNeed] {
        let looked = PersonEngine.shared.need(for: picture)
        return quality == .fast ? [looked] : [looked, size(of: region, in: picture, quality)]
    }

    /// Returns the mask of the people in a part of a picture; where there are none it holds nothing.
    ///
    /// Throws what decoding throws, or an `InferenceError` when a network can't be loaded or run.
    package static func mask(
        of picture: Picture,
        region: PictureRegion = .whole,
        quality: Quality
    ) throws -> SoftMask {
        let size = size(of: region, in: picture, quality)
        guard quality != .fast else {
            return try look(at: region, of: picture).scaled(width: size.width, height: size.height)
        }
        return try refinement.refined(
            CrowdMask(region, of: picture, looksCloser: quality == .accurate).mask,
            of: picture,
            region: region,
            width: size.width,
            height: size.height
        )
        // Refinement leaves traces of texture.
        .sharpened(by: 0.1)
    }

    /// The network's answer for a part of a picture, or for its mirror image, turned back.
    static func look(at region: PictureRegion, of picture: Picture, mirrored: Bool = false) throws -> SoftMask {
        let pixels: [UInt8]
        if mirrored {
            // A look of another sampling as well.
            pixels = try picture.raster(region: region, fit: .fill, width: side, height: side).oriented(.upMirrored)
                .packedRGB()
        } else {
            let pyramid = PicturePyramid(picture)
            let seen = TurnedRect(region.box(width: pyramid.width, height: pyramid.height))
            pixels = try pyramid.rgb(of: seen, width: side, height: side, border: .black)
        }
        let values = try PeopleNetwork(runtime: .shared).values(of: pixels)
        let mask = SoftMask(width: side, height: side, values: values)
        return mirrored ? mask.mirrored() : mask
    }

    /// A mask is never larger than the picture.
    private static func size(of region: PictureRegion, in picture: Picture, _ quality: Quality) -> PictureNeed {
        picture.need(of: region, within: quality.side)
    }
}
