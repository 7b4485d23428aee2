import GeometryEngine
import PixelEngine
import TextEngine

/// Finds rules in pixels: long, thin runs that differ from what is on both sides.
struct RuleFinder {
    /// The height of letters in pixels.
    let height: Double

    /// The least difference to both sides, of 255.
    private static let leastContrast = 20
    /// The least length, in heights of letters: longer than a dash.
    private static let leastLength = 1.6
    /// The least length of the runs that a rule is made of, and the most thickness, in heights of letters.
    private static let leastRun = 0.9
    private static let mostThickness = 0.3
    /// The gap up to which two rules in line are one, in heights of letters.
    private static let mostGap = 0.5
    /// The least length of a run in pixels, and the least part of a rule that is drawn: strokes of small letters in a row
    /// are shorter, and have gaps.
    private static let (leastPixels, leastFilled) = (14, 0.8)
    /// The most rules of a direction; a page of graph paper has no more tables than that.
    private static let mostRules = 1_500

    /// Returns the rules along the rows, in pixels, from the top.
    func horizontal(in gray: GrayPixels) -> [PageRule] {
        let reach = max(2, Int((Self.mostThickness * height).rounded(.up)) + 1)
        guard gray.height > 2 * reach, gray.width > 2 else { return [] }
        let least = max(Self.leastPixels, Int(Self.leastRun * height))
        let map = Self.runs(in: gray, reach: reach, least: least)
        var rules: [PageRule] = []
        for area in PixelRuns(map, width: gray.width, from: 1).areas() {
            guard let first = area.first, let last = area.last else { continue }
            let left = area.reduce(first.columns.lowerBound) { min($0, $1.columns.lowerBound) }
            let right = area.reduce(first.columns.upperBound) { max($0, $1.columns.upperBound) }
            let (width, count) = (right - left + 1, area.pixelCount)
            let sum = area.reduce(0.0) { $0 + (Double($1.row) + 0.5) * Double($1.columns.count) }
            let thickness = Double(count) / Double(width)
            // A slanted rule is as high as its slant; what fills a box isn't a rule.
            guard thickness <= Double(reach), Double(last.row - first.row) <= Double(reach) + 0.03 * Double(width)
            else { continue }
            rules.append(
                PageRule(span: Double(left)...Double(right + 1), place: sum / Double(count), thickness: thickness)
            )
        }
        return Array(
            joined(rules).filter { $0.length >= Self.leastLength * height && $0.filled >= Self.leastFilled }.sorted {
                $0.length > $1.length
            }
            .prefix(Self.mostRules).sorted { $0.place < $1.place }
        )
    }

    /// Marks the pixels in long runs that are darker, or lighter, than those above and below.
    private static func runs(in gray: GrayPixels, reach: Int, least: Int) -> [UInt8] {
        let (width, height) = (gray.width, gray.height)
        // A thick rule is as dark near by, and a thin one may have letters farther away.
        let distances = [min(reach, 3) * width, reach * width]
        let ground = gray.usual
        var map = [UInt8](repeating: 0, count: width * height)
        unsafe gray.values.withUnsafeBufferPointer { values in
            unsafe map.withUnsafeMutableBufferPointer { map in
                for row in reach..<height - reach {
                    var run = Run()
                    for column in 0..<width {
                        let place = row * width + column
                        let own = unsafe Int(values[place])
                        var sign = 0
                        for distance in distances {
                            let above = unsafe own - Int(values[place - distance])
                            let below = unsafe own - Int(values[place + distance])
                            if above <= -leastContrast, below <= -leastContrast { sign = -1 }
                            if above >= leastContrast, below >= leastContrast { sign = 1 }
                        }
                        // Where rules cross, a rule goes on in its color, which isn't the page's.
                        let goesOn =
                            run.sign != 0 && column - run.end <= 2 * reach && abs(own - run.value) < leastContrast
                            && abs(own - ground) >= leastContrast
                        if sign != 0, sign == run.sign {
                            (run.end, run.value) = (column + 1, own)
                        } else if !goesOn || sign != 0 {
                            if run.end - run.start >= least {
                                for place in row * width + run.start..<row * width + run.end { unsafe map[place] = 1 }
                            }
                            run = Run(sign: sign, start: column, end: sign == 0 ? column : column + 1, value: own)
                        }
                    }
                    if run.end - run.start >= least {
                        for place in row * width + run.start..<row * width + run.end { unsafe map[place] = 1 }
                    }
                }
            }
        }
        return map
    }

