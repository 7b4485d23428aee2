import DisplayEngine
import Foundation

/// Learns the network of digits from drawn rows (stochastic gradients with Adam, arXiv:1412.6980).
struct DigitLearner {
    private(set) var network: DigitNetwork
    private var random: DrawnRandom
    private var pass = DigitPass()
    private var gradients: [[Float]]
    private var means: [[Float]]
    private var squares: [[Float]]
    private var steps = 0

    /// The number of windows between two changes of the weights.
    private static let batch = 64
    private static let rate: Float = 0.0025

    /// A window and what it shows; nil where that isn't known.
    private struct Sample {
        var x: Double
        var y: Double
        var label = DigitNetwork.none
        var hasPoint: Bool?
        /// Whether there is a point in the gap in the middle of the window.
        var isGapWithPoint: Bool?
    }

    init(seed: UInt64) {
        var start = DrawnRandom(seed: seed)
        let sizes = DigitNetwork.sizes
        let layers = (0..<3).map { layer in
            let deviation = (2 / Double(sizes[layer])).squareRoot()
            let weights = (0..<sizes[layer] * sizes[layer + 1]).map { _ in Float(start.normal() * deviation) }
            return weights + [Float](repeating: 0, count: sizes[layer + 1])
        }
        network = DigitNetwork(layers: layers)
        random = DrawnRandom(seed: seed &+ 1)
        gradients = layers.map { [Float](repeating: 0, count: $0.count) }
        (means, squares) = (gradients, gradients)
    }

    /// Learns from a number of windows, and reports the part of right answers in each tenth.
    mutating func learn(_ count: Int, report: (Int, Double) throws -> Void) throws {
        let tenth = max(1, count / 10)
        var (seen, right, reported) = (0, 0, 0)
        while seen < count {
            let (plane, samples) = draw()
            for sample in samples {
                let x = Int(sample.x.rounded()) - DigitWindow.width / 2
                let y = Int(sample.y.rounded()) - DigitWindow.height / 2
                guard pass.look(at: plane, x: x, y: y, leastDeviation: 1e-4) else { continue }
                pass.run(network)
                let best = (0...DigitNetwork.none).max { pass.answers[$0] < pass.answers[$1] }
                if best == sample.label { right += 1 }
                addGradients(sample)
                seen += 1
                if seen % Self.batch == 0 { change(part: Float(seen) / Float(count)) }
                guard seen % tenth == 0 else { continue }
                try report(seen, Double(right) / Double(seen - reported))
                (right, reported) = (0, seen)
            }
        }
    }

    // MARK: - Windows

    private mutating func draw() -> (InkPlane, [Sample]) {
        let kind = random.unit()
        if kind < 0.08 {
            let plane = DrawnRow.junk(&random)
            return (plane, (0..<5).map { _ in Sample(x: random.within(8, 80), y: random.within(11, 34)) })
        }
        return kind < 0.22 ? drawOtherSize() : drawDigits()
    }

    /// Digits of another size, which aren't to be read at this one.
    private mutating func drawOtherSize() -> (InkPlane, [Sample]) {
        let change = random.upTo(4)
        let scaleX = [random.within(0.35, 0.62), random.within(1.6, 2.4), random.within(0.8, 1.3)][min(change, 2)]
        let scaleY = [random.within(0.85, 1.2), random.within(0.35, 0.68), random.within(1.42, 2)][max(0, change - 1)]
        let row = DrawnRow(&random, scaleX: scaleX, scaleY: scaleY)
        let samples = (0..<5).compactMap { _ -> Sample? in
            let cell = row.cells[random.upTo(row.cells.count)]
            // A narrow one looks like a wide one.
            guard change > 1 || cell.digit != 1 else { return nil }
            return Sample(x: cell.x + random.within(-8, 8), y: cell.y + random.within(-3, 3))
        }
        return (row.plane, samples)
    }

