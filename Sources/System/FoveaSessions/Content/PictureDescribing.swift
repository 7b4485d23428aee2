package import Foundation
package import FoveaCapture
package import GeometryEngine
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
    /// Finds the things that stand out in a picture, the largest first.
    func subjects(of picture: CapturedPicture) async throws -> [FoundSubject]
    /// Looks closer at a point of a picture for a thing that doesn't stand out from all of it.
    func subject(at point: Point, of picture: CapturedPicture) async throws -> FoundSubject?
    /// Returns a thing in a picture without its background, as a PNG.
    func cutOut(_ subject: FoundSubject, from picture: CapturedPicture) async throws -> Data
}

extension PictureDescribing {
    /// The default limits.
    package var limits: DecodingLimits { .default }
}
