import Foundation

/// A network of two hidden layers that tells which digit of seven segments a window shows.
///
/// It was learned from drawn digits alone; `fovea-eval learn-digits` draws and learns again.
package struct DigitNetwork: Sendable {
    /// The numbers of values between the layers: the pixels of a window, two hidden layers and the answers.
    package static let sizes: [Int] = [DigitWindow.width * DigitWindow.height, 48, 32, 16]
    /// The answer that stands for no digit, after those of the ten digits.
    package static let none: Int = 10
    /// The answer that stands for a point at the lower right.
    package static let point: Int = 11
    /// The answer that stands for a point at the bottom of a gap in the middle.
    package static let gapPoint: Int = 12

    /// The weights of each layer, a row for each of its inputs and a last one of constants.
    package var layers: [[Float]]

    /// Creates a network.
    package init(layers: [[Float]]) { self.layers = layers }

    /// The number of weights of a layer.
    package static func weightCount(_ layer: Int) -> Int { (sizes[layer] + 1) * sizes[layer + 1] }

    /// The network that was learned.
    static let learned: DigitNetwork = {
        let bytes = [UInt8](Data(base64Encoded: DigitWeights.text, options: .ignoreUnknownCharacters) ?? Data())
        var start = 0
        let layers = DigitWeights.scales.indices.map { layer in
            let end = min(start + weightCount(layer), bytes.count)
            defer { start = end }
            return bytes[start..<end].map { Float(Int8(bitPattern: $0)) * DigitWeights.scales[layer] }
        }
        precondition(start == bytes.count && layers.indices.allSatisfy { layers[$0].count == weightCount($0) })
        return DigitNetwork(layers: layers)
    }()
}
