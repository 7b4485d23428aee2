import Foundation

/// The cost of a color profile before it has converted a pixel.
///
/// For speed, Little CMS evaluates a profile's pipeline once for each node of its own grid. The profile chooses the
/// length of the pipeline: twenty thousand elements at one offset are legal and take half a minute. This reader adds up
/// the steps of each pipeline and the entries of each table without unpacking any.
struct ICCCost {
    /// The largest profile that is examined; those of printing presses have eight million bytes.
    static let maximumByteCount = 16 << 20
    /// The most steps for one profile, a tenth of a second; usual ones take a hundredth, CMYK ones half of it.
    static let maximumWork = 1 << 24
    /// The most elements of one pipeline.
    private static let maximumElementCount = 64

    private let view: ByteView
    private var entryCount = 0

    /// Returns whether the bytes may be a profile whose pipelines are short enough.
    static func isBearable(_ profile: Data) -> Bool {
        guard profile.count <= maximumByteCount else { return false }
        var cost = ICCCost(view: ByteView(profile))
        return cost.isBearable()
    }

    private init(view: ByteView) { self.view = view }

    private struct Tag: Hashable {
        let start: Int
        let count: Int
    }

    private mutating func isBearable() -> Bool {
        // Only these classes are allowed in a picture (ICC.1, annex B).
        guard ["scnr", "mntr", "prtr", "spac"].contains(where: { view.has($0, at: 12) }), let tagCount = view.u32(128),
            tagCount <= 100
        else { return false }
        var known: Set<Tag> = []
        var longest = 0
        for index in 0..<tagCount {
            guard let start = view.u32(136 + 12 * index), let count = view.u32(140 + 12 * index) else { return false }
            // Tags may share all of their bytes; they are counted once.
            guard start <= view.count - count, known.insert(Tag(start: start, count: count)).inserted else { continue }
            guard let steps = steps(at: start) else { return false }
            longest = max(longest, steps)
        }
        guard known.reduce(0, { $0 + $1.count }) <= 2 * view.count else { return false }
        var work = DecodingWork()
        work.add(pixels: longest, times: nodeCount)
        work.add(pixels: entryCount)
        return work.pixelCount <= Self.maximumWork
    }

    /// The nodes at which the library evaluates a pipeline: 33 for each of three colors, 17 for each of four.
    private var nodeCount: Int { view.has("CMYK", at: 16) ? 83_521 : view.has("GRAY", at: 16) ? 65_536 : 35_937 }

    /// The steps of evaluating a tag's content once, nil for an invalid or too expensive one.
    private mutating func steps(at start: Int) -> Int? {
        if view.has("curv", at: start) { return curve(at: start) }
        if view.has("para", at: start) { return 1 }
        if view.has("mft1", at: start) || view.has("mft2", at: start) { return table(at: start) }
        if view.has("mAB ", at: start) || view.has("mBA ", at: start) { return stages(at: start) }
        if view.has("mpet", at: start) { return elements(at: start) }
        return 0
    }

    private mutating func curve(at start: Int) -> Int? {
        guard let count = view.u32(start + 8), count <= view.count / 2 else { return nil }
        entryCount += count
        return 1
    }

    /// A matrix, curves, a lookup table and curves again.
    private mutating func table(at start: Int) -> Int? {
        guard let inputs = view.u8(start + 8), let outputs = view.u8(start + 9), let side = view.u8(start + 10),
            let steps = grid(sides: Array(repeating: side, count: min(inputs, 16)), inputs: inputs, outputs: outputs)
        else { return nil }
        entryCount += (inputs + outputs) * 4096
        return 9 + inputs + outputs + steps
    }

    /// Up to three sets of curves, a matrix and a lookup table, each at an offset or missing.
    private mutating func stages(at start: Int) -> Int? {
        guard let inputs = view.u8(start + 8), let outputs = view.u8(start + 9), let place = view.u32(start + 20),
            (1...15).contains(inputs), (1...15).contains(outputs)
        else { return nil }
        entryCount += 2 * (inputs + outputs) * 4096
        let steps = 12 + 2 * (inputs + outputs)
        guard place > 0 else { return steps }
        let sides = (0..<inputs).compactMap { view.u8(start + place + $0) }
        return grid(sides: sides, inputs: inputs, outputs: outputs).map { steps + $0 }
    }

    /// A lookup table is interpolated between two neighbors in each dimension; beyond four there is no fast path.
    private mutating func grid(sides: [Int], inputs: Int, outputs: Int) -> Int? {
        guard (1...15).contains(inputs), (1...15).contains(outputs), sides.count == inputs else { return nil }
        var count = outputs
        for side in sides {
            let (product, overflow) = count.multipliedReportingOverflow(by: side)
            guard !overflow, product <= view.count else { return nil }
            count = product
        }
        entryCount += count
        return (inputs > 4 ? 4 : 2) * (outputs << inputs)
    }

    /// A pipeline of any elements, each at an offset.
    private mutating func elements(at start: Int) -> Int? {
        guard let count = view.u32(start + 12), count <= Self.maximumElementCount else { return nil }
        var sum = 0
        for index in 0..<count {
            guard let place = view.u32(start + 16 + 8 * index), let steps = element(at: start + place) else {
                return nil
            }
            sum += steps
        }
        return sum
    }

    private mutating func element(at start: Int) -> Int? {
        guard let inputs = view.u16(start + 8), let outputs = view.u16(start + 10), (1...15).contains(inputs),
            (1...15).contains(outputs)
        else { return nil }
        if view.has("matf", at: start) { return inputs * outputs }
        if view.has("clut", at: start) {
            let sides = (0..<inputs).compactMap { view.u8(start + 12 + $0) }
            return grid(sides: sides, inputs: inputs, outputs: outputs)
        }
        guard view.has("cvst", at: start) else { return 1 }
        var sum = 0
        for index in 0..<inputs {
            guard let place = view.u32(start + 12 + 8 * index), let steps = segments(at: start + place) else {
                return nil
            }
            sum += steps
        }
        return sum
    }

    /// The segments of a curve are searched from the end, each time, and a segment is a power or a logarithm.
    private mutating func segments(at start: Int) -> Int? {
        guard view.has("curf", at: start), let count = view.u16(start + 8), (1...1024).contains(count) else {
            return nil
        }
        var position = start + 12 + 4 * (count - 1)
        for _ in 0..<count {
            if view.has("samf", at: position), let samples = view.u32(position + 8), samples <= view.count / 4 {
                entryCount += samples
                position += 12 + 4 * samples
            } else if view.has("parf", at: position), let kind = view.u16(position + 8), kind <= 2 {
                position += 12 + (kind == 0 ? 16 : 20)
            } else {
                return nil
            }
        }
        return 5 * count
    }
}
