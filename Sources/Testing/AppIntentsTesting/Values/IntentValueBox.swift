/// A value of an app on the way to a test, or the reason why there is none.
///
/// `@unchecked Sendable`: what is inside comes from entities and from the results of intents, which can cross to other
/// tasks, and from values that a query handed over. Reflection forgets that of their parts.
struct IntentValueBox: @unchecked Sendable {
    private let value: Result<Any?, IntentsTestingError>
    private let bundleIdentifier: String

    init(_ value: Any?, _ bundleIdentifier: String) {
        self.value = .success(value.flatMap { Self.unwrapped($0) })
        self.bundleIdentifier = bundleIdentifier
    }

    private init(failure: IntentsTestingError) {
        value = .failure(failure)
        bundleIdentifier = ""
    }

    static func failed(_ message: String) -> IntentValueBox { IntentValueBox(failure: IntentsTestingError(message)) }

    /// The value without knowing its type, or nil when there is none.
    var expression: (any IntentValueExpressing)? {
        guard let value = try? value.get() else { return nil }
        return erased(value) as? any IntentValueExpressing
    }

    /// The value as a type.
    func converted<T>(to type: T.Type = T.self) throws(IntentsTestingError) -> T {
        guard let value = try value.get() else {
            if let none = (T.self as? any OptionalTarget.Type)?.missing as? T { return none }
            throw IntentsTestingError("There is no value to read as \(T.self). Read it as \(T.self)?.")
        }
        if let value = value as? T { return value }
        if let value = erased(value) as? T { return value }
        if let optional = T.self as? any OptionalTarget.Type, let value = try optional.wrapping(self) as? T {
            return value
        }
        if let list = T.self as? any ListTarget.Type, let values = value as? [Any],
            let value = try list.collecting(values.map { IntentValueBox($0, bundleIdentifier) }) as? T
        {
            return value
        }
        throw .wrongType("\(Swift.type(of: value))", expected: "\(T.self)")
    }

    /// The value of a property.
    func property(_ name: String) -> IntentValueBox {
        do {
            guard let value = try value.get() else {
                return .failed("There is nothing to read \(name) of. A reference gets its properties from a query.")
            }
            if let entity = value as? AnyAppEntity {
                return IntentValueBox(entity.entity, bundleIdentifier).property(name)
            }
            let children = Mirror(reflecting: value).children
            if let property = children.first(where: { $0.label == "_\(name)" })?.value as? any AnyIntentValue {
                return IntentValueBox(property.currentPropertyValue, bundleIdentifier)
            }
            if name == "id", let entity = value as? any AppEntity {
                return IntentValueBox(entity.attributedReference.identifier, bundleIdentifier)
            }
            guard let child = children.first(where: { $0.label == name }) else {
                let names = children.compactMap { $0.label.map { $0.trimmingPrefix("_") } }.joined(separator: ", ")
                return .failed("\(Swift.type(of: value)) has no property \(name). Its properties are: \(names).")
            }
            return IntentValueBox(child.value, bundleIdentifier)
        } catch {
            return IntentValueBox(failure: error)
        }
    }

    /// The element at a position of a list.
    func element(_ index: Int) -> IntentValueBox {
        do {
            guard let values = try value.get() as? [Any] else { return .failed("The value is no list.") }
            guard values.indices.contains(index) else {
                return .failed("There is no value at position \(index) of \(values.count).")
            }
            return IntentValueBox(values[index], bundleIdentifier)
        } catch {
            return IntentValueBox(failure: error)
        }
    }

    /// What a value given by a test is for the app.
    static func argument(_ value: any IntentValueExpressing) throws -> any Sendable {
        switch value {
        case let entity as AnyAppEntity:
            if let entity = entity.entity { return entity }
            let type = entity.identifier.entityType.persistentIdentifier
            return EntityIdentifier(activityIdentifier: "\(type)/\(entity.identifier.instanceIdentifier)")
                ?? entity.identifier.instanceIdentifier
        case let value as AnyAppEnum: return value.rawValue
        case let values as [any IntentValueExpressing]: return try values.map { try argument($0) } as [any Sendable]
        default: return value
        }
    }

    private func erased(_ value: Any) -> Any {
        if let entity = value as? any AppEntity { return AnyAppEntity(entity, of: bundleIdentifier) }
        if let value = value as? any AppEnum { return value.erased }
        return value
    }

    /// Takes a value out of unions and optionals.
    private static func unwrapped(_ value: Any) -> Any? {
        if let union = value as? any _IntentValueRepresentable, !(value is any AppEntity) {
            return unwrapped(union.asIntentValue)
        }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}

extension AnyIntentValue {
    /// The value of a property of an entity, or nil before there is one.
    fileprivate var currentPropertyValue: Any? { (self as? EntityProperty<Value>)?.currentValue }
}

// MARK: - Targets

/// An optional that a value is read as.
private protocol OptionalTarget {
    static var missing: Any { get }
    static func wrapping(_ box: IntentValueBox) throws(IntentsTestingError) -> Any
}

extension Optional: OptionalTarget {
    static var missing: Any { Self(nilLiteral: ()) as Any }

    static func wrapping(_ box: IntentValueBox) throws(IntentsTestingError) -> Any {
        Self.some(try box.converted(to: Wrapped.self)) as Any
    }
}

/// A list that a value is read as.
private protocol ListTarget {
    static func collecting(_ boxes: [IntentValueBox]) throws(IntentsTestingError) -> Any
}

extension Array: ListTarget {
    static func collecting(_ boxes: [IntentValueBox]) throws(IntentsTestingError) -> Any {
        var elements: [Element] = []
        for box in boxes { elements.append(try box.converted(to: Element.self)) }
        return elements
    }
}
