import CoreGraphics
import DistortionEngine
import PictureEngine
import PixelEngine

/// The catalog's pictures that a threshold is learned from, and what is done to each.
struct CalibrationSample: Sendable {
    /// A distorted picture to search with.
    struct Trial: Sendable {
        /// The item that the picture shows.
        let item: String
        let picture: VisualPicture
        let step: DistortionSuite.Step
        let seed: UInt64
    }

    /// The trials that choose the threshold.
    private(set) var learning: [Trial] = []
    /// The trials that tell how good it is, made of other pictures.
    private(set) var heldOut: [Trial] = []
    /// The number of pictures behind both.
    private(set) var pictureCount = 0

    /// What is done to pictures, from kind to hard.
    static let steps = DistortionSuite.standard.filter { step in
        [
            "perspective 40°", "rotation 45°", "glare 15 %", "defocus 0.5 %", "motion 1.5 %", "noise 8 %", "jpeg 30",
            "crop 25 %", "occlusion 25 %", "screen 50 %", "dim 20 %", "interface phone, light",
            "interface browser, dark", "scene 30 %", "photo medium", "photo hard",
        ].contains("\(step.name) \(step.strength)")
    }

    /// Plans trials of pictures.
    init(_ pictures: [(item: String, picture: VisualPicture)], _ options: CalibrationOptions) {
        pictureCount = pictures.count
        var random = SeededGenerator(seed: options.seed, purpose: "trials")
        let perPicture = min(max(1, options.distortionsPerPicture), Self.steps.count)
        for (number, entry) in pictures.enumerated() {
            // Each half goes through all distortions in turn.
            let first = number / 2 * perPicture
            let trials = (0..<perPicture).map { turn in
                Trial(
                    item: entry.item,
                    picture: entry.picture,
                    step: Self.steps[(first + turn) % Self.steps.count],
                    seed: random.next()
                )
            }
            if number.isMultiple(of: 2) { learning += trials } else { heldOut += trials }
        }
    }
}

extension CalibrationSample.Trial {
    /// The longer side that a picture is brought to before it is distorted.
    private static let side = 960

    /// Makes the distorted picture.
    ///
    /// Blocks for the decoding and about a tenth of a second.
    func query(_ options: VisualCatalog.Options) throws -> VisualQuery {
        let opened = try picture.opened(limits: options.decodingLimits)
        let pixels = try opened.raster(for: opened.need(within: Self.side))
        let distorted = try step.distortions.applied(to: ItemPicture(pixels), seed: seed)
        return VisualQuery(picture: .image(CGImage(raster: distorted.raster)))
    }
}
