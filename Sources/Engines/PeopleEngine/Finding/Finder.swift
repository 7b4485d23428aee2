package import GeometryEngine
package import InferenceEngine
import PixelEngine
import Foundation

/// A network that finds faces, palms or bodies: it answers a box and points for each of many places.
package struct Finder: Sendable {
    /// The names and sizes of a network.
    package struct Layout: Sendable {
        /// The name of the model.
        let model: String
        /// The width and height of what the network sees, in pixels.
        let side: Int
        /// The number of points of each answer.
        let pointCount: Int
        /// The places of its answers.
        let anchors: Anchors
        /// The probability from which on answers are averaged with more probable ones of the same thing.
        let averaged: Double
        /// The sharpness of what the network sees.
        private(set) var sharpness: Double

        init(
            model: String,
            side: Int,
            pointCount: Int,
            layers: [Anchors.Layer],
            averaged: Double = 0,
            sharpness: Double = 1
        ) {
            self.model = model
            self.side = side
            self.pointCount = pointCount
            self.averaged = averaged
            self.sharpness = sharpness
            anchors = Anchors(side: side, layers: layers)
        }

        /// The network as it sees sampled pictures, as MediaPipe shows them to it.
        var sampled: Layout {
            var layout = self
            layout.sharpness = .infinity
            return layout
        }
    }

    private let layout: Layout
    private let model: LoadedModel
    /// The number of looks that share the threads.
    let workers: Int

    /// Loads the network of a layout.
    ///
    /// With 16 bits, which serve to look at many tiles, each look has a thread of its own. Where there are none the model
    /// is the exact one, whose looks get all the threads one after another.
    package init(
        _ layout: Layout,
        runtime: InferenceRuntime,
        precision: InferencePrecision = .single
    ) throws(InferenceError) {
        self.layout = layout
        let isHalf = try runtime.available(precision) == .half
        let parallelism: InferenceParallelism = isHalf ? .across : .within
        model = try runtime.model(named: layout.model, parallelism: parallelism, precision: precision)
        workers = isHalf ? runtime.threads : 1
    }

    /// Returns what the network finds in a part of a picture, in the picture's pixels, the most probable first.
    ///
    /// The network sees the square around the part; what is outside of the picture is black. Throws what decoding
    /// throws, or an `InferenceError`.
    package func detections(
        in part: TurnedRect,
        of picture: PicturePyramid,
        threshold: Double = 0.5
    ) throws -> [Detection] {
        let seen = part.square()
        let bytes = try picture.rgb(
            of: seen,
            width: layout.side,
            height: layout.side,
            border: .black,
            sharpness: layout.sharpness
        )
        let outputs = try model.run(bytes, outputs: ["boxes", "scores"])
        let (boxes, scores) = (outputs["boxes"] ?? [], outputs["scores"] ?? [])
        let count = layout.anchors.centers.count
        guard scores.count == count, boxes.count == count * (4 + 2 * layout.pointCount) else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model \(model.name) doesn't answer for \(count) places; set up the models again."
            )
        }
        return layout.detections(boxes: boxes, scores: scores, threshold: threshold)
            .merged(averaged: layout.averaged).map { $0.map(seen.point) }
    }
}

extension Finder.Layout {
    /// Reads the answers above a probability, in fractions of what the network saw.
    func detections(boxes: [Float], scores: [Float], threshold: Double) -> [Detection] {
        // A probability is compared before it is computed: nearly all are too small.
        let least = Float(log(threshold / (1 - threshold)))
        let numbers = 4 + 2 * pointCount
        return scores.indices.filter { scores[$0] >= least }.map { index in
            let center = anchors.centers[index]
            func place(_ offset: Int) -> Point {
                let start = index * numbers + offset
                return Point(
                    x: Double(boxes[start]) / Double(side) + center.x,
                    y: Double(boxes[start + 1]) / Double(side) + center.y
                )
            }
            let middle = place(0)
            let width = Double(boxes[index * numbers + 2]) / Double(side)
            let height = Double(boxes[index * numbers + 3]) / Double(side)
            return Detection(
                box: Rect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height),
                points: (0..<pointCount).map { place(4 + 2 * $0) },
                confidence: 1 / (1 + exp(-Double(min(max(scores[index], -100), 100))))
            )
        }
    }
}
