import Foundation
import ImageCodingEngine
import PixelEngine

/// Draws the pictures of the sample apps, and makes the prints that come with them.
@main
enum DrawCovers {
    private static let usage = """
        Usage: draw-covers music|landmarks FOLDER [NAME…]
               draw-covers prints FOLDER FILE

        """

    static func main() async {
        var arguments = CommandLine.arguments.dropFirst()
        guard let kind = arguments.popFirst(), let folder = arguments.popFirst() else { fail(usage, code: 64) }
        do {
            if let pictures = pictures[kind] {
                try draw(pictures.filter { arguments.isEmpty || arguments.contains($0.name) }, into: folder)
            } else if kind == "prints", let file = arguments.popFirst() {
                try await PrintFile(folder: URL(filePath: folder), file: URL(filePath: file)).update()
            } else {
                fail(usage, code: 64)
            }
        } catch {
            fail("\(error)\n", code: 73)
        }
    }

    private static func draw(_ pictures: [Picture], into folder: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for picture in pictures {
            let raster = try picture.draw().raster()
            let data = try ImageEncoder.encode(raster, as: .webp, options: EncodingOptions(quality: 0.8))
            try data.write(to: URL(filePath: folder).appending(path: picture.name + ".webp"))
            print(picture.name, data.count)
        }
    }

    private static func fail(_ message: String, code: Int32) -> Never {
        FileHandle.standardError.write(Data(message.utf8))
        exit(code)
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
