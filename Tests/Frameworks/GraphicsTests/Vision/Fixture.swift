import Foundation
import Testing
import Vision

/// A file beside the tests.
enum Fixture: String {
    /// A woman in a space suit before a flag and a model of the shuttle.
    case astronaut = "astronaut.jpg"
    case cat = "cat.jpg"
    case turnedCat = "cat-turned.jpg"
    case coffee = "coffee.jpg"
    /// A cover in perspective on a table with other things.
    case cover = "cover.jpg"
    /// The palm of a right hand, with open fingers that point to the right, the thumb lowest.
    case rightPalm = "hand-right-palm.jpg"
    /// The back of a left hand, with open fingers that point to the right, the thumb lowest.
    case leftBack = "hand-left-back.jpg"
    /// A right fist from the back, with the thumb at the top.
    case rightFist = "hand-right-fist.jpg"
    /// A left fist from the fingers.
    case leftFist = "hand-left-fist.jpg"
    /// A drawn letter on a table with other things.
    case page = "page.jpg"
    /// A man who bends over a camera on a tripod, seen from the side.
    case photographer = "photographer.jpg"
    /// A man with a ball, who is seen whole, and one who is cut off below the hips.
    case players = "players.jpg"
    /// The elements of the first picture's print, revision 2.
    case catPrint = "cat-print-revision2.json"

    var url: URL {
        get throws {
            let name = rawValue as NSString
            return try #require(
                Bundle.module.url(
                    forResource: name.deletingPathExtension,
                    withExtension: name.pathExtension,
                    subdirectory: "Fixtures"
                ),
                "The fixture \(rawValue) is missing."
            )
        }
    }

    var data: Data { get throws { try Data(contentsOf: url) } }

    var cgImage: CGImage {
        get throws {
            let source = try #require(CGImageSourceCreateWithURL(url as CFURL, nil))
            return try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        }
    }

    /// A buffer with the picture's pixels in a format and with padded rows.
    func pixelBuffer(_ format: OSType = kCVPixelFormatType_32BGRA) throws -> CVPixelBuffer {
        let image = CIImage(cgImage: try cgImage)
        var buffer: CVPixelBuffer?
        let status = CVPixelBufferCreate(
            kCFAllocatorDefault,
            Int(image.extent.width),
            Int(image.extent.height),
            format,
            nil,
            &buffer
        )
        try #require(status == kCVReturnSuccess)
        let made = try #require(buffer)
        CIContext().render(image, to: made)
        return made
    }
}

extension Tag {
    /// Runs a network.
    @Tag static var network: Self
}