    /// Pixels in a row that differ from those above and below in the same direction.
    private struct Run {
        var sign = 0
        var start = 0
        var end = 0
        var value = 0
    }

    /// Joins rules that go on in line: a scan breaks them, and a small slant puts them into several rows.
    private func joined(_ rules: [PageRule]) -> [PageRule] {
        var joined: [PageRule] = []
        for rule in rules.sorted(by: { ($0.place, $0.span.lowerBound) < ($1.place, $1.span.lowerBound) }) {
            // Rules come in order of their places, so that near ones are the last.
            let near = joined.indices.reversed().prefix { rule.place - joined[$0].place <= 0.3 * height }
            let match = near.first { index in
                let other = joined[index]
                return rule.span.lowerBound - other.span.upperBound <= Self.mostGap * height
                    && other.span.lowerBound - rule.span.upperBound <= Self.mostGap * height
            }
            guard let match else {
                joined.append(rule)
                continue
            }
            let other = joined[match]
            let drawn = rule.length * rule.filled + other.length * other.filled
            let weight = rule.length / max(rule.length + other.length, 1)
            joined[match].span =
                min(rule.span.lowerBound, other.span.lowerBound)...max(rule.span.upperBound, other.span.upperBound)
            joined[match].place += (rule.place - other.place) * weight
            joined[match].thickness = max(rule.thickness, other.thickness)
            joined[match].filled = min(1, drawn / max(joined[match].length, 1))
        }
        return joined
    }
}

extension GrayPixels {
    /// The value that half of the pixels don't exceed.
    var usual: Int {
        var counts = [Int](repeating: 0, count: 256)
        for value in values { counts[Int(value)] += 1 }
        var sum = 0
        return counts.firstIndex { count in
            sum += count
            return 2 * sum >= values.count
        } ?? 255
    }

    /// The pixels with rows as columns.
    var transposed: GrayPixels {
        var turned = [UInt8](repeating: 0, count: values.count)
        unsafe values.withUnsafeBufferPointer { values in
            unsafe turned.withUnsafeMutableBufferPointer { turned in
                for row in 0..<height {
                    for column in 0..<width {
                        unsafe turned[column * height + row] = values[row * width + column]
                    }
                }
            }
        }
        return GrayPixels(width: height, height: width, values: turned)
    }
}

extension PagePixels {
    /// Returns the rules of the page, in its frame.
    func rules(height: Double) -> PageRules {
        let finder = RuleFinder(height: height * scale)
        func placed(_ rules: [PageRule], along: Double, across: Double) -> [PageRule] {
            rules.map { rule in
                PageRule(
                    span: along + rule.span.lowerBound / scale...along + rule.span.upperBound / scale,
                    place: across + rule.place / scale,
                    thickness: rule.thickness / scale
                )
            }
        }
        return PageRules(
            horizontal: placed(finder.horizontal(in: gray), along: area.minX, across: area.minY),
            vertical: placed(finder.horizontal(in: gray.transposed), along: area.minY, across: area.minX)
        )
    }

    /// Paints over rules with what is next to them, so that they aren't taken for parts of letters.
    mutating func remove(_ rules: PageRules) {
        for rule in rules.horizontal {
            let half = rule.thickness / 2 + 1 / scale
            paint(
                Rect(
                    minX: rule.span.lowerBound,
                    minY: rule.place - half,
                    maxX: rule.span.upperBound,
                    maxY: rule.place + half
                ),
                rows: true
            )
        }
        for rule in rules.vertical {
            let half = rule.thickness / 2 + 1 / scale
            paint(
                Rect(
                    minX: rule.place - half,
                    minY: rule.span.lowerBound,
                    maxX: rule.place + half,
                    maxY: rule.span.upperBound
                ),
                rows: false
            )
        }
    }

    private mutating func paint(_ box: Rect, rows: Bool) {
        guard let part = pixels(of: box) else { return }
        let width = gray.width
        let (columns, lines) = (part.x..<part.x + part.width, part.y..<part.y + part.height)
        for row in lines {
            for column in columns {
                // From the nearer side.
                let isNear = rows ? 2 * (row - part.y) < part.height : 2 * (column - part.x) < part.width
                let source =
                    rows
                    ? max(0, min(gray.height - 1, isNear ? part.y - 1 : part.y + part.height)) * width + column
                    : row * width + max(0, min(width - 1, isNear ? part.x - 1 : part.x + part.width))
                gray.values[row * width + column] = gray.values[source]
            }
        }
    }
}
