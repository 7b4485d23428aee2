/// A way to a value through properties and positions, taken when the value is read.
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
    let box: IntentValueBox

    /// Returns the value as a type.
    public func `as`<T: IntentValueConvertible>(_ type: T.Type) throws -> T { try box.converted() }

    /// Returns the value as what stands for an instance of a definition.
    public func `as`<Definition: AppIntentTypeDefinition>(_ definition: Definition) throws -> Definition.Instance {
        let instance: Definition.Instance = try box.converted()
        try definition.isInstance(instance)
        return instance
    }

    /// The value of a property, as a type.
    public subscript<T: IntentValueConvertible>(dynamicMember identifier: String) -> T {
        get throws { try box.property(identifier).converted() }
    }

    /// The path on to the properties of a property.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
        DynamicPropertyPath(box: box.property(identifier))
    }

    /// The value of a property, or nil when there is none.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        box.property(identifier).expression
    }

    /// The element at a position, as a type.
    public subscript<T: IntentValueConvertible>(index: Int) -> T {
        get throws { try box.element(index).converted() }
    }

    /// The path on to the properties of the element at a position.
    public subscript(index: Int) -> DynamicPropertyPath { DynamicPropertyPath(box: box.element(index)) }

    /// The element at a position, or nil when there is none.
    public subscript(index: Int) -> (any IntentValueExpressing)? { box.element(index).expression }
}

/// The values that a query answered, by position.
public struct DynamicPropertyPathCollection: Sendable {
    private let boxes: [IntentValueBox]

    init(_ boxes: [IntentValueBox]) { self.boxes = boxes }

    /// The number of values.
    public var count: Int { boxes.count }

    /// A Boolean value that indicates whether there are no values.
    public var isEmpty: Bool { boxes.isEmpty }

    /// The value at a position, as a type.
    public subscript<T: IntentValueConvertible>(index: Int) -> T {
        get throws { try box(index).converted() }
    }

    /// The path to the value at a position and on to its properties.
    public subscript(index: Int) -> DynamicPropertyPath { DynamicPropertyPath(box: box(index)) }

    /// The value at a position, or nil when there is none.
    public subscript(index: Int) -> (any IntentValueExpressing)? { box(index).expression }

    private func box(_ index: Int) -> IntentValueBox {
        boxes.indices.contains(index) ? boxes[index] : .failed("There is no value at position \(index) of \(count).")
    }
}
