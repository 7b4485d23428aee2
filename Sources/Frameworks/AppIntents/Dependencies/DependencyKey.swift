/// The name under which a dependency is registered: the app's own, or its type.
struct DependencyKey: Hashable, @unchecked Sendable {
    // `AnyHashable` isn't Sendable because anything fits in. The manager hashes, compares and prints keys, and
    // changes none; a key that changes meanwhile would be lost in any dictionary.
    let name: AnyHashable

    /// The type that stands for a key where the app gives none.
    struct TypeName: Hashable {
        let identifier: ObjectIdentifier
    }

    init(_ key: AnyHashable?, _ type: Any.Type) {
        name = key ?? AnyHashable(TypeName(identifier: ObjectIdentifier(type)))
    }
}
