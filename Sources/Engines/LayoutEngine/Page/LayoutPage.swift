import GeometryEngine
import TextEngine

/// A page whose layout is looked for: lines, and the rules that were drawn.
struct LayoutPage {
    /// The lines that were read; what is found out about them is added.
    private(set) var read: [TextLine]
    let frame: PageFrame
    /// The lines on the upright page, one for each that was read.
    private(set) var lines: [PageLine]
    var rules = PageRules()
    /// Whether sizes are those of ink, rather than of boxes that are about as high.
    var areMeasured = false

    /// Places lines on the upright page.
    init(_ read: [TextLine], _ frame: PageFrame) {
        (self.read, self.frame) = (read, frame)
        lines = read.enumerated().map { index, line in
            let box = frame.box(line.corners)
            return Self.line(line, index, box, size: Self.sizeInBox * box.height, frame)
        }
    }

    /// The size of letters in heights of the boxes that lines are found in.
    private static let sizeInBox = 0.85

    private static func line(_ line: TextLine, _ index: Int, _ box: Rect, size: Double, _ frame: PageFrame) -> PageLine
    {
        let words = line.words.map { word -> ClosedRange<Double> in
            let box = frame.box(word.corners)
            return box.minX...box.maxX
        }
        let baseline = box.maxY - 0.2 * size
        return PageLine(members: [index], text: line.text, box: box, size: size, baseline: baseline, words: words)
    }

    /// The usual size of letters, by characters rather than by lines.
    var usualSize: Double {
        lines.flatMap { line in [Double](repeating: line.size, count: min(max(line.text.count / 4, 1), 40)) }.median
    }

    /// Sets where the ink of a line is, and how large its letters are.
    mutating func measure(_ index: Int, _ ink: LineInk) {
        lines[index].box = ink.box
        lines[index].size = ink.size
        lines[index].baseline = ink.baseline
    }

    /// Puts a marker that was seen before a line, in place of characters that it was taken for.
    mutating func mark(_ index: Int, with marker: String, at box: Rect, replacing count: Int) {
        let line = read[index]
        let whole = lines[index].box.union(box)
        guard let kept = line.piece(count..<max(count, line.text.count)), let reading = kept.readings.first else {
            if count >= line.text.count { name(index, marker) }
            return
        }
        // The marker's corners belong to the line's from here on.
        let corners = frame.corners(frame.box(line.corners).union(box))
        let across = frame.box(corners)
        func part(_ place: Double) -> Double { min(max((place - across.minX) / max(across.width, 1), 0), 1) }
        let old = frame.box(kept.corners)
        let shape = part(box.minX)...part(box.maxX)
        var extents = [ClosedRange<Double>](repeating: shape, count: marker.count)
        extents.append(part(box.maxX)...max(part(box.maxX), part(old.minX)))
        extents += (0..<reading.text.count).map { place in
            let extent = reading.extent(of: place..<place + 1)
            return part(old.minX + extent.lowerBound * old.width)...part(old.minX + extent.upperBound * old.width)
        }
        let marked = LineReading(
            text: marker + " " + reading.text,
            confidence: reading.confidence,
            extents: extents,
            clarity: reading.clarity
        )
        read[index] = TextLine(
            corners: corners,
            readings: [marked] + line.readings.dropFirst(),
            direction: line.direction,
            languages: line.languages
        )
        let baseline = lines[index].baseline
        lines[index] = Self.line(read[index], index, whole, size: lines[index].size, frame)
        lines[index].baseline = baseline
    }

    /// Sets what a line says that is nothing but a marker.
    private mutating func name(_ index: Int, _ marker: String) {
        guard let reading = read[index].readings.first else { return }
        let named = LineReading(
            text: marker,
            confidence: reading.confidence,
            extents: [0...1],
            clarity: reading.clarity
        )
        read[index] = TextLine(
            corners: read[index].corners,
            readings: [named] + read[index].readings.dropFirst(),
            direction: read[index].direction,
            languages: read[index].languages
        )
        lines[index].text = marker
    }

    /// Divides a line that crosses cells of a table: each piece has the characters between two places.
    ///
    /// Returns the places of the pieces among the lines; the first takes the place of the line.
    mutating func divide(_ index: Int, at places: [Double]) -> [Int] {
        let line = read[index]
        var pieces: [(cell: Int, range: Range<Int>)] = []
        for (range, word) in zip(line.wordRanges, lines[index].words) {
            let middle = (word.lowerBound + word.upperBound) / 2
            let cell = places.count { $0 < middle }
            if let last = pieces.last, last.cell == cell {
                pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                pieces.append((cell, range))
            }
        }
        guard pieces.count > 1 else { return [index] }
        let (box, size, baseline) = (lines[index].box, lines[index].size, lines[index].baseline)
        var found: [Int] = []
        for (number, piece) in pieces.enumerated() {
            guard let part = line.piece(piece.range) else { continue }
            let place = number == 0 ? index : read.count
            if number == 0 { read[index] = part } else { read.append(part) }
            var own = frame.box(part.corners)
            (own.minY, own.maxY) = (box.minY, box.maxY)
            var placed = Self.line(part, place, own, size: size, frame)
            placed.baseline = baseline
            if number == 0 { lines[index] = placed } else { lines.append(placed) }
            found.append(place)
        }
        return found
    }
}
