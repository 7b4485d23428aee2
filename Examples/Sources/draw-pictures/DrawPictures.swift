import CoreGraphics
import Foundation
import ImageIO

/// Draws the pictures that ship with the repository.
///
/// Run it as `swift run --package-path Examples draw-pictures Examples/Pictures`.
@main
enum DrawPictures {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 1, let folder = arguments.first else {
            throw DrawingError("Name one folder to put the pictures into: draw-pictures FOLDER")
        }
        let pictures: [(name: String, draw: (Canvas) -> Void)] = [
            ("balloon", drawBalloon),
            ("lighthouse", drawLighthouse),
        ]
        for picture in pictures {
            let canvas = try Canvas(width: 800, height: 600)
            picture.draw(canvas)
            let file = URL(fileURLWithPath: folder).appendingPathComponent("\(picture.name).png")
            try write(try canvas.image(), to: file)
        }
    }

    private static func write(_ image: CGImage, to file: URL) throws {
        guard let destination = CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil) else {
            throw DrawingError("Can't write a picture to '\(file.path)'.")
        }
        CGImageDestinationAddImage(destination, image, nil)
        guard CGImageDestinationFinalize(destination) else {
            throw DrawingError("Couldn't write '\(file.path)'. Is the folder there, and yours?")
        }
    }
}

/// A drawing that couldn't be made or written.
struct DrawingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
