package import GeometryEngine
import LabelEngine
import MaskEngine
package import PictureEngine

/// A finder of cats and dogs.
///
/// The things that stand out from the background are labeled one by one, so animals are found as well as they are cut out
/// and labeled: those that touch are one, and one that fills a small part of the picture among other things is missed.
package enum AnimalFinder {
    /// The confidence of a label from which on a thing is the animal.
    private static let sure: Float = 0.5
    /// The space around a thing with which it is labeled, as a part of its sides.
    private static let margin = 0.1

    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func needs(for picture: Picture, region: PictureRegion = .whole) -> [PictureNeed] {
        SubjectFinder.needs(for: picture, region: region)
            + [LabelEngine.shared.need(for: picture, region: region, fit: .centerCrop)]
    }

    /// Returns the cats and dogs in a part of a picture, the most probable first.
    ///
    /// Throws what decoding throws, or an `InferenceError` when a network can't be loaded or run.
    package static func animals(in picture: Picture, region: PictureRegion = .whole) throws -> [FoundAnimal] {
        guard let things = try SubjectFinder.subjects(of: picture, region: region) else { return [] }
        let places = things.all.compactMap { number in
            things.mask(of: [number]).bounds(above: 0.5).map { bounds in
                let box = PictureRegion(bounds, width: things.width, height: things.height).rect
                return PictureRegion(Quadrilateral(box).map(region.point).bounds)
            }
        }
        let found = try places.compactMap { place in
            try place.enlarged(by: margin).intersection(.whole).flatMap { seen in
                try animal(in: picture, at: seen, box: place.rect)
            }
        }
        guard found.isEmpty, let first = places.first else {
            return found.sorted { $0.confidence > $1.confidence }
        }
        // An animal that fills the picture may be cut out in pieces, none of which looks like one.
        let all = places.dropFirst().reduce(first.rect) { $0.union($1.rect) }
        return try animal(in: picture, at: region, box: all).map { [$0] } ?? []
    }

    private static func animal(in picture: Picture, at seen: PictureRegion, box: Rect) throws -> FoundAnimal? {
        try LabelEngine.shared.classify(picture, region: seen, fit: .centerCrop).lazy.compactMap { label in
            guard label.confidence >= sure else { return nil }
            return FoundAnimal.Kind(rawValue: label.identifier).map {
                FoundAnimal(kind: $0, confidence: Double(label.confidence), box: box)
            }
        }.first
    }
}
