package import Foundation
package import PictureEngine
import TestSupport

/// A code drawn by zint, a program that has nothing in common with the reader's rules.
package struct CodeSheet: Sendable, CustomStringConvertible {
    /// The symbology as zint numbers it.
    package let number: Int
    /// What to draw.
    package let content: String
    /// Further arguments for zint.
    package let arguments: [String]

    /// Creates a sheet.
    package init(_ number: Int, _ content: String, _ arguments: [String] = []) {
        (self.number, self.content, self.arguments) = (number, content, arguments)
    }

    /// The name of a test with it.
    package var description: String { "\(number) \(content)" }

    /// Draws the code, with its quiet zone, as PNG.
    package func draw(scale: Double = 2) throws -> Data {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let file = folder.file("code.png")
        let zint = Process()
        zint.executableURL = URL(fileURLWithPath: "/usr/bin/zint")
        zint.arguments =
            ["-o", file.path, "-b", "\(number)", "--scale=\(scale)", "--quietzones", "--whitesp=4", "--vwhitesp=4"]
            + arguments + ["-d", content]
        try zint.run()
        zint.waitUntilExit()
        return try Data(contentsOf: file)
    }

    /// The code as a picture.
    package func picture(scale: Double = 2) throws -> Picture { try Picture(draw(scale: scale)) }
}
