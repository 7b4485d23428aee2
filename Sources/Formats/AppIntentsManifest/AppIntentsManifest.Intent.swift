extension AppIntentsManifest {
    /// An action.
    package struct Intent: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The name of the action, where the source spells it out.
        package var title: String?
        /// What the action does, where the source spells it out.
        package var description: String?
        /// The protocols of the system to which the type conforms.
        package var protocols: [String] = []
        /// The schema that the intent follows, such as `visualIntelligence.semanticContentSearch`.
        package var schema: String?
        /// The type that the intent opens.
        package var opens: String?
        /// Whether the app comes to the front, where the source spells it out.
        package var opensAppWhenRun: Bool?
        /// Whether people find the intent, where the source spells it out.
        package var isDiscoverable: Bool?
        /// The parameters, in the order of the source.
        package var parameters: [Parameter] = []

        /// Creates an intent.
        package init(origin: Origin) {
            self.origin = origin
        }
    }

    /// A property of an intent or entity that the system reads or fills in.
    package struct Parameter: Codable, Hashable, Sendable {
        /// The name of the property.
        package var name: String
        /// The type, as the source spells it.
        package var type: String?
        /// The title, where the source spells it out.
        package var title: String?
        /// The question for a missing value, where the source spells it out.
        package var question: String?
        /// Whether the property may be empty.
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

    /// A shortcut that exists without anybody setting it up.
    package struct Shortcut: Codable, Hashable, Sendable {
        /// The type that lists the shortcut.
        package var provider: Origin
        /// The intent that the shortcut runs.
        package var intent: String
        /// The phrases, with placeholders as the source spells them.
        package var phrases: [String]
        /// The short title, where the source spells it out.
        package var shortTitle: String?
        /// The name of the symbol, where the source spells it out.
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
