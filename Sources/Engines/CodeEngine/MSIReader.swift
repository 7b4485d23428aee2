import GeometryEngine
import PixelEngine

/// A reader of MSI Plessey codes, which the library doesn't know.
///
/// A digit is four bits, and a bit a bar and a space that are three modules together: a wide bar for one, a narrow one
/// for zero. Since such pairs turn up in other codes and in ornaments as well, a code counts only if a quiet zone is on
/// both sides and several lines say the same.
struct MSIReader {
    /// The number of lines that have to agree, and of a code without a check digit.
    private static let agreement = (checked: 4, unchecked: 8)
    /// The number of lines that are tried in each direction; where one reads a code, those around it are read as well.
    private static let lineCount = 24
    /// The parts of the distance between two tried lines.
    private static let parts = 8

    /// Finds codes in ``PixelFormat/gray8`` pixels; corners are in pixels from the upper left.
    static func codes(in pixels: Raster) -> [FoundCode] {
        var groups: [Group] = []
        for isVertical in [false, true] {
            let (length, count) = isVertical ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
            guard length >= 40 else { continue }
            let step = max(1, count / lineCount)
            let part = max(1, step / parts)
            func readings(_ number: Int) -> [BarLine.Reading] {
                BarLine(line(number, isVertical: isVertical, of: pixels)).msiReadings()
            }
            let tried = stride(from: step / 2, to: count, by: step).filter { !readings($0).isEmpty }
            let numbers = Set(
                tried.flatMap { stride(from: max(0, $0 - step), to: min(count, $0 + step + 1), by: part) }
            )
            for number in numbers.sorted() {
                for reading in readings(number) { add(reading, number, isVertical, step: step, to: &groups) }
            }
        }
        return groups.filter(\.isCertain).map(\.code)
    }

    /// The mean of up to three neighbouring lines, which noise changes less than each.
    private static func line(_ number: Int, isVertical: Bool, of pixels: Raster) -> [Float] {
        let (length, count) = isVertical ? (pixels.height, pixels.width) : (pixels.width, pixels.height)
        let numbers = max(0, number - 1)...min(count - 1, number + 1)
        return unsafe pixels.withUnsafeBytes { bytes in
            (0..<length).map { place in
                var sum = 0
                for number in numbers {
                    let (x, y) = isVertical ? (number, place) : (place, number)
                    sum += unsafe Int(bytes[y * pixels.bytesPerRow + x])
                }
                return Float(sum) / Float(numbers.count)
            }
        }
    }

    private static func add(
        _ reading: BarLine.Reading,
        _ number: Int,
        _ isVertical: Bool,
        step: Int,
        to groups: inout [Group]
    ) {
        let line = Group.Line(number: number, start: reading.start, end: reading.end)
        let index = groups.firstIndex {
            $0.digits == reading.digits && $0.isVertical == isVertical && $0.isReversed == reading.isReversed
                && $0.continues(with: line, step: step)
        }
        if let index {
            groups[index].lines.append(line)
        } else {
            groups.append(
                Group(
                    digits: reading.digits,
                    isVertical: isVertical,
                    isReversed: reading.isReversed,
                    isInverted: reading.isInverted,
                    lines: [line]
                )
            )
        }
    }

    /// Lines that say the same, next to each other.
    private struct Group {
        struct Line {
            let number: Int
            let start: Double
            let end: Double
        }

        let digits: [UInt8]
        let isVertical: Bool
        let isReversed: Bool
        let isInverted: Bool
        var lines: [Line]

        func continues(with line: Line, step: Int) -> Bool {
            guard let last = lines.last else { return true }
            let near = (last.end - last.start) / 4
            return line.number - last.number <= 2 * step && abs(line.start - last.start) < near
                && abs(line.end - last.end) < near
        }

        var isCertain: Bool {
            lines.count >= (MSIReader.hasCheckDigit(digits) ? agreement.checked : agreement.unchecked)
        }

        var code: FoundCode {
            let text = String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
            let ends = [lines[0], lines[lines.count - 1]]
            let corners = [(ends[0].start, 0), (ends[0].end, 0), (ends[1].end, 1), (ends[1].start, 1)].map {
                place,
                end in
                let across = Double(ends[end].number) + Double(end)
                return isVertical ? Point(x: across, y: place) : Point(x: place, y: across)
            }
            var code = FoundCode(
                symbology: .msiPlessey,
                text: text,
                bytes: Array(text.utf8),
                isText: true,
                corners: Quadrilateral(inPicture: corners),
                identifier: "]M0"
            )
            code.hasCheckCharacter = MSIReader.hasCheckDigit(digits)
            code.isInverted = isInverted
            return code
        }
    }

    /// Returns whether the last digit checks the others, modulo 10.
    static func hasCheckDigit(_ digits: [UInt8]) -> Bool {
        var sum = 0
        for (index, digit) in digits.reversed().enumerated() {
            let weighted = Int(digit) * (index % 2 == 1 ? 2 : 1)
            sum += weighted / 10 + weighted % 10
        }
        return sum % 10 == 0
    }
}
