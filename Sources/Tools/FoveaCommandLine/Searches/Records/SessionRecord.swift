package import Foundation
package import FoveaCapture
package import ProviderFrames

/// A search that outlives the command that made it, so that its results can be opened.
package struct SessionRecord: Codable, Sendable, Hashable {
    /// An app with what it found.
    package struct App: Codable, Sendable, Hashable {
        package var id: String
        package var name: String
        package var offersMore: Bool
        package var results: [Result]
    }

    /// A result under the number that the sheet gave it.
    package struct Result: Codable, Sendable, Hashable {
        package var number: Int
        package var title: String
        package var canOpen: Bool
        package var reference: ItemReference
    }

    /// The size of the pixels that the apps were asked about.
    package struct Pixels: Codable, Sendable, Hashable {
        package var width: Int
        package var height: Int

        /// Returns a Boolean value that indicates whether bytes are as many as pixels of four bytes take.
        package func fits(_ byteCount: Int) -> Bool {
            // The size comes from a file, and may be of any kind.
            let sides = 1...65_536
            return sides.contains(width) && sides.contains(height) && byteCount == width * height * 4
        }
    }

    /// The picture that the service was asked about, whose pixels no command has.
    package struct Picture: Codable, Sendable, Hashable {
        /// The session in the service.
        package var session: String
        package var highlight: Highlight
        package var profile: String
        package var kind: String?
    }

    /// The time of the search.
    package var date: Date
    /// The picture's name for people.
    package var picture: String
    /// The providers that were named for the moment.
    package var providers: [String]
    /// The labels that the apps were asked with.
    package var labels: [String]
    /// The size of the pixels, or nil where there are none.
    package var pixels: Pixels?
    /// How the service was asked, or nil where the command asked the apps itself.
    package var asked: Picture?
    /// The apps in their order.
    package var apps: [App]
}
