import Synchronization

/// A property of an entity that the system can read.
///
/// The value lives in an object: copies of an entity share it, and assigning it changes all of them. A property
/// without a value is nil when it is optional; reading any other before it is assigned stops the program.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, Sendable {
    private struct State {
        var title: LocalizedStringResource
        var value: Value?
        var transientIdentifier: UUID?
    }

    private let state: Mutex<State>
    /// How the value comes about where the property doesn't hold one.
    let access: EntityPropertyAccess<Value>?

    /// Creates a property without a title.
    public convenience init() {
        self.init(title: "")
    }

    /// Creates a property with a title.
    public convenience init(title: LocalizedStringResource) {
        self.init(title: title, access: nil)
    }

    /// Creates a property that holds its value, or one whose value comes from elsewhere.
    init(title: LocalizedStringResource, access: EntityPropertyAccess<Value>?) {
        state = Mutex(State(title: title, value: missingValue(of: Value.self)))
        self.access = access
    }

    /// The name of the property, as people read it.
    public var title: LocalizedStringResource {
        get { state.withLock { $0.title } }
        set { state.withLock { $0.title = newValue } }
    }

    /// A Boolean value that indicates whether the value may be missing.
    public var isOptional: Bool { Value.self is any OptionalValue.Type }

    /// The value.
    public var wrappedValue: Value {
        get {
            guard let value = currentValue else {
                preconditionFailure(
                    "A property of type \(Value.self) was read before it had a value; assign it in the initializer."
                )
            }
            return value
        }
        set {
            if let access {
                access.assign(newValue)
            } else {
                state.withLock { $0.value = newValue }
            }
        }
    }

    /// The property itself, to which key paths such as `\.$name` lead.
    public var projectedValue: EntityProperty<Value> { self }

    /// The value, or nil before there is one.
    package var currentValue: Value? {
        if let getter = access?.getter { return getter() }
        return state.withLock { $0.value }
    }
}

// MARK: - Conformances

extension EntityProperty: TransientIdentity {
    /// An identifier that is made once for the property and its copies.
    var transientIdentifier: UUID {
        state.withLock { state in
            let identifier = state.transientIdentifier ?? UUID()
            state.transientIdentifier = identifier
            return identifier
        }
    }
}

extension EntityProperty: CustomStringConvertible {
    /// The value as text.
    public var description: String { currentValue.map { "\($0)" } ?? "no value" }
}

extension EntityProperty: Encodable where Value: Encodable {
    /// Encodes the value alone.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let value = currentValue {
            try container.encode(value)
        } else {
            try container.encodeNil()
        }
    }
}

extension EntityProperty: Decodable where Value: Decodable {
    /// Creates a property without a title by decoding its value.
    public convenience init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer().decode(Value.self)
        self.init()
        wrappedValue = value
    }
}
