package import Foundation
package import FoveaCapture
package import ProviderFrames

/// A stored search, whose results later commands can open.
package struct SessionRecord: Codable, Sendable, Hashable {
    /// An app with its results.
    package struct App: Codable, Sendable, Hashable {
        package var id: String
        package var name: String
        package var offersMore: Bool
        package var results: [Result]
    }

    /// A result with its number on the sheet.
    package struct Result: Codable, Sendable, Hashable {
        package var number: Int
        package var title: String
        package var canOpen: Bool
        package var reference: ItemReference
    }

    /// The size of the search's pixels.
    package struct Pixels: Codable, Sendable, Hashable {
        package var width: Int
        package var height: Int

        /// Returns a Boolean value that indicates whether a number of bytes is right for pixels of four bytes.
        package func fits(_ byteCount: Int) -> Bool {
            // The size comes from a file, and may be anything.
            let sides = 1...65_536
            return sides.contains(width) && sides.contains(height) && byteCount == width * height * 4
        }
    }

    /// The picture of a search by the service, whose pixels the command doesn't have.
    package struct Picture: Codable, Sendable, Hashable {
        /// The session in the service.
        package var session: String
        package var highlight: Highlight
        package var profile: String
        package var kind: String?
    }

    /// The time of the search.
    package var date: Date
    /// The display name of the picture.
    package var picture: String
    /// The providers given for one run.
    package var providers: [String]
    /// The labels of the search.
    package var labels: [String]
    /// The size of the pixels, or nil without any.
    package var pixels: Pixels?
    /// The service's search, or nil when the command hosted the apps itself.
    package var asked: Picture?
    /// The apps in their order.
    package var apps: [App]
}
