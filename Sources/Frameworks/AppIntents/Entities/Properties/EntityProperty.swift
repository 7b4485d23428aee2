public import CoreSpotlight
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
    /// The name by which programs ask for the property, or nil for the name in the source.
    package let identifier: String?
    /// The attribute of an index that the value becomes, or nil for none.
    package let indexingKey: PropertyIndexingKey?
    /// The place that the value comes from.
    let source: PropertySource<Value>

    init(
        identifier: String?,
        title: LocalizedStringResource = "",
        indexingKey: PropertyIndexingKey? = nil,
        source: PropertySource<Value> = .storage
    ) {
        let value: Value? = if case .storage = source { missingValue(of: Value.self) } else { nil }
        state = Mutex(State(title: title, value: value))
        self.identifier = identifier
        self.indexingKey = indexingKey
        self.source = source
    }

    // A bare `@Property` needs its initializer in the class itself.
    /// Creates a property without a title.
    public convenience init() {
        self.init(identifier: nil)
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
                let name = identifier.map { "The property \"\($0)\"" } ?? "A property"
                preconditionFailure(
                    source.isStorage
                        ? "\(name) of type \(Value.self) was read before it had a value; assign it in the initializer."
                        : "\(name) of type \(Value.self) is computed; read it from its entity."
                )
            }
            return value
        }
        set {
            if case .bound(let access) = source {
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
        if case .bound(let access) = source, let getter = access.getter { return getter() }
        return state.withLock { $0.value }
    }
}

// MARK: - Stored properties

extension EntityProperty {
    /// Creates a property with a title.
    public convenience init(title: LocalizedStringResource) {
        self.init(identifier: nil, title: title)
    }

    /// Creates an indexed property.
    public convenience init(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) {
        self.init(identifier: nil, indexingKey: .attribute(indexingKey))
    }

    /// Creates an indexed property with a title.
    public convenience init(
        title: LocalizedStringResource,
        indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) {
        self.init(identifier: nil, title: title, indexingKey: .attribute(indexingKey))
    }

    /// Creates a property, indexed under a custom key.
    public convenience init(customIndexingKey: CSCustomAttributeKey) {
        self.init(identifier: nil, indexingKey: .custom(customIndexingKey))
    }

    /// Creates a property with a title, indexed under a custom key.
    public convenience init(title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey) {
        self.init(identifier: nil, title: title, indexingKey: .custom(customIndexingKey))
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
