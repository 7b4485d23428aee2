import Foundation
import ImageCodingEngine
package import PixelEngine

/// The kitty graphics protocol, which many terminals support.
package enum KittyGraphics {
    /// The most characters of one chunk of a picture.
    private static let partLength = 4096

    /// Returns the escape codes that draw a picture at the cursor, which doesn't move.
    ///
    /// Only the height is given, so that the picture keeps its proportions.
    package static func codes(for pixels: Raster, columns: Int, rows: Int) -> String? {
        guard let file = try? ImageEncoder.encode(pixels, as: .png) else { return nil }
        let isWide = pixels.width * rows > 2 * pixels.height * columns
        let place = isWide ? "c=\(columns)" : "r=\(rows)"
        var rest = Substring(file.base64EncodedString())
        var codes = ""
        var head = "a=T,f=100,q=2,C=1,\(place),"
        while !rest.isEmpty {
            let part = rest.prefix(partLength)
            rest = rest.dropFirst(part.count)
            codes += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
            head = ""
        }
        return codes
    }
}
