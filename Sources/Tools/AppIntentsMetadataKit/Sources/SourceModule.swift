import SwiftSyntax

/// A module whose sources are read.
package struct SourceModule: Sendable {
    /// The name by which the module is imported.
    package let name: String
    /// How the module stands to the one that is described.
    package let relation: Relation
    /// The files.
    package let files: [SourceFile]

    /// Creates a module.
    package init(name: String, relation: Relation, files: [SourceFile]) {
        self.name = name
        self.relation = relation
        self.files = files
    }

    /// How a module stands to the one that is described.
    package enum Relation: Hashable, Sendable {
        /// The module itself.
        case itself
        /// Another module of the same package.
        case samePackage
        /// A module of another package.
        case otherPackage

        /// The least access that a type needs to be named in the module that is described.
        var leastAccess: AccessLevel {
            switch self {
            case .itself: .internal
            case .samePackage: .package
            case .otherPackage: .public
            }
        }
    }
}
