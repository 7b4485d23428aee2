extension ServiceReply {
    /// The questions of apps that wait for the person's answer.
    package struct Questions: Codable, Sendable, Hashable {
        /// The questions, the oldest first.
        package let questions: [Question]

        /// Creates the list.
        package init(_ questions: [Question]) { self.questions = questions }
    }

    /// A question of an app whether it may use the person's items.
    package struct Question: Codable, Sendable, Hashable {
        /// The identifier.
        package let id: String
        /// The identifier of the app.
        package let app: String
        /// The name of the app.
        package let name: String
        /// The store: `calendar`, `reminders`, `contacts` or `health`.
        package let store: String
        /// What the app asks for: `granted`, to read and change items, or `write-only`.
        package let access: String
        /// What the app says that it needs it for, or nil.
        @Nullable package var purpose: String?

        /// Creates a question.
        package init(id: String, app: String, name: String, store: String, access: String, purpose: String?) {
            self.id = id
            self.app = app
            self.name = name
            self.store = store
            self.access = access
            self.purpose = purpose
        }
    }
}

/// The person's answer to a question of an app.
package struct AnswerRequest: Codable, Sendable, Hashable {
    /// A Boolean value that indicates whether the app may do what it asked for.
    package var allow: Bool

    /// Creates an answer.
    package init(allow: Bool) { self.allow = allow }
}
