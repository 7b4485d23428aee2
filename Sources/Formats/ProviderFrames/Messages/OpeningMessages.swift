/// A result that is to be opened, or a link.
package struct OpenMessage: Codable, Sendable, Hashable {
    /// The persistent identifier of the entity's type.
    package var type: String
    /// The text of the entity's identifier.
    package var identifier: String
    /// The link that is to be followed, in place of a type and an identifier.
    package var link: String?
    /// The time there is, in milliseconds.
    package var milliseconds: Int

    package init(type: String, identifier: String, milliseconds: Int) {
        self.type = type
        self.identifier = identifier
        self.milliseconds = milliseconds
    }

    package init(link: String, milliseconds: Int) {
        self.init(type: "", identifier: "", milliseconds: milliseconds)
        self.link = link
    }
}

/// What came of opening something.
package struct OpenedMessage: Codable, Sendable, Hashable {
    /// The intent that ran, or nil where a link led to the result.
    package var intent: String?
    /// The path of the app's page where it stands now.
    package var place: String
    /// What the app says, or nil.
    package var dialog: String?
    /// A Boolean value that indicates whether the app wants to come to the front.
    package var comesForward: Bool
    /// The links that the app opens, in order.
    package var links: [String]
    /// The link to what was opened, or nil where it has none.
    package var link: String?
    /// The time that the intent took, in milliseconds.
    package var milliseconds: Double

    package init(
        intent: String?,
        place: String,
        dialog: String?,
        comesForward: Bool,
        links: [String],
        link: String? = nil,
        milliseconds: Double
    ) {
        self.intent = intent
        self.place = place
        self.dialog = dialog
        self.comesForward = comesForward
        self.links = links
        self.link = link
        self.milliseconds = milliseconds
    }
}
