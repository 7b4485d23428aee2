extension AppIntentsManifest {
    /// An app intent.
    package struct Intent: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The title, if it is a literal in the source.
        package var title: String?
        /// The description, if it is a literal in the source.
        package var description: String?
        /// The system protocols to which the type conforms.
        package var protocols: [String] = []
        /// The schema that the intent follows, such as `visualIntelligence.semanticContentSearch`.
        package var schema: String?
        /// The type that the intent opens.
        package var opens: String?
        /// Whether the intent opens the app, if it is a literal in the source.
        package var opensAppWhenRun: Bool?
        /// Whether the system offers the intent, if it is a literal in the source.
        package var isDiscoverable: Bool?
        /// The parameters, in the order of the source.
        package var parameters: [Parameter] = []

        /// Creates an intent.
        package init(origin: Origin) {
            self.origin = origin
        }
    }

    /// A parameter of an intent or a property of an entity.
    package struct Parameter: Codable, Hashable, Sendable {
        /// The name of the property.
        package var name: String
        /// The type, as the source spells it.
        package var type: String?
        /// The title, if it is a literal in the source.
        package var title: String?
        /// The prompt for a missing value, if it is a literal in the source.
        package var question: String?
        /// A Boolean value that indicates whether the property is optional.
        package var isOptional: Bool

        /// Creates a parameter.
        package init(
            name: String,
            type: String?,
            title: String? = nil,
            question: String? = nil,
            isOptional: Bool = false
        ) {
            self.name = name
            self.type = type
            self.title = title
            self.question = question
            self.isOptional = isOptional
        }
    }

    /// An app shortcut, which needs no set-up by the user.
    package struct Shortcut: Codable, Hashable, Sendable {
        /// The type that declares the shortcut.
        package var provider: Origin
        /// The intent that the shortcut runs.
        package var intent: String
        /// The phrases, with placeholders as the source spells them.
        package var phrases: [String]
        /// The short title, if it is a literal in the source.
        package var shortTitle: String?
        /// The name of the symbol, if it is a literal in the source.
        package var systemImageName: String?

        /// Creates a shortcut.
        package init(
            provider: Origin,
            intent: String,
            phrases: [String],
            shortTitle: String? = nil,
            systemImageName: String? = nil
        ) {
            self.provider = provider
            self.intent = intent
            self.phrases = phrases
            self.shortTitle = shortTitle
            self.systemImageName = systemImageName
        }
    }
}
