public import GeometryEngine
public import InferenceEngine
public import PictureEngine
import PixelEngine

/// A classifier that labels pictures with general terms.
///
/// The model is loaded with the first picture and shared from then on.
public final class LabelEngine: Sendable {
    /// The engine of the process.
    public static let shared: LabelEngine = LabelEngine(runtime: .shared)

    /// The width and height of the classifier's input.
    public static let side: Int = 224

    private let runtime: InferenceRuntime

    /// Creates an engine that loads its classifier from a runtime.
    public init(runtime: InferenceRuntime) {
        self.runtime = runtime
    }

    /// Returns the whole vocabulary for a part of a picture, the most probable terms first.
    ///
    /// A center crop that leaves doubt is averaged with the whole region: two views of what the classifier knows agree, and
    /// two views of what it doesn't know rarely do.
    ///
    /// Throws what decoding throws, or an `InferenceError` when the classifier can't be loaded or run. The call blocks
    /// while the network runs.
    public func classify(
        _ picture: Picture,
        region: PictureRegion = .whole,
        fit: PictureFit,
        precision: InferencePrecision = .single
    ) throws -> [ScoredLabel] {
        func probabilities(_ fit: PictureFit) throws -> [Float] {
            try self.probabilities(picture.raster(for: need(for: picture, region: region, fit: fit)), precision)
        }
        let first = try probabilities(fit)
        let scores = try scores(first)
        guard fit == .centerCrop, scores.first?.confidence ?? 1 < Self.certainty else { return scores }
        let second = try probabilities(.fill)
        return try self.scores(zip(first, second).map { ($0 + $1) / 2 })
    }

    /// The confidence of the first label from which on a second view is left out.
    private static let certainty: Float = 0.95

    private func probabilities(_ pixels: Raster, _ precision: InferencePrecision) throws -> [Float] {
        let model = try runtime.model(named: "classifier", precision: precision)
        return try model.run(pixels.packedRGB(), outputs: ["probabilities"])["probabilities"] ?? []
    }

    private func scores(_ probabilities: [Float]) throws(InferenceError) -> [ScoredLabel] {
        guard let scores = LabelVocabulary.scores(probabilities: probabilities) else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model classifier doesn't answer the \(LabelVocabulary.synsets.count) classes of "
                    + "vocabulary \(LabelVocabulary.version); set up the models again."
            )
        }
        return scores
    }
}

// MARK: - Pixels

extension LabelEngine {
    /// The pixels that the classifier needs of a picture, for preparing them together with other needs.
    public func need(for picture: Picture, region: PictureRegion = .whole, fit: PictureFit) -> PictureNeed {
        let part = fit == .centerCrop ? Self.middle(of: region, in: picture) : region
        return PictureNeed(region: part, fit: fit, width: Self.side, height: Self.side)
    }

    /// The square in the center of a region, 224/256 of its short side.
    ///
    /// The network's published accuracy is for pictures cropped this way.
    private static func middle(of region: PictureRegion, in picture: Picture) -> PictureRegion {
        let (width, height) = (region.width * Double(picture.width), region.height * Double(picture.height))
        let side = min(width, height) * 224 / 256
        guard side > 0 else { return region }
        let (shareX, shareY) = (side / width, side / height)
        return PictureRegion(
            x: region.x + region.width * (1 - shareX) / 2,
            y: region.y + region.height * (1 - shareY) / 2,
            width: region.width * shareX,
            height: region.height * shareY
        )
    }
}
