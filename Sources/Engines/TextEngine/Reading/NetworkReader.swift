import Foundation
import GeometryEngine
import InferenceEngine
import PixelEngine

/// The reader of Chinese and English: a network that names a character, or none, for each step along a line.
struct NetworkReader: LineReader {
    let model: LoadedModel
    let alphabet: Alphabet
    /// The ratio of neighboring widths for the network.
    private let ratio: Double

    var languages: [String] { Self.languages }

    /// The languages that the network reads well enough; of traditional characters it takes too many for others.
    static let languages = ["en-US", "zh-Hans"]

    /// The height of a line for the network.
    private static let height = 48
    /// The widths for the network; a longer line is squeezed.
    private static let widths = 48...8192
    /// The width up to which a line is read at once: the memory of the network grows with it.
    private static let widest = 2048
    /// The width that neighboring parts of a longer line share: some ten characters.
    private static let shared = 256

    init(model: LoadedModel, alphabet: Alphabet, ratio: Double, remedy: String) throws(InferenceError) {
        guard model.outputs.first?.shape.last == alphabet.characters.count else {
            throw InferenceError(
                code: .modelDamaged,
                message: "The model \(model.name) doesn't answer the \(alphabet.characters.count) characters "
                    + "that were stored with it. \(remedy)"
            )
        }
        self.model = model
        self.alphabet = alphabet
        self.ratio = ratio
    }

    func readings(of line: Raster, languages: [String], count: Int) throws -> [LineReading] {
        let merging = languages.contains { $0.hasPrefix("zh") } ? nil : alphabet.latin
        return readings(of: try steps(of: line, merging: merging), count: count)
    }

    private func steps(of line: Raster, merging: [Int]?) throws -> CharacterSteps {
        let width = Self.width(for: line, ratio: ratio)
        let scale = Double(line.width) / Double(width)
        let classCount = alphabet.characters.count
        var joined: CharacterSteps?
        for part in Self.parts(of: width) {
            let box = Rect(
                minX: Double(part.lowerBound) * scale,
                minY: 0,
                maxX: min(Double(part.upperBound) * scale, Double(line.width)),
                maxY: Double(line.height)
            )
            let pixels = try line.resampled(box, width: part.count, height: Self.height).packedRGB()
            let steps = try unsafe model.run(pixels, shape: [1, Self.height, part.count, 3]) { output, _ in
                unsafe CharacterSteps(output, classCount: classCount, merging: merging)
            }
            joined?.append(steps, overlap: Self.shared * steps.steps.count / part.count)
            joined = joined ?? steps
        }
        return joined ?? CharacterSteps([])
    }

    /// The parts of a line of a width that are read one after another, about as long as one another.
    static func parts(of width: Int) -> [Range<Int>] {
        guard width > widest else { return [0..<width] }
        let count = Int((Double(width - shared) / Double(widest - shared)).rounded(.up))
        let stride = ((width - shared) / count + 15) / 16 * 16
        return (0..<count).map { $0 * stride..<min(($0 + 1) * stride + shared, width) }
    }

    /// The width of a line for the network: about in proportion, in whole steps of two characters' strides.
    ///
    /// The network prepares itself for each new width, which takes as long as reading. So there are few: lines are
    /// stretched or squeezed by up to the root of their ratio, a tenth or a sixth, which they can bear.
    static func width(for line: Raster, ratio: Double) -> Int {
        let width = max(Double(line.width) * Double(height) / Double(line.height), Double(widths.lowerBound))
        let step = (log(width) / log(ratio)).rounded()
        let whole = Int((min(pow(ratio, step), Double(widths.upperBound)) / 16).rounded()) * 16
        return min(max(whole, widths.lowerBound), widths.upperBound)
    }

    private func readings(of steps: CharacterSteps, count: Int) -> [LineReading] {
        var readings: [LineReading] = []
        var first: (probability: Double, confidence: Float)?
        for text in steps.texts(count: max(1, count)) where !text.characters.isEmpty {
            let spans = steps.alignment(of: text.characters)
            guard spans.count == text.characters.count else { continue }
            let characters = WordSpaces.completed(text.characters, spans, in: steps, alphabet)
            guard var reading = LineReading(characters, in: steps, alphabet),
                !readings.contains(where: { $0.text == reading.text })
            else { continue }
            // What is less probable than the first text is so by the same ratio.
            if let first {
                let ratio = Float(text.probability / max(first.probability, .leastNormalMagnitude))
                reading.confidence = first.confidence * min(ratio, 1)
            } else {
                first = (text.probability, reading.confidence)
            }
            readings.append(reading)
        }
        return readings
    }
}

/// A character of a text, with the steps that show it.
struct PlacedCharacter {
    var character: Int
    var steps: ClosedRange<Int>
}

extension LineReading {
    /// Creates a reading from characters in their places, or returns nil when it has nothing but spaces.
    fileprivate init?(
        _ placed: [PlacedCharacter],
        in steps: CharacterSteps,
        _ alphabet: Alphabet
    ) {
        let trimmed = placed.drop { $0.character == alphabet.space }.reversed()
            .drop { $0.character == alphabet.space }.reversed()
        guard !trimmed.isEmpty else { return nil }
        let clarity = trimmed.map { place in
            place.character == alphabet.space
                ? 1 : place.steps.map { steps.probability(of: place.character, at: $0) }.max() ?? 0
        }
        let count = Double(steps.steps.count)
        let middles = trimmed.map { Double($0.steps.lowerBound + $0.steps.upperBound + 1) / 2 / count }
        var text = ""
        var extents: [ClosedRange<Double>] = []
        for (index, place) in trimmed.enumerated() {
            // Characters meet halfway between their middles.
            let before = index > 0 ? (middles[index - 1] + middles[index]) / 2 : nil
            let after = index + 1 < middles.count ? (middles[index] + middles[index + 1]) / 2 : nil
            let reach = Swift.max(
                after.map { $0 - middles[index] } ?? 0,
                before.map { middles[index] - $0 } ?? 0,
                0.5 / count
            )
            let low = Swift.max(0, before ?? middles[index] - reach)
            let high = Swift.min(1, after ?? middles[index] + reach)
            let start = text.count
            text += alphabet.characters[place.character]
            // A mark may join the character before it.
            for _ in start..<Swift.max(start, text.count) { extents.append(low...Swift.max(low, high)) }
        }
        let mean = clarity.reduce(0, +) / Float(clarity.count)
        let confidence = Self.share(ofProduct: clarity.reduce(1, *))
        self.init(text: text, confidence: confidence, extents: extents, clarity: Swift.min(1, mean))
    }

    /// How often a line is right whose characters' probabilities have a product.
    ///
    /// The network is too sure of clear characters, and errors aren't independent: where one is, others are near it, so
    /// that the product of a doubtful line is too small. The logistic curve was fitted to half of 1,794 lines of scenes
    /// and receipts; on the other half the expected error of confidences is .021, and that of the product .054.
    private static func share(ofProduct product: Float) -> Float {
        let odds = Double(product) / Swift.max(1 - Double(product), 1e-6)
        // Even the clearest lines aren't always right.
        return Float(1 / (1 + exp(-0.5) / pow(Swift.min(odds, 1e4), 0.65)))
    }
}
