extension AppIntentsManifest {
    /// A thing that intents take and queries find.
    package struct Entity: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The name of the type as people read it, where the source spells it out.
        package var title: String?
        /// The protocols of the system to which the type conforms.
        package var protocols: [String] = []
        /// The schema that the entity follows.
        package var schema: String?
        /// The type of the query that finds the entities.
        package var query: String?
        /// Whether an entity leads to a page by a URL.
        package var hasURL = false
        /// The properties, in the order of the source.
        package var properties: [Parameter] = []

        /// Creates an entity.
        package init(origin: Origin) {
            self.origin = origin
        }
    }

    /// An enumeration that intents take.
    package struct Enumeration: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The name of the type as people read it, where the source spells it out.
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
        /// The protocols of the system to which the type conforms.
        package var protocols: [String] = []
        /// The type of the entities, where the source tells it.
        package var entity: String?

        /// Creates a query.
        package init(origin: Origin) {
            self.origin = origin
        }
    }

    /// A query that answers values of the system.
    package struct ValueQuery: Codable, Hashable, Sendable {
        /// The type.
        package var origin: Origin
        /// The type of the value that is asked about, where the source tells it.
        package var input: String?
        /// The type of one value of the answer, where the source tells it.
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
            /// The type of the payload, where the source tells it.
            package var type: String?

            /// Creates a case.
            package init(name: String, type: String?) {
                self.name = name
                self.type = type
            }
        }
    }
}
