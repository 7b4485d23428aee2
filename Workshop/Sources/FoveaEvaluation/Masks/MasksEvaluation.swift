import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine
import MaskEngine
import PictureEngine

/// Measures masks on a folder of pictures.
struct MasksEvaluation {
    let context: CommandContext
    let kinds: [Kind]

    /// What is looked for.
    enum Kind {
        case people(PersonSegmenter.Quality)
        case subjects
        case point
        case box

        var name: String {
            switch self {
            case .people(let quality): "people, \(quality)"
            case .subjects: "subjects"
            case .point: "at a point"
            case .box: "in a box"
            }
        }
    }

    /// Measures all kinds on the pictures of a folder, in the order of their names.
    func run(_ folder: EvaluationFolder) throws -> [MaskScore] {
        guard folder.holds("images"), folder.holds("masks") else {
            throw CommandFailure(.noInput, subject: folder.name, "There is no folder 'images' or no folder 'masks'.")
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.file("images").path(percentEncoded: false)
        ).sorted()
        var scores = kinds.map { MaskScore(name: $0.name) }
        for (index, name) in names.enumerated() {
            let truth = try Picture(
                contentsOf: folder.file("masks/\((name as NSString).deletingPathExtension).png")
            )
            let mask = try SoftMask(truth.raster(fit: .fill, width: truth.width, height: truth.height))
            for (place, kind) in kinds.enumerated() {
                // The first picture would otherwise pay for loading the networks.
                if index == 0 { _ = try found(kind, folder.file("images/\(name)"), mask) }
                var answer: SoftMask?
                let time = try ContinuousClock().measure {
                    answer = try found(kind, folder.file("images/\(name)"), mask)
                }
                try scores[place].add(answer, truth: mask, seconds: time / .seconds(1))
            }
            if (index + 1).isMultiple(of: 20) { context.remark("\(folder.name): \(index + 1) of \(names.count)") }
        }
        return scores
    }

    private func found(_ kind: Kind, _ file: URL, _ truth: SoftMask) throws -> SoftMask? {
        let picture = try Picture(contentsOf: file)
        switch kind {
        case .people(let quality):
            return try PersonSegmenter.mask(of: picture, quality: quality)
        case .subjects:
            return try SubjectFinder.subjects(of: picture).map { $0.mask(of: $0.all) }
        case .point:
            var seeds = MaskSeeds()
            seeds.included = [truth.innermost]
            return try SeedSegmenter.mask(of: picture, seeds: seeds, quality: .accurate)
        case .box:
            guard let bounds = truth.bounds(above: 0.5) else { return nil }
            var seeds = MaskSeeds()
            seeds.box = PictureRegion(bounds, width: truth.width, height: truth.height).rect
            return try SeedSegmenter.mask(of: picture, seeds: seeds, quality: .accurate)
        }
    }
}

extension SoftMask {
    /// The pixel that is farthest from the edge, in fractions of the sides.
    fileprivate var innermost: Point {
        // The distance along rows and columns to the nearest pixel of the background, in two passes.
        var distances = values.map { $0 > 0.5 ? Int.max / 2 : 0 }
        for place in distances.indices where distances[place] > 0 {
            let left = place % width > 0 ? distances[place - 1] : 0
            distances[place] = min(left, place >= width ? distances[place - width] : 0) + 1
        }
        for place in distances.indices.reversed() where distances[place] > 0 {
            let right = place % width < width - 1 ? distances[place + 1] : 0
            let lower = place + width < distances.count ? distances[place + width] : 0
            distances[place] = min(distances[place], min(right, lower) + 1)
        }
        let place = distances.indices.max { distances[$0] < distances[$1] } ?? 0
        return Point(
            x: (Double(place % width) + 0.5) / Double(width),
            y: (Double(place / width) + 0.5) / Double(height)
        )
    }
}
