package import Foundation
package import ImageCodingEngine
package import LabelEngine
package import PictureEngine
package import PrintEngine

/// What the commands ask about pictures.
package protocol PictureAnalysis: Sendable {
    /// Returns what the header of a picture says.
    func facts(of data: Data, limits: DecodingLimits) throws -> PictureFacts
    /// Returns what a picture shows, best first.
    func labels(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> [ScoredLabel]
    /// Returns the feature print of a picture.
    func print(of data: Data, in region: PictureRegion, limits: DecodingLimits) async throws -> ImagePrint
}
