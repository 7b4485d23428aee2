package import GeometryEngine
import InferenceEngine
package import PictureEngine
import PixelEngine

/// A finder of what a picture is of: the things that stand out from its background, of any kind.
package enum SubjectFinder {
    /// The longer side of the map.
    static let side = 512
    /// The width and height of the network's input and of its answer.
    private static let looked = GroundComparison.side

    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func needs(for picture: Picture, region: PictureRegion = .whole) -> [PictureNeed] {
        [
            PictureNeed(region: region, fit: .fill, width: looked, height: looked),
            picture.need(of: region, within: side),
        ] + PersonSegmenter.needs(for: picture, region: region, quality: .fast)
    }

    /// Returns the subjects of a part of a picture, or nil where nothing stands out.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the network can't be loaded or run.
    package static func subjects(of picture: Picture, region: PictureRegion = .whole) throws -> InstanceMap? {
        InstanceMap(dividing: try mask(of: picture, region: region))
    }

    /// Returns how much of each pixel belongs to a subject; where nothing stands out the mask holds nothing.
    package static func mask(of picture: Picture, region: PictureRegion = .whole) throws -> SoftMask {
        let size = picture.need(of: region, within: side)
        let mask: SoftMask
        var showsPeople = false
        if let seen = try look(at: region, of: picture) {
            // The network learned from things; people have one of their own.
            let people = try CrowdMask(region, of: picture, looksCloser: false)
            showsPeople = !people.boxes.isEmpty
            let others = try people.mask.scaled(width: seen.width, height: seen.height)
            mask = try settled(seen.union(others), region, of: picture)
        } else {
            mask = try colorSubjects(region, of: picture)
        }
        let refined = try EdgeRefinement(side: side).refined(
            mask,
            of: picture,
            region: region,
            width: size.width,
            height: size.height
        )
        let pixels = try picture.raster(region: region, fit: .fill, width: looked, height: looked)
        guard try showsPeople || GroundComparison(refined, pixels).isThing else {
            return SoftMask(width: size.width, height: size.height)
        }
        return refined
    }

    /// Lets the colors of the subjects and of the background decide where the network isn't sure.
    private static func settled(_ mask: SoftMask, _ region: PictureRegion, of picture: Picture) throws -> SoftMask {
        guard mask.peak > 0.5 else { return mask }
        let pixels = try picture.raster(region: region, fit: .fill, width: looked, height: looked)
        let thing = mask.values.map { max(0, $0 - 0.5) }
        let background = mask.values.map { max(0, 0.5 - $0) }
        let byColor = ColorModel(pixels).likelihood(thing: thing, background: background)
        let likely = zip(mask.values, byColor).map { 0.6 * $0 + 0.4 * $1 }
        let certainty = mask.values.map { 0.02 + 1.5 * ($0 - 0.5) * ($0 - 0.5) }
        return SoftMask(width: looked, height: looked, values: try pixels.settled(likely, certainty))
    }

    /// The network's answer for a part of a picture, or nil while there is no network.
    private static func look(at region: PictureRegion, of picture: Picture) throws -> SoftMask? {
        let model: LoadedModel
        do throws(InferenceError) {
            model = try InferenceRuntime.shared.model(named: "subject")
        } catch {
            guard error.code == .modelNotFound else { throw error }
            return nil
        }
        let pixels = try picture.raster(region: region, fit: .fill, width: looked, height: looked).packedRGB()
        // The network sees things in clouds of noise, too.
        guard !pixels.isPlain else { return SoftMask(width: looked, height: looked) }
        let seen = try SoftMask(side: looked, model.run(pixels, outputs: ["mask"])["mask"] ?? [], of: model)
        return isThing(seen) ? seen : SoftMask(width: looked, height: looked)
    }

    /// Returns whether the network's answer is of a thing.
    ///
    /// It takes squares and stripes for cloth. What is all around a picture is a surface, and what is seen unsurely nothing.
    private static func isThing(_ mask: SoftMask) -> Bool {
        mask.peak >= 0.9 && mask.borderShare <= GroundComparison.largestBorderShare
    }

    /// What differs in color from the border, besides people.
    private static func colorSubjects(_ region: PictureRegion, of picture: Picture) throws -> SoftMask {
        let pixels = try picture.raster(for: picture.need(of: region, within: ColorSubjects.side))
        let people = try PersonSegmenter.look(at: region, of: picture)
            .scaled(width: pixels.width, height: pixels.height)
        return try ColorSubjects(pixels, people: people).mask()
    }
}
