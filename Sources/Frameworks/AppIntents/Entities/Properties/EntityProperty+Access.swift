/// How the value of a property comes about that doesn't hold one.
struct EntityPropertyAccess<Value: Sendable>: Sendable {
    /// The name of the property in the source.
    let identifier: String
    var getter: (@Sendable () -> Value)?
    var setter: (@Sendable (Value) -> Void)?
    var asyncGetter: (@Sendable () async throws -> Value)?

    /// Passes a value on to the code of the entity.
    func assign(_ value: Value) {
        guard let setter else {
            preconditionFailure("The property '\(identifier)' can't be assigned; give it a setter.")
        }
        setter(value)
    }
}

extension EntityProperty {
    /// Creates a property whose value is computed.
    ///
    /// ``ComputedProperty()`` makes these; the code of an app has no need to.
    public convenience init(
        identifier: String,
        title: LocalizedStringResource = "",
        getter: @escaping @Sendable () -> Value,
        setter: (@Sendable (Value) -> Void)? = nil
    ) {
        let access = EntityPropertyAccess(identifier: identifier, getter: getter, setter: setter)
        self.init(identifier: identifier, title: title, source: .bound(access))
    }

    /// Creates a property whose value is fetched only when it is asked for.
    ///
    /// ``DeferredProperty()`` makes these; the code of an app has no need to.
    public convenience init(
        identifier: String,
        title: LocalizedStringResource = "",
        asyncGetter: @escaping @Sendable () async throws -> Value
    ) {
        let access = EntityPropertyAccess(identifier: identifier, asyncGetter: asyncGetter)
        self.init(identifier: identifier, title: title, source: .bound(access))
    }

    /// Returns the value, whether the property holds, computes or fetches it; nil when there is none.
    package func loadedValue() async throws -> Value? {
        if case .bound(let access) = source, let asyncGetter = access.asyncGetter { return try await asyncGetter() }
        return currentValue
    }
}
