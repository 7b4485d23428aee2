import Foundation
import FoveaCommandLine
import GeometryEngine
import ImageCodingEngine
import LayoutEngine
import TextEngine

extension FakeAnalysis {
    var textLanguages: [String] { ["en-US", "zh-Hans", "de-DE"] }

    func loadText(_ options: TextOptions) {}

    func lines(in data: Data, _ options: TextOptions, limits: DecodingLimits) async throws -> [TextLine] {
        switch String(decoding: data.prefix(5), as: UTF8.self) {
        case "empty": []
        case "tags":
            [
                line(
                    options.languages.joined(separator: " ") + (options.level == .fast ? " fast" : " accurate"),
                    0.1,
                    0.1
                )
            ]
        case "table":
            [
                line("Tea", 0.1, 0.1), line("2.50", 0.2, 0.1), line("Coffee", 0.1, 0.15), line("3.00", 0.2, 0.15),
                line("Total", 0.1, 0.25), line("5.50", 0.2, 0.25),
            ]
        case "parts":
            [
                line("1. Pack #1 rope", 0.1, 0.1), line("a) long", 0.14, 0.14), line("b) short", 0.14, 0.18),
                line("2. Go", 0.1, 0.22), line("City", 0.1, 0.4), line("People", 0.4, 0.4),
                line("Graz, \"old\"", 0.1, 0.45), line("292", 0.4, 0.45), line("Linz", 0.1, 0.5),
                line("210", 0.4, 0.5), line("Wels", 0.1, 0.55), line("64", 0.4, 0.55),
            ]
        default:
            [
                line("Opening hours", 0.1, 0.05, height: 0.08), line("Monday to Fri-", 0.1, 0.2),
                line("day 9 & 17", 0.1, 0.24), line("• <closed> from", 0.1, 0.35), line("noon on", 0.12, 0.39),
            ]
        }
    }

    func lines(in page: ImageDecoder, _ options: TextOptions) async throws -> [TextLine] {
        [line("page", 0.1, 0.1)]
    }

    func document(in data: Data, _ options: TextOptions, limits: DecodingLimits) async throws -> ReadDocument {
        let lines = try await lines(in: data, options, limits: limits)
        return ReadDocument(lines, LayoutEngine.structure(of: lines, width: 1000, height: 1000))
    }

    func document(in page: ImageDecoder, _ options: TextOptions) async throws -> ReadDocument {
        let lines = try await lines(in: page, options)
        return ReadDocument(lines, LayoutEngine.structure(of: lines, width: 1000, height: 1000))
    }

    /// A line whose letters are a hundredth of the picture wide.
    func line(_ text: String, _ x: Double, _ y: Double, height: Double = 0.03) -> TextLine {
        let count = Double(text.count)
        let width = (height > 0.05 ? 0.04 : 0.01) * count
        let extents: [ClosedRange<Double>] = (0..<text.count).map { place in
            let start = Double(place) / count
            return start...start + 1 / count
        }
        return TextLine(
            corners: Quadrilateral(Rect(x: x, y: y, width: width, height: height)),
            readings: [
                LineReading(text: text, confidence: 0.9375, extents: extents),
                LineReading(text: "0" + text.dropFirst(), confidence: 0.25, extents: extents),
            ]
        )
    }
}
