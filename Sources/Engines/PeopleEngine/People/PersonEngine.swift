package import GeometryEngine
package import InferenceEngine
package import PictureEngine

/// An engine that finds people as boxes, which takes less time than finding their joints.
///
/// A process uses one engine, ``shared``. The first picture loads the networks.
package final class PersonEngine: Sendable {
    /// The engine of the process.
    package static let shared = PersonEngine(runtime: .shared)

    private let runtime: InferenceRuntime

    /// Creates an engine that loads its networks from a runtime.
    package init(runtime: InferenceRuntime) {
        self.runtime = runtime
    }

    /// Returns the pixels that finding people needs of a picture, for preparing them together with other needs.
    package func need(for picture: Picture) -> PictureNeed { PicturePyramid.need(for: picture) }

    /// Returns the people in a part of a picture, the most probable first.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the networks can't be loaded or run. This call blocks;
    /// see `BlockingWork`.
    package func people(in picture: Picture, region: PictureRegion = .whole) throws -> [Person] {
        let pyramid = PicturePyramid(picture)
        let found = try PersonSearch(picture: pyramid, runtime: runtime).people(in: pyramid.box(of: region))
        return found.map { Person($0, in: pyramid) }.filter { region.contains($0.upperBody.middle) }
    }

    /// Returns the people and the faces in a part of a picture, in less time than one after the other.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the networks can't be loaded or run. This call blocks;
    /// see `BlockingWork`.
    package func census(of picture: Picture, region: PictureRegion = .whole) throws -> Census {
        let pyramid = PicturePyramid(picture)
        let found = try PersonSearch(picture: pyramid, runtime: runtime).census(of: pyramid.box(of: region))
        return Census(
            people: found.people.map { Person($0, in: pyramid) }.filter { region.contains($0.upperBody.middle) },
            faces: found.faces.map { Face($0, in: pyramid) }.filter { region.contains($0.box.middle) }
        )
    }

    /// Returns whether a glance at a whole picture hints at people, who may be too small for it to see.
    ///
    /// It takes a small part of the time of a search, which a picture without a hint can do without where only what is
    /// plain to see counts.
    package func mayShowPeople(in picture: Picture) throws -> Bool {
        let pyramid = PicturePyramid(Picture(try picture.raster(for: picture.need(within: Self.glanceSide))))
        return try [Finder.Layout.farFaces, .people].contains { layout in
            try !Finder(layout, runtime: runtime, precision: .half)
                .detections(in: pyramid.whole, of: pyramid, threshold: Self.glanceThreshold).isEmpty
        }
    }

    /// The probability of a face or a body that makes a glance a hint: textures look like people, but not as much.
    private static let glanceThreshold = 0.6
    /// The longer side of the pixels of a glance, which is that of the networks.
    private static let glanceSide = 256
}

extension Person {
    /// Converts a person whose boxes are in pixels.
    fileprivate init(_ person: Person, in picture: PicturePyramid) {
        self.init(
            body: person.body.scaled(x: 1 / picture.width, y: 1 / picture.height),
            upperBody: person.upperBody.scaled(x: 1 / picture.width, y: 1 / picture.height),
            confidence: person.confidence
        )
    }
}
