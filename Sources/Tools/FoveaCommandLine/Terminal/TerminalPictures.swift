import CommandLineKit
import Foundation
import ImageCodingEngine
import PictureEngine
import PixelEngine

/// Thumbnails among the lines of a terminal.
struct TerminalPictures: Sendable {
    /// The graphics protocol of the terminal.
    let way: PictureDisplay
    /// The size of a character in pixels.
    let cell: (width: Int, height: Int)
    /// The size of a thumbnail in characters.
    let columns = 8
    let rows = 3

    /// Creates thumbnails for a terminal, or returns nil when they aren't to be drawn.
    init?(_ display: PictureDisplay, output: OutputChannel, _ environment: [String: String]) {
        switch display {
        case .never: return nil
        case .kitty, .sixel: way = display
        case .auto:
            guard output.isTerminal, environment["TERM"] != "dumb", let answer = TerminalQuestion.way(environment)
            else { return nil }
            way = answer
        }
        cell = TerminalQuestion.cellSize ?? (10, 20)
    }

    /// An encoded thumbnail.
    struct Drawing {
        let codes: String
        let columns: Int
        let rows: Int

        /// Returns the thumbnail with lines of text to its right.
        func text(besides lines: [String], indent: Int) -> String {
            let margin = String(repeating: " ", count: indent)
            // The lines are written first, so that the terminal scrolls before the picture is drawn.
            var text = String(repeating: "\n", count: rows) + TerminalText.sealed("\u{1B}[\(rows)A")
            text += margin + TerminalText.sealed("\u{1B}7\(codes)\u{1B}8")
            for row in 0..<rows {
                let line = row < lines.count ? lines[row] : ""
                text += TerminalText.sealed("\r\u{1B}[\(indent + columns + 1)C") + "\(line)\n"
            }
            return text
        }
    }

    /// Returns the drawing of a picture's file, or nil when it can't be drawn.
    func drawing(of file: Data) -> Drawing? {
        guard let pixels = try? pixels(of: file) else { return nil }
        let codes =
            way == .kitty
            ? KittyGraphics.codes(for: pixels, columns: columns, rows: rows) : SixelGraphics.codes(for: pixels)
        return codes.map { Drawing(codes: $0, columns: columns, rows: rows) }
    }

    /// Returns the picture fitted into the character cells, centered on a transparent ground.
    private func pixels(of file: Data) throws -> Raster {
        let picture = try Picture(file, limits: LimitOptions.defaults)
        let (width, height) = (columns * cell.width, rows * cell.height)
        let scale = min(Double(width) / Double(picture.width), Double(height) / Double(picture.height))
        return try picture.raster(
            fit: .fill,
            width: max(1, Int((Double(picture.width) * scale).rounded())),
            height: max(1, Int((Double(picture.height) * scale).rounded()))
        )
    }
}
