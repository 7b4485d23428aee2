public import CoreVideo
import PixelEngine

/// A thing in a picture as seen from straight ahead.
///
/// A feature print describes all that it is given, so make it of this rather than of the whole photo. What is on its
/// side stays so: nothing in a rectangle tells which way is up. Compare the prints of all four turns where that
/// matters.
///
public struct UprightPicture: Sendable {
    /// The pixels of the thing.
    public let pixelBuffer: CVReadOnlyPixelBuffer
    /// The quadrilateral of the thing in the picture; the searched part's corners when no rectangle was found.
    public let quad: MatchedQuad
    /// How surely the thing is a rectangle, from 0 to 1, or nil when none was found.
    public let confidence: Double?
    let pixels: Raster

    init(_ pixels: Raster, quad: MatchedQuad, confidence: Double?) throws(VisualCatalogError) {
        self.pixels = pixels
        self.quad = quad
        self.confidence = confidence
        pixelBuffer = try Self.buffer(pixels)
    }

    /// Returns the pixels turned clockwise by a number of quarters.
    public func turned(clockwise quarters: Int) throws(VisualCatalogError) -> CVReadOnlyPixelBuffer {
        let orientation: PictureOrientation =
            switch ((quarters % 4) + 4) % 4 {
            case 1: .right
            case 2: .down
            case 3: .left
            default: .up
            }
        guard orientation != .up else { return pixelBuffer }
        do {
            return try Self.buffer(pixels.oriented(orientation))
        } catch {
            throw VisualCatalogError(error, "turn \(pixels.width) × \(pixels.height) pixels")
        }
    }

    private static func buffer(_ pixels: Raster) throws(VisualCatalogError) -> CVReadOnlyPixelBuffer {
        do {
            // What apps and Core Image use most.
            return CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(pixels.converted(to: .bgra8, alpha: .opaque)))
        } catch {
            throw VisualCatalogError(error, "keep \(pixels.width) × \(pixels.height) pixels")
        }
    }
}

extension VisualCatalogError {
    /// An error of the pixels that a picture was brought to.
    fileprivate init(_ error: any Error, _ work: String) {
        self.init(
            code: .outOfMemory,
            message: "There is no memory to \(work); free some and try again.",
            cause: error
        )
    }
}
