package import Foundation
package import FoveaCapture
package import ProviderProcesses
package import ImageCodingEngine
package import ServiceInterface

/// Turns a picture into what apps are asked about.
package protocol PictureDescribing: Sendable {
    /// The limits under which pictures are decoded.
    var limits: DecodingLimits { get }
    /// Reads a picture's header and refuses what is beyond the limits; takes its time away from the cooperative pool.
    func capture(_ bytes: Data, kind: CaptureKind?) async throws -> CapturedPicture
    /// Makes the content of a search; takes its time away from the cooperative pool.
    func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent
    /// Loads what describing needs.
    func warm() async
    /// Says what a part of a picture shows, with probabilities.
    func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel]
}

extension PictureDescribing {
    /// Those of this process.
    package var limits: DecodingLimits { .default }
}
