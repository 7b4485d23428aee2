package import Foundation

extension AppIntentsManifest {
    /// The file name suffix of manifests.
    package static let fileSuffix = ".appintents.json"

    /// Returns the manifest as JSON, the same for the same content.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// Reads a manifest.
    package init(data: Data) throws(AppIntentsManifestError) {
        struct Header: Decodable { var version: Int }
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data) else {
            throw AppIntentsManifestError("It isn't a manifest of app intents. Build the app again with the plugin.")
        }
        guard header.version == Self.currentVersion else {
            throw AppIntentsManifestError(
                """
                It has version \(header.version) of the format, and this program reads \(Self.currentVersion). Build \
                the app again with this version of the plugin.
                """
            )
        }
        do {
            self = try decoder.decode(Self.self, from: data)
        } catch {
            throw AppIntentsManifestError("It is damaged. Build the app again with the plugin.")
        }
    }
}

/// A reason why a manifest can't be read.
package struct AppIntentsManifestError: Error, Sendable, CustomStringConvertible {
    /// The error and its remedy.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
