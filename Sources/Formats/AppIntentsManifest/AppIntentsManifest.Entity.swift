extension AppIntentsManifest {
    /// An entity type: what intents take and queries find.
    package struct Entity: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The display name of the type, if it is a literal in the source.
        package var title: String?
        /// The system protocols to which the type conforms.
        package var protocols: [String] = []
        /// The schema that the entity follows.
        package var schema: String?
        /// The type of the entity's default query.
        package var query: String?
        /// A Boolean value that indicates whether the entity has a URL.
        package var hasURL = false
        /// The properties, in the order of the source.
        package var properties: [Parameter] = []

        /// Creates an entity.
        package init(origin: Origin) {
            self.origin = origin
        }
    }

    /// An app enumeration.
    package struct Enumeration: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The display name of the type, if it is a literal in the source.
        package var title: String?
        /// The schema that the enumeration follows.
        package var schema: String?
        /// The cases, in the order of the source.
        package var cases: [String] = []

        /// Creates an enumeration.
        package init(origin: Origin) {
            self.origin = origin
        }
    }

    /// A query that finds entities.
    package struct EntityQuery: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The system protocols to which the type conforms.
        package var protocols: [String] = []
        /// The type of the entities, if the source states it.
        package var entity: String?

        /// Creates a query.
        package init(origin: Origin) {
            self.origin = origin
        }
    }

    /// A query that answers a value of the system, such as a visual search.
    package struct ValueQuery: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The type of the query's input, if the source states it.
        package var input: String?
        /// The type of one element of the result, if the source states it.
        package var result: String?

        /// Creates a query.
        package init(origin: Origin) {
            self.origin = origin
        }

        /// A Boolean value that indicates whether the query answers a visual search.
        package var answersVisualSearch: Bool { input == "SemanticContentDescriptor" }
    }

    /// A union of several types of values.
    package struct Union: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The cases, in the order of the source.
        package var cases: [Case] = []

        /// Creates a union.
        package init(origin: Origin) {
            self.origin = origin
        }

        /// A case and the type of its payload.
        package struct Case: Codable, Hashable, Sendable {
            /// The name of the case.
            package var name: String
            /// The type of the payload, if the source states it.
            package var type: String?

            /// Creates a case.
            package init(name: String, type: String?) {
                self.name = name
                self.type = type
            }
        }
    }
}
