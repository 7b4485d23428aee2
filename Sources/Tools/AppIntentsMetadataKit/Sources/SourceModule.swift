import SwiftSyntax

/// A module with its sources.
package struct SourceModule: Sendable {
    /// The name by which the module is imported.
    package let name: String
    /// The relation of the module to the described one.
    package let relation: Relation
    /// The files.
    package let files: [SourceFile]

    /// Creates a module.
    package init(name: String, relation: Relation, files: [SourceFile]) {
        self.name = name
        self.relation = relation
        self.files = files
    }

    /// A relation of a module to the described one.
    package enum Relation: Hashable, Sendable {
        /// The module itself.
        case itself
        /// Another module of the same package.
        case samePackage
        /// A module of another package.
        case otherPackage

        /// The least access level that makes a type visible in the described module.
        var leastAccess: AccessLevel {
            switch self {
            case .itself: .internal
            case .samePackage: .package
            case .otherPackage: .public
            }
        }
    }
}
