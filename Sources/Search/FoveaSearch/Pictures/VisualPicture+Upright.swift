import ConcurrencyEngine
import GeometryEngine
import ImageCodingEngine
import PictureEngine
import PixelEngine
import RectangleEngine
public import Vision
public import VisualIntelligence

extension VisualPicture {
    /// Creates a picture from the pixels of a descriptor, or nil when it has labels alone.
    ///
    /// It keeps what searches make of its pixels for the next one, so hold it for one answer and no longer.
    public static func descriptor(_ descriptor: SemanticContentDescriptor) -> VisualPicture? {
        descriptor.pixelBuffer.map { VisualPicture(source: .pixelBuffer($0), looks: EarlierLooks()) }
    }

    /// Rectifies the picture: returns its most confident rectangle as seen from straight ahead.
    ///
    /// With a region only that part counts, and with a point the rectangle that is there. Where there is none, the
    /// answer is the whole of the region. It takes about ten milliseconds beyond decoding.
    /// - Parameters:
    ///   - region: The part of the picture to look at, or nil for all of it.
    ///   - point: A place on the thing, as where a person tapped, or nil.
    ///   - maximumSide: The largest number of pixels of the longer side.
    /// - Throws: A ``VisualCatalogError`` when the picture can't be read, or when the region or the point is
    ///   out of bounds.
    public func upright(
        in region: NormalizedRect? = nil,
        at point: NormalizedPoint? = nil,
        maximumSide: Int = 1024
    ) async throws -> UprightPicture {
        let focus = try PictureFocus(region: region, point: point)
        return try await opened(maximumSide) { picture in try upright(picture, focus, maximumSide: maximumSide) }
    }

    /// Rectifies the picture's most confident rectangle, or returns nil where none is sure enough.
    ///
    /// That takes less time than a rectangle whose confidence turns out to be too low.
    /// - Parameters:
    ///   - confidence: The least confidence, from 0 to 1.
    ///   - maximumSide: The largest number of pixels of the longer side.
    /// - Throws: A ``VisualCatalogError`` when the picture can't be read.
    public func upright(withConfidence confidence: Double, maximumSide: Int = 1024) async throws -> UprightPicture? {
        let focus = try PictureFocus(region: nil, point: nil)
        return try await opened(maximumSide) { picture in
            guard let found = try focus.rectangle(in: picture, looks), found.confidence >= confidence else {
                return nil
            }
            return try upright(picture, found, maximumSide: maximumSide)
        }
    }

    private func opened<Made: Sendable>(
        _ maximumSide: Int,
        _ body: @escaping @Sendable (Picture) throws -> Made
    ) async throws -> Made {
        guard maximumSide > 0 else {
            throw VisualCatalogError(
                code: .invalidQuery,
                message: "A picture can't have \(maximumSide) pixels to a side; ask for 1 or more."
            )
        }
        return try await BlockingWork.run {
            let opened = try opened(limits: .default)
            do {
                return try body(opened)
            } catch {
                throw VisualCatalogError(error)
            }
        }
    }

    private func upright(_ picture: Picture, _ focus: PictureFocus, maximumSide: Int) throws -> UprightPicture {
        guard let found = try focus.rectangle(in: picture, looks) else {
            let pixels = try picture.raster(for: picture.need(of: focus.region, within: maximumSide))
            return try UprightPicture(pixels, quad: MatchedQuad(Quadrilateral(focus.region.rect)), confidence: nil)
        }
        return try upright(picture, found, maximumSide: maximumSide)
    }

    private func upright(_ picture: Picture, _ found: FoundRectangle, maximumSide: Int) throws -> UprightPicture {
        let pixels = try RectangleEngine.upright(found.corners, of: picture, maximumSide: maximumSide)
        return try UprightPicture(pixels, quad: MatchedQuad(found.corners), confidence: found.confidence)
    }
}
