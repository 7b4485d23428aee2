import SwiftSyntax

/// How far a declaration can be seen.
enum AccessLevel: String {
    case `private`, `fileprivate`, `internal`, `package`, `public`

    /// Reads the access from the modifiers of a declaration.
    init(of modifiers: DeclModifierListSyntax) {
        let found = modifiers.lazy.filter { $0.detail == nil }
            .compactMap { $0.name.text == "open" ? .public : AccessLevel(rawValue: $0.name.text) }
        self = found.first ?? .internal
    }

    /// The modifier for members that are needed wherever the type is seen, with a space behind.
    ///
    /// An extension of a private type sees it as fileprivate.
    var memberModifier: String {
        switch self {
        case .private, .fileprivate: "fileprivate "
        case .internal: ""
        case .package: "package "
        case .public: "public "
        }
    }
}
