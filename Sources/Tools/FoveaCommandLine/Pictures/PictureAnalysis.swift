package import Foundation

/// What the commands ask about pictures.
package protocol PictureAnalysis: Sendable {
    /// Returns what the header of a picture says.
    func facts(of data: Data) throws -> PictureFacts
    /// Returns what a picture shows, best first.
    func labels(of data: Data, in region: UnitRectangle) async throws -> [PictureLabel]
    /// Returns the feature print of a picture.
    func print(of data: Data, in region: UnitRectangle) async throws -> PicturePrint
}

/// A general term for what a picture shows.
package struct PictureLabel: Sendable, Hashable {
    /// The term.
    package let identifier: String
    /// How certain it is, from 0 to 1.
    package let confidence: Float

    /// Creates a label.
    package init(_ identifier: String, confidence: Float) {
        self.identifier = identifier
        self.confidence = confidence
    }
}

/// A feature print.
package struct PicturePrint: Sendable, Hashable {
    /// The revision of the network behind it; only prints of one revision can be compared.
    package let revision: Int
    /// The values.
    package let values: [Float]

    /// Creates a print.
    package init(revision: Int, values: [Float]) {
        self.revision = revision
        self.values = values
    }
}
