package import GeometryEngine
package import PictureEngine
import PixelEngine

/// A finder of what draws the eye in a picture.
package enum SaliencyFinder {
    /// What a map is about.
    package enum Kind: Sendable, Hashable {
        /// Where people look first.
        case attention
        /// Where things are.
        case objects
    }

    /// Something that stands out.
    package struct Place: Sendable, Hashable {
        /// The box around it, in fractions of the sides from the upper left corner.
        package var box: Rect
        /// The confidence, from 0 to 1.
        package var confidence: Float
    }

    /// The map of a picture, and what stands out in it.
    package struct Answer: Sendable, Hashable {
        /// How much each pixel stands out.
        package var map: SoftMask
        /// What stands out, the most salient first.
        package var places: [Place]
    }

    /// The width and height of a map.
    package static let side = 68
    /// The longer side of the pixels whose contrast is measured.
    private static let looked = 128

    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func needs(for picture: Picture, region: PictureRegion = .whole) -> [PictureNeed] {
        SubjectFinder.needs(for: picture, region: region) + [picture.need(of: region, within: looked)]
    }

    /// Returns the map of a part of a picture; where nothing stands out it holds nothing.
    ///
    /// Throws what decoding throws, or an `InferenceError` when a network can't be loaded or run.
    package static func answer(
        for picture: Picture,
        region: PictureRegion = .whole,
        kind: Kind
    ) throws -> Answer {
        let subjects = try SubjectFinder.mask(of: picture, region: region).scaled(width: side, height: side)
        let map: SoftMask
        switch kind {
        case .objects:
            map = subjects.blurred(1)
        case .attention:
            let pixels = try picture.raster(for: picture.need(of: region, within: looked))
            map = try attention(subjects, ContrastMap(pixels).mask.scaled(width: side, height: side))
        }
        return Answer(map: map, places: places(in: map, maximumCount: kind == .attention ? 1 : 3))
    }

    /// Subjects and contrasts draw the eye, more so in the middle.
    private static func attention(_ subjects: SoftMask, _ contrast: SoftMask) -> SoftMask {
        var map = subjects.blurred(3)
        for place in map.values.indices {
            let x = (Float(place % side) + 0.5) / Float(side) * 2 - 1
            let y = (Float(place / side) + 0.5) / Float(side) * 2 - 1
            let middle = 1 - 0.35 * min(1, (x * x + y * y) / 2)
            map.values[place] = (0.65 * map.values[place] + 0.35 * contrast.values[place]) * middle
        }
        let peak = map.peak
        // Where nothing stands out, neither does the strongest of it.
        guard peak > 0.06 else { return SoftMask(width: side, height: side) }
        for place in map.values.indices { map.values[place] /= peak }
        return map
    }

    private static func places(in map: SoftMask, maximumCount: Int) -> [Place] {
        guard map.peak > 0.3 else { return [] }
        let (numbers, sizes) = map.pieces(above: 0.5 * map.peak)
        var found = sizes.map { _ in (box: Rect.empty, sum: Float(0), peak: Float(0)) }
        let (width, height) = (1 / Double(map.width), 1 / Double(map.height))
        for (place, number) in numbers.enumerated() where number > 0 {
            let (column, row) = (Double(place % map.width), Double(place / map.width))
            let pixel = Rect(x: column * width, y: row * height, width: width, height: height)
            found[number - 1].box = found[number - 1].box.union(pixel)
            found[number - 1].sum += map.values[place]
            found[number - 1].peak = max(found[number - 1].peak, map.values[place])
        }
        // A few pixels alone are no place.
        return zip(found, sizes).filter { $1 >= 6 }.map(\.0).sorted { $0.sum > $1.sum }.prefix(maximumCount)
            .map { Place(box: $0.box, confidence: $0.peak) }
    }
}
