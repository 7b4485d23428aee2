import Foundation
import ImageCodingEngine
import PixelEngine

/// Draws the pictures of the sample apps: `draw-covers music FOLDER [NAME…]`, `draw-covers landmarks FOLDER [NAME…]`.
@main
enum DrawCovers {
    static func main() {
        var arguments = CommandLine.arguments.dropFirst()
        guard let kind = arguments.popFirst(), let pictures = pictures[kind], let folder = arguments.popFirst() else {
            FileHandle.standardError.write(Data("Usage: draw-covers music|landmarks FOLDER [NAME…]\n".utf8))
            exit(64)
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for picture in pictures where arguments.isEmpty || arguments.contains(picture.name) {
                let raster = try picture.draw().raster()
                let options = EncodingOptions(quality: 0.8)
                let data = try ImageEncoder.encode(raster, as: .webp, options: options)
                try data.write(to: URL(filePath: folder).appending(path: picture.name + ".webp"))
                print(picture.name, data.count)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(73)
        }
    }

    private static let pictures: [String: [Picture]] = ["music": Picture.covers, "landmarks": Picture.landmarks]
}

/// A picture under the name of its file.
struct Picture: Sendable {
    let name: String
    let draw: @Sendable () -> Film

    init(_ name: String, _ draw: @escaping @Sendable () -> Film) {
        self.name = name
        self.draw = draw
    }
}
