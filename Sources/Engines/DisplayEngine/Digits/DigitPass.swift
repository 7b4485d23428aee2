import CDigitKernels
import Foundation

/// The look of a network at one window after the other.
package struct DigitPass {
    /// The pixels of the window, with mean zero and deviation one.
    package private(set) var pixels = [Float](repeating: 0, count: DigitNetwork.sizes[0])
    /// The values of the hidden layers.
    package private(set) var first = [Float](repeating: 0, count: DigitNetwork.sizes[1])
    package private(set) var second = [Float](repeating: 0, count: DigitNetwork.sizes[2])
    /// The probability of each digit, of none and of a point.
    package private(set) var answers = [Float](repeating: 0, count: DigitNetwork.sizes[3])

    /// The slope of hidden values below zero.
    package static let slope: Float = 0.05

    /// Creates a pass.
    package init() {}

    /// Takes the pixels of a window, parts of which may be outside; returns false if they differ too little.
    package mutating func look(at plane: InkPlane, x: Int, y: Int, leastDeviation: Float) -> Bool {
        let width = DigitWindow.width
        var (sum, squares): (Float, Float) = (0, 0)
        let inside = max(0, -x)..<max(max(0, -x), min(width, plane.width - x))
        for row in 0..<DigitWindow.height {
            let isInside = y + row >= 0 && y + row < plane.height
            for column in 0..<width {
                let value = isInside && inside.contains(column) ? plane.values[(y + row) * plane.width + x + column] : 0
                pixels[row * width + column] = value
                sum += value
                squares += value * value
            }
        }
        let mean = sum / Float(pixels.count)
        let deviation = max(0, squares / Float(pixels.count) - mean * mean).squareRoot()
        guard deviation > leastDeviation, deviation > 1e-6 else { return false }
        let scale = 1 / deviation
        for index in pixels.indices { pixels[index] = (pixels[index] - mean) * scale }
        return true
    }

    /// Computes what the window shows.
    package mutating func run(_ network: DigitNetwork) {
        Self.compute(network.layers[0], pixels, &first, isHidden: true)
        Self.compute(network.layers[1], first, &second, isHidden: true)
        Self.compute(network.layers[2], second, &answers, isHidden: false)
        let most = answers[...DigitNetwork.none].max() ?? 0
        var sum: Float = 0
        for index in 0...DigitNetwork.none {
            answers[index] = exp(answers[index] - most)
            sum += answers[index]
        }
        for index in 0...DigitNetwork.none { answers[index] /= sum }
        for index in [DigitNetwork.point, DigitNetwork.gapPoint] { answers[index] = 1 / (1 + exp(-answers[index])) }
    }

    private static func compute(_ weights: [Float], _ inputs: [Float], _ outputs: inout [Float], isHidden: Bool) {
        precondition(weights.count == (inputs.count + 1) * outputs.count && outputs.count % 16 == 0)
        let (inputCount, outputCount) = (Int32(inputs.count), Int32(outputs.count))
        unsafe fovea_digit_layer(weights, inputs, inputCount, &outputs, outputCount, isHidden ? slope : 1)
    }
}
