package import ActionEngine

extension ServiceReply {
    /// The actions that the picture of a session offers.
    package struct Actions: Codable, Sendable, Hashable {
        /// The actions; a request names one by its position.
        package let actions: [ActionDescription]

        /// Creates the list.
        package init(_ actions: [ActionDescription]) { self.actions = actions }
    }

    /// What saving an action did.
    package struct Saved: Codable, Sendable, Hashable {
        /// The identifier, by which it is undone, or nil if nothing was changed.
        @Nullable package var id: String?
        /// What was done: `added`, `updated` or `unchanged`.
        package let change: String
        /// The name of the calendar or the address book.
        package let place: String
        /// What was left as the person has edited it, though the picture says otherwise.
        package let kept: [String]

        /// Creates a reply.
        package init(id: String?, change: String, place: String, kept: [String]) {
            self.id = id
            self.change = change
            self.place = place
            self.kept = kept
        }
    }

    /// What is known of an item that was saved from a picture.
    package struct SavedMark: Codable, Sendable, Hashable {
        /// The identifier, by which it is undone.
        package let id: String
        /// When it was saved, in UTC.
        package let date: String
        /// The text that it was read from.
        package let text: String
        /// A Boolean value that indicates whether the piece of the picture that it was read from is kept.
        package let hasPicture: Bool
        /// A Boolean value that indicates whether it can be undone: the item wasn't changed since.
        package let canUndo: Bool

        /// Creates a mark.
        package init(id: String, date: String, text: String, hasPicture: Bool, canUndo: Bool) {
            self.id = id
            self.date = date
            self.text = text
            self.hasPicture = hasPicture
            self.canUndo = canUndo
        }
    }
}

/// A request for the actions that the picture of a session offers: when and where it was captured.
package struct ActionsRequest: Codable, Sendable, Hashable {
    /// The moment of capture by the clock of the place, such as `2026-12-24T19:30`.
    package var moment: String
    /// The region, as two capital letters, or nil if it isn't known.
    package var region: String?
    /// The languages that the person reads, as tags of BCP 47, the preferred one first.
    package var languages: [String]?

    /// Creates a request.
    package init(moment: String, region: String? = nil, languages: [String]? = nil) {
        self.moment = moment
        self.region = region
        self.languages = languages
    }
}

/// A request to save an action, or to join its network, with the fields that the person has changed.
package struct SaveRequest: Codable, Sendable, Hashable {
    /// The new texts by the names of the fields.
    package var fields: [String: String]?

    /// Creates a request.
    package init(fields: [String: String]? = nil) { self.fields = fields }
}