    private mutating func drawDigits() -> (InkPlane, [Sample]) {
        let row = DrawnRow(&random, scaleX: random.within(0.84, 1.19), scaleY: random.within(0.9, 1.11))
        var samples = row.cells.map { cell in
            var sample = Sample(x: cell.x + random.within(-1.4, 1.4), y: cell.y + random.within(-1.6, 1.6))
            sample.label = cell.digit ?? DigitNetwork.none
            sample.hasPoint = cell.digit == nil ? nil : cell.hasPoint
            return sample
        }
        for (cell, next) in zip(row.cells, row.cells.dropFirst()) where random.chance(0.5) {
            let (x, y) = ((cell.x + next.x) / 2, (cell.y + next.y) / 2)
            var sample = Sample(x: x + random.within(-1.4, 1.4), y: y + random.within(-1.6, 1.6))
            sample.isGapWithPoint = cell.hasPoint
            samples.append(sample)
        }
        for _ in 0..<2 {
            let cell = row.cells[random.upTo(row.cells.count)]
            let sign = random.chance(0.5) ? 1.0 : -1
            // Between two digits, or above or below one.
            samples.append(
                random.chance(0.7)
                    ? Sample(x: cell.x + sign * row.pitch * random.within(0.36, 0.64), y: cell.y + random.within(-3, 3))
                    : Sample(x: cell.x + random.within(-5, 5), y: cell.y + sign * random.within(4.5, 11))
            )
        }
        return (row.plane, samples)
    }

    // MARK: - Weights

    private mutating func addGradients(_ sample: Sample) {
        var errors = [Float](repeating: 0, count: pass.answers.count)
        for index in 0...DigitNetwork.none {
            // A little doubt keeps the answers from being surer than they are right.
            errors[index] = pass.answers[index] - (index == sample.label ? 0.98 : 0.002)
        }
        if let hasPoint = sample.hasPoint {
            errors[DigitNetwork.point] = pass.answers[DigitNetwork.point] - (hasPoint ? 0.99 : 0.01)
        }
        if let hasPoint = sample.isGapWithPoint {
            errors[DigitNetwork.gapPoint] = pass.answers[DigitNetwork.gapPoint] - (hasPoint ? 0.99 : 0.01)
        }
        let inputs = [pass.pixels, pass.first, pass.second]
        for layer in (0..<3).reversed() {
            errors = Self.passBack(errors, inputs[layer], network.layers[layer], &gradients[layer])
        }
    }

    /// Adds to the gradients of a layer, and returns the errors of its inputs.
    private static func passBack(
        _ errors: [Float],
        _ inputs: [Float],
        _ weights: [Float],
        _ gradients: inout [Float]
    ) -> [Float] {
        let width = errors.count
        var before = [Float](repeating: 0, count: inputs.count)
        for (index, input) in inputs.enumerated() {
            let row = index * width
            var sum: Float = 0
            for column in 0..<width {
                gradients[row + column] += input * errors[column]
                sum += weights[row + column] * errors[column]
            }
            before[index] = input < 0 ? sum * DigitPass.slope : sum
        }
        for column in 0..<width { gradients[inputs.count * width + column] += errors[column] }
        return before
    }

    private mutating func change(part: Float) {
        steps += 1
        // The rate rises for a moment, and falls slowly.
        let rate = Self.rate * (part < 0.02 ? part / 0.02 : 0.5 * (1 + cos(.pi * part))) + 1e-5
        let (first, second) = (1 - pow(0.9, Float(steps)), 1 - pow(0.999, Float(steps)))
        for layer in gradients.indices {
            for index in gradients[layer].indices {
                let gradient = gradients[layer][index] / Float(Self.batch)
                gradients[layer][index] = 0
                means[layer][index] = 0.9 * means[layer][index] + 0.1 * gradient
                squares[layer][index] = 0.999 * squares[layer][index] + 0.001 * gradient * gradient
                let step = (means[layer][index] / first) / ((squares[layer][index] / second).squareRoot() + 1e-8)
                network.layers[layer][index] -= rate * step
            }
        }
    }

    // MARK: - File

    /// The source of the weights as signed bytes.
    var source: String {
        let scales = network.layers.map { ($0.map(abs).max() ?? 1) / 127 }
        let bytes = zip(network.layers, scales).flatMap { layer, scale in
            layer.map { UInt8(bitPattern: Int8(max(-127, min(127, ($0 / scale).rounded())))) }
        }
        let text = Array(Data(bytes).base64EncodedString())
        let lines = stride(from: 0, to: text.count, by: 112).map {
            "        " + String(text[$0..<min($0 + 112, text.count)]) + "\n"
        }
        return """
            /// The weights of the network of digits, as `fovea-eval learn-digits` writes them.
            enum DigitWeights {
                /// The value of one step of the weights of each layer.
                static let scales: [Float] = [\(scales.map { "\($0)" }.joined(separator: ", "))]
                /// The weights as signed bytes in Base64.
                static let text: String = \"\"\"
            \(lines.joined())        \"\"\"
            }

            """
    }
}
