package import Foundation
package import GeometryEngine
package import ImageCodingEngine
package import LabelEngine
package import PrintEngine
package import RectangleEngine

/// The analysis of pictures for commands.
package protocol PictureAnalysis: Sendable {
    /// Returns the content of a picture's header.
    func info(of data: Data, limits: DecodingLimits) throws -> ImageInfo
    /// Returns the labels of a picture, best first.
    func labels(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> [ScoredLabel]
    /// Returns the feature print of a picture.
    func print(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> ImagePrint
    /// Returns the rectangles in a picture, most confident first.
    func rectangles(
        in data: Data,
        _ criteria: RectangleCriteria,
        limits: DecodingLimits
    ) async throws -> [FoundRectangle]
    /// Returns a PNG of a picture with rectangles outlined.
    func outlined(_ data: Data, _ rectangles: [FoundRectangle], limits: DecodingLimits) async throws -> Data
    /// Returns a PNG of a rectified rectangle.
    func upright(_ corners: Quadrilateral, of data: Data, limits: DecodingLimits) async throws -> Data
}
