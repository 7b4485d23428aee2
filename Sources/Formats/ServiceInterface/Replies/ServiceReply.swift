/// The replies of the service other than sheets.
package enum ServiceReply {
    /// The apps in their order.
    package struct Providers: Codable, Sendable, Hashable {
        /// The apps.
        package let providers: [PlacedApp]

        /// Creates the list.
        package init(_ providers: [PlacedApp]) { self.providers = providers }
    }

    /// The health of the service, and its addresses for browsers.
    package struct Health: Codable, Sendable, Hashable {
        /// `ok`.
        package let status: String
        /// The addresses for browsers.
        package let addresses: [String]

        /// Creates a reply.
        package init(status: String, addresses: [String]) {
            self.status = status
            self.addresses = addresses
        }
    }

    /// The labels of a picture.
    package struct Labels: Codable, Sendable, Hashable {
        /// The labels, the most confident first.
        package let labels: [PictureLabel]

        /// Creates a reply.
        package init(_ labels: [PictureLabel]) { self.labels = labels }
    }
}

/// A label of a picture.
package struct PictureLabel: Codable, Sendable, Hashable {
    /// The term.
    package let identifier: String
    /// The probability that it is true.
    package let confidence: Float

    /// Creates a label.
    package init(identifier: String, confidence: Float) {
        self.identifier = identifier
        self.confidence = confidence
    }
}
