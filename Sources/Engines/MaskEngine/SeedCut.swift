import GeometryEngine
import PixelEngine

/// The search for one marked thing in pixels.
struct SeedCut {
    private let pixels: Raster
    private let colors: ColorModel
    /// What is known of the pixels: 1 for the thing, 0 for the background, nil for those to decide on.
    private let known: [Float?]
    /// How likely pixels are those of the thing before colors are compared.
    private let guess: [Float]
    private let marks: [Int]

    init(_ pixels: Raster, _ seeds: MaskSeeds, guess: SoftMask) throws {
        self.pixels = pixels
        colors = ColorModel(pixels)
        let (width, height) = (pixels.width, pixels.height)
        var known = [Float?](repeating: nil, count: width * height)
        let dot = max(1, Double(max(width, height)) * 0.008)
        func mark(_ point: Point, _ value: Float) {
            let (x, y) = (point.x * Double(width), point.y * Double(height))
            for row in max(0, Int(y - dot))...max(0, min(height - 1, Int(y + dot))) {
                for column in max(0, Int(x - dot))...max(0, min(width - 1, Int(x + dot))) {
                    known[row * width + column] = value
                }
            }
        }
        if let box = seeds.box {
            let inside = PixelRect(
                touching: box.scaled(x: Double(width), y: Double(height)),
                width: width,
                height: height
            )
            for place in known.indices
            where !(inside.x..<inside.x + inside.width).contains(place % width)
                || !(inside.y..<inside.y + inside.height).contains(place / width)
            {
                known[place] = 0
            }
        }
        if let scribble = try seeds.scribble?.scaled(width: width, height: height) {
            for place in known.indices where scribble.values[place] > 0.4 { known[place] = 1 }
        }
        for point in seeds.included { mark(point, 1) }
        for point in seeds.excluded { mark(point, 0) }
        self.known = known
        marks = known.indices.filter { known[$0] == 1 }
        self.guess = Self.guess(guess, known, marks, seeds)
    }

    /// The mask of the thing, or nil when the marks are on nothing.
    func mask() throws(PixelError) -> SoftMask? {
        var mask = guess
        for round in 0..<3 {
            let likely = likelihood(of: mask, isFirst: round == 0)
            let certainty = zip(known, likely).map { known, likely in
                known == nil ? 0.02 + 0.5 * abs(likely - 0.5) : 1000
            }
            mask = try pixels.settled(zip(known, likely).map { $0 ?? $1 }, certainty)
        }
        return kept(mask)
    }

    /// How likely each pixel is one of the thing, by its color and by what is known of the place.
    private func likelihood(of mask: [Float], isFirst: Bool) -> [Float] {
        let thing = zip(known, mask).map { known, part in known.map { $0 * 8 } ?? max(0, part - 0.5) }
        let background = zip(known, mask).map { known, part in known.map { (1 - $0) * 4 } ?? max(0, 0.5 - part) }
        let byColor = colors.likelihood(thing: thing, background: background)
        // A guess that is no more than a guess gives way to the colors.
        return zip(byColor, guess).map { $0 * 0.7 + $1 * 0.3 }
    }

    /// The pieces of a mask that have a mark, or without marks the largest one.
    private func kept(_ values: [Float]) -> SoftMask? {
        let whole = SoftMask(width: pixels.width, height: pixels.height, values: values)
        let (numbers, sizes) = whole.pieces(above: 0.5)
        var wanted = Set(marks.map { numbers[$0] }).subtracting([0])
        if marks.isEmpty, let largest = sizes.max(), largest > 8 {
            wanted = Set(sizes.indices.filter { sizes[$0] * 4 >= largest }.map { $0 + 1 })
        }
        guard !wanted.isEmpty else { return nil }
        return SoftMask(
            width: whole.width,
            height: whole.height,
            values: zip(numbers, values).map { number, part in
                number == 0 ? min(part, 0.49) : wanted.contains(number) ? part : 0
            }
        )
    }

    /// What the subjects and the places of the marks tell.
    private static func guess(_ subjects: SoftMask, _ known: [Float?], _ marks: [Int], _ seeds: MaskSeeds) -> [Float] {
        let (numbers, sizes) = subjects.pieces(above: 0.5)
        let isOn = Set(marks.map { numbers[$0] }).subtracting([0])
        if !isOn.isEmpty {
            return zip(numbers, subjects.values).map { isOn.contains($0) ? $1 : 0.1 }
        }
        let (width, height) = (Double(subjects.width), Double(subjects.height))
        if marks.isEmpty, let box = seeds.box?.scaled(x: width, y: height) {
            // A box that is mostly on a subject means it; otherwise its middle is the best guess.
            let inside = numbers.indices.filter { known[$0] == nil }
            let covered = inside.count { numbers[$0] > 0 }
            if covered * 5 > inside.count, !sizes.isEmpty {
                return zip(known, subjects.values).map { $0 ?? (0.1 + 0.8 * $1) }
            }
            return known.indices.map { place in
                if let known = known[place] { return known }
                let x = (Double(place % subjects.width) + 0.5 - box.middle.x) / max(box.width / 2, 1)
                let y = (Double(place / subjects.width) + 0.5 - box.middle.y) / max(box.height / 2, 1)
                return Float(0.95 - 0.5 * (x * x + y * y))
            }
        }
        // The closer to a mark, the likelier.
        let reach = max(width, height) * 0.12
        let centers = stride(from: 0, to: marks.count, by: max(1, marks.count / 24)).map { marks[$0] }
        return known.indices.map { place in
            let nearest = centers.reduce(Double.infinity) { nearest, center in
                let x = Double(place % subjects.width - center % subjects.width)
                let y = Double(place / subjects.width - center / subjects.width)
                return min(nearest, x * x + y * y)
            }
            return Float(0.15 + 0.75 / (1 + nearest / (reach * reach)))
        }
    }
}
