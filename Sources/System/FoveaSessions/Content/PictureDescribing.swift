package import Foundation
package import FoveaCapture
package import ProviderProcesses
package import ImageCodingEngine
package import ServiceInterface

/// Describes a picture for searches in apps.
package protocol PictureDescribing: Sendable {
    /// The limits under which pictures are decoded.
    var limits: DecodingLimits { get }
    /// Parses a picture's header and checks the limits; runs away from the cooperative pool.
    func capture(_ bytes: Data, kind: CaptureKind?) async throws -> CapturedPicture
    /// Creates the content of a search; runs away from the cooperative pool.
    func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent
    /// Loads the needed models.
    func warm() async
    /// Returns the labels of a part of a picture, with probabilities.
    func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel]
    /// Reads a picture's text, which is expected in languages, and its codes; no languages are the usual ones.
    func reading(of picture: CapturedPicture, languages: [String]) async throws -> PictureReading
}

extension PictureDescribing {
    /// The default limits.
    package var limits: DecodingLimits { .default }
}
