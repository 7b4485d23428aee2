/// A place that the value of a property comes from.
enum PropertySource<Value: Sendable>: Sendable {
    /// The property keeps the value.
    case storage
    /// The code of one entity computes or finds the value, and may take a new one.
    case bound(EntityPropertyAccess<Value>)
    /// An entity computes the value.
    case computed(@Sendable (any Sendable) -> Value?)
    /// An entity finds the value when asked.
    case deferred(@Sendable (any Sendable) async throws -> Value?)

    var isStorage: Bool { if case .storage = self { true } else { false } }
}

// @unchecked Sendable: a key path to a property never changes, and reading through it changes nothing. The paths that
// the macros write name a property and capture no values.
/// A key path that crosses tasks.
struct PropertyPath<Root, Value>: @unchecked Sendable {
    let path: KeyPath<Root, Value>
}

extension PropertySource {
    /// The value at a key path of an entity.
    static func computed<Entity: AppEntity>(_ path: KeyPath<Entity, Value>) -> PropertySource {
        let path = PropertyPath(path: path)
        return .computed { ($0 as? Entity)?[keyPath: path.path] }
    }

    /// What a closure finds for an entity.
    static func deferred<Entity: AppEntity>(
        _ getter: @escaping @Sendable (Entity) async throws -> Value
    ) -> PropertySource {
        .deferred { entity in
            guard let entity = entity as? Entity else { return nil }
            return try await getter(entity)
        }
    }
}
