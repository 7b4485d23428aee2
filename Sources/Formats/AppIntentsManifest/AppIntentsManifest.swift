/// The app intents metadata of a module, which the build writes next to the program.
///
/// Names of types are qualified by the types around them, not by the module. Every list is sorted, so that the same
/// sources give the same bytes.
package struct AppIntentsManifest: Codable, Hashable, Sendable {
    /// The version of the format that this program writes and reads.
    package static let currentVersion = 1

    /// The version of the format.
    package var version = Self.currentVersion
    /// The name of the module.
    package var module: String
    /// The app intents.
    package var intents: [Intent] = []
    /// The entity types.
    package var entities: [Entity] = []
    /// The app enumerations.
    package var enums: [Enumeration] = []
    /// The queries that find entities.
    package var entityQueries: [EntityQuery] = []
    /// The queries that answer values of the system, such as a visual search.
    package var valueQueries: [ValueQuery] = []
    /// The unions of several types of values.
    package var unions: [Union] = []
    /// The app shortcuts.
    package var shortcuts: [Shortcut] = []

    /// Creates an empty manifest of a module.
    package init(module: String) {
        self.module = module
    }

    /// A Boolean value that indicates whether the manifest is empty.
    package var isEmpty: Bool {
        intents.isEmpty && entities.isEmpty && enums.isEmpty && entityQueries.isEmpty && valueQueries.isEmpty
            && unions.isEmpty && shortcuts.isEmpty
    }
}

extension AppIntentsManifest {
    /// The declaration of a type, and its condition.
    package struct Origin: Codable, Hashable, Sendable {
        /// The name of the type, qualified by the types around it.
        package var type: String
        /// The module that declares the type.
        package var module: String
        /// The file that declares the type, relative to the package.
        package var file: String
        /// The condition of the `#if` around the type, if only the compiler can evaluate it.
        package var condition: String?

        /// Creates an origin.
        package init(type: String, module: String, file: String, condition: String? = nil) {
            self.type = type
            self.module = module
            self.file = file
            self.condition = condition
        }
    }
}
