/// A value in a FHIR resource.
///
/// Members keep their order, and numbers their digits: 120.0 says more than 120, and what we don't know is written back
/// as it was read.
package enum FHIRElement: Sendable, Hashable {
    /// The absence of a value, in lists.
    case null
    /// A truth value.
    case boolean(Bool)
    /// A number, as it is written.
    case number(String)
    /// A text.
    case string(String)
    /// A list.
    case list([FHIRElement])
    /// Members by name.
    case object(FHIRObject)
}

/// The members of an object in a FHIR resource.
package struct FHIRObject: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// The names and values, in the order of the file.
    package private(set) var members: [Member] = []

    /// A name and its value.
    package struct Member: Sendable, Hashable {
        /// The name.
        package let name: String
        /// The value.
        package var value: FHIRElement
    }

    /// Creates an object with members; those without a value are left out.
    package init(dictionaryLiteral elements: (String, FHIRElement?)...) {
        members = elements.compactMap { name, value in value.map { Member(name: name, value: $0) } }
    }

    /// Creates an object with members whose names differ.
    init(members: [Member]) { self.members = members }

    /// The value of a member; setting nil removes it.
    package subscript(name: String) -> FHIRElement? {
        get { members.first { $0.name == name }?.value }
        set {
            guard let newValue else { return members.removeAll { $0.name == name } }
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = newValue
            } else {
                members.append(Member(name: name, value: newValue))
            }
        }
    }
}

extension FHIRElement: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    /// Creates a text.
    package init(stringLiteral value: String) { self = .string(value) }

    /// Creates a list.
    package init(arrayLiteral elements: FHIRElement...) { self = .list(elements) }

    /// Creates an object with members; those without a value are left out.
    package init(dictionaryLiteral elements: (String, FHIRElement?)...) {
        self = .object(
            FHIRObject(members: elements.compactMap { name, value in value.map { .init(name: name, value: $0) } })
        )
    }

    /// Creates a number with the fewest digits that tell it from others.
    init(_ number: Double) {
        let text = "\(number)"
        self = .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    /// The text, or nil if it is none.
    var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The truth value, or nil if it is none.
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

    /// The number, or nil if it is none.
    var double: Double? { if case .number(let text) = self { Double(text) } else { nil } }

    /// The whole number, or nil if it is none.
    var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

    /// The elements of a list, none if it isn't one.
    var elements: [FHIRElement] { if case .list(let elements) = self { elements } else { [] } }

    /// The members, or nil if it is no object.
    var object: FHIRObject? { if case .object(let object) = self { object } else { nil } }

    /// The value of a member of an object.
    subscript(name: String) -> FHIRElement? { object?[name] }
}
