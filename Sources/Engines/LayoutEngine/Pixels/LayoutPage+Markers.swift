import GeometryEngine
import TextEngine

extension LayoutPage {
    /// A marker that was seen before a line.
    private struct Seen {
        let line: Int
        let shape: MarkerShape
        let text: String
        let replaced: Int
    }

    /// The most markers whose numbers are read.
    private static let mostNumbers = 100

    /// Looks for markers that weren't read, or were read as something else.
    mutating func findMarkers(_ pixels: PagePixels, _ readNumber: (GrayPixels) throws -> Int?) throws {
        var seen: [Seen] = []
        var numbers: [Numbered] = []
        for index in lines.indices {
            guard let found = shape(before: lines[index], pixels) else { continue }
            if let character = found.shape.character {
                seen.append(Seen(line: index, shape: found.shape, text: String(character), replaced: found.replaced))
            } else if let inside = found.shape.number, numbers.count < Self.mostNumbers {
                let number = try readNumber(inside).flatMap { (1...20).contains($0) ? $0 : nil }
                numbers.append(Numbered(line: index, shape: found.shape, number: number, replaced: found.replaced))
            }
        }
        seen += Self.counted(numbers.sorted { $0.shape.box.minY < $1.shape.box.minY }, size: usualSize)
        // One alone may be a speck; two below one another are markers.
        let read = lines.filter { ListMarker(beginning: $0.text) != nil }.map(\.box.minX)
        let markers = seen.filter { one in
            let (left, near) = (one.shape.box.minX, 0.6 * lines[one.line].size)
            return read.contains { abs($0 - left) < near }
                || seen.contains { other in
                    other.line != one.line && other.shape.kind == one.shape.kind
                        && abs(other.shape.box.minX - left) < near
                }
        }
        for marker in markers {
            mark(marker.line, with: marker.text, at: marker.shape.box, replacing: marker.replaced)
        }
    }

    /// A number in a circle, which may have been too small to read.
    private struct Numbered {
        let line: Int
        let shape: MarkerShape
        var number: Int?
        let replaced: Int
    }

    /// Returns numbers in circles as markers: those below one another count on from what most of them say.
    private static func counted(_ circles: [Numbered], size: Double) -> [Seen] {
        var runs: [[Numbered]] = []
        for circle in circles {
            let box = circle.shape.box
            let run = runs.lastIndex { run in
                guard let last = run.last?.shape.box else { return false }
                return abs(last.minX - box.minX) < 0.6 * size && box.minY - last.maxY < 12 * size
            }
            if let run { runs[run].append(circle) } else { runs.append([circle]) }
        }
        return runs.flatMap { run -> [Seen] in
            let numbers = NumberSequence.completed(run.map(\.number))
            return zip(run, numbers).compactMap { circle, number in
                number.flatMap(Character.init(circled:)).map {
                    Seen(line: circle.line, shape: circle.shape, text: String($0), replaced: circle.replaced)
                }
            }
        }
    }

    /// Returns the shape at the beginning of a line, and the number of characters that it was read as.
    private func shape(before line: PageLine, _ pixels: PagePixels) -> (shape: MarkerShape, replaced: Int)? {
        // Scripts that run from the right have their markers there.
        guard let first = line.words.first, line.members.allSatisfy({ read[$0].direction != .rightToLeft }) else {
            return nil
        }
        let word = line.text.prefix { !$0.isWhitespace }
        if line.text.count <= 2 {
            // A circle apart from its text was read as a line of its own.
            let text = lines.first { other in
                let gap = other.box.minX - line.box.maxX
                return gap > 0 && gap < 3 * other.size && other.text.count > 2
                    && abs(other.middle.y - line.middle.y) < 0.4 * other.size
            }
            guard let text else { return nil }
            let span = line.box.minX - 0.4 * text.size...line.box.maxX + 0.4 * text.size
            return MarkerShape(pixels, in: span, line: text.box, size: text.size).map { ($0, line.text.count) }
        }
        guard line.box.width > 2 * line.size else { return nil }
        // A number in a circle is read as some letter.
        if line.words.count > 1, word.count <= 2, ListMarker(beginning: line.text)?.kind != .decorativeDecimal {
            if let shape = self.shape(in: line, before: line.words[1], pixels), shape.kind == .circledNumber {
                return (shape, word.count + 1)
            }
        }
        guard ListMarker(beginning: line.text) == nil else { return nil }
        // A dot is read as some other sign, too.
        if line.words.count > 1, word.count == 1, word.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
            return shape(in: line, before: line.words[1], pixels).map { ($0, 2) }
        }
        if first.lowerBound - line.box.minX > 0.5 * line.size {
            return shape(in: line, before: first, pixels).map { ($0, 0) }
        }
        let reach = line.box.minX - 2.5 * line.size...line.box.minX - 0.15 * line.size
        let isFree = !lines.contains { other in
            other.members != line.members && other.box.maxX > reach.lowerBound && other.box.minX < line.box.minX
                && other.box.minY < line.box.maxY && line.box.minY < other.box.maxY
        }
        guard isFree else { return nil }
        return MarkerShape(pixels, in: reach, line: line.box, size: line.size).map { ($0, 0) }
    }

    /// Returns the shape at the beginning of a line, before one of its words.
    private func shape(in line: PageLine, before word: ClosedRange<Double>, _ pixels: PagePixels) -> MarkerShape? {
        let (start, end) = (line.box.minX - 0.2 * line.size, word.lowerBound - 0.1 * line.size)
        guard start < end, end - start < 3 * line.size else { return nil }
        return MarkerShape(pixels, in: start...end, line: line.box, size: line.size)
    }
}
