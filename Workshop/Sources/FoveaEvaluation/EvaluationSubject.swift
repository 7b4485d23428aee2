import ConcurrencyEngine
package import Foundation
import InferenceEngine
package import LabelEngine
package import LocalFeatureEngine
import PictureEngine
import PixelEngine
package import PrintEngine
import RectangleEngine

/// What is evaluated.
package protocol EvaluationSubject: Sendable {
    /// Returns the probability of each class, and the terms made of them, best first.
    func classes(of picture: URL) async throws -> (probabilities: [Float], labels: [ScoredLabel])
    /// Returns the print of a picture.
    func print(of picture: URL) async throws -> ImagePrint
    /// Returns the print of an item's picture without its plain margins.
    func marginlessPrint(of picture: URL) async throws -> ImagePrint
    /// Returns the prints of the most confident rectangle in a picture, set upright and turned by quarters, or none where
    /// there is no rectangle.
    func uprightPrints(of picture: URL) async throws -> [ImagePrint]
    /// Returns the local features of an item's picture, and what it looks like.
    func features(of picture: URL) async throws -> (features: LocalFeatures, appearance: ItemAppearance)
    /// Returns a photo, ready to be searched for items.
    func scene(of picture: URL) async throws -> LocalFeatureScene
}

extension EvaluationSubject {
    package func features(of picture: URL) async throws -> (features: LocalFeatures, appearance: ItemAppearance) {
        try await BlockingWork.run {
            let picture = try Picture(contentsOf: picture)
            return try (LocalFeatureEngine.features(of: picture), LocalFeatureEngine.appearance(of: picture))
        }
    }

    package func scene(of picture: URL) async throws -> LocalFeatureScene {
        try await BlockingWork.run { try LocalFeatureEngine.scene(of: Picture(contentsOf: picture)) }
    }
}

/// The engines of this installation, with the defaults of Vision's requests.
package struct EngineSubject: EvaluationSubject {
    /// Creates a subject.
    package init() {}

    package func classes(of picture: URL) async throws -> (probabilities: [Float], labels: [ScoredLabel]) {
        try await BlockingWork.run {
            let picture = try Picture(contentsOf: picture)
            let need = LabelEngine.shared.need(for: picture, fit: .centerCrop)
            let pixels = try picture.raster(for: need).packedRGB()
            let outputs = try InferenceRuntime.shared.model(named: "classifier").run(pixels, outputs: ["probabilities"])
            let probabilities = outputs["probabilities"] ?? []
            return (probabilities, try LabelEngine.shared.classify(picture, fit: .centerCrop))
        }
    }

    package func print(of picture: URL) async throws -> ImagePrint {
        try await BlockingWork.run {
            try PrintEngine.shared.print(of: Picture(contentsOf: picture), fit: .fill)
        }
    }

    package func marginlessPrint(of picture: URL) async throws -> ImagePrint {
        try await BlockingWork.run {
            let picture = try Picture(contentsOf: picture)
            return try PrintEngine.shared.print(
                of: picture,
                region: RectangleEngine.partInsideMargins(of: picture),
                fit: .fill
            )
        }
    }

    package func uprightPrints(of picture: URL) async throws -> [ImagePrint] {
        try await BlockingWork.run {
            let picture = try Picture(contentsOf: picture)
            guard let found = try RectangleEngine.mainRectangle(in: picture) else { return [] }
            // The print takes fewer pixels than this.
            let upright = try RectangleEngine.upright(found.corners, of: picture, maximumSide: 512)
            return try PrintEngine.shared.turnedPrints(of: Picture(upright))
        }
    }
}
