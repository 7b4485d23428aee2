/// A parameter of a property, such as the type of a phone number.
package struct VCardParameter: Sendable, Hashable {
    /// The name, in capitals.
    package let name: String
    /// The values, without quotation marks.
    package let values: [String]

    /// Creates a parameter.
    package init(_ name: String, _ values: String...) {
        self.init(name, values: values)
    }

    /// Creates a parameter from its values.
    package init(_ name: String, values: [String]) {
        self.name = name.uppercased()
        self.values = values
    }
}

/// A property of a card, such as a phone number.
package struct VCardProperty: Sendable, Hashable {
    /// The name of the group that relates the property to others of the card.
    package let group: String?
    /// The name in capitals, or nothing for a line that is no property.
    package let name: String
    /// The parameters, in order.
    package let parameters: [VCardParameter]
    /// The value as text: transfer encoding and character set are decoded, and what is escaped still is.
    package let value: String
    /// The lines of the file, each without its end, or nothing for a new property.
    let source: [UInt8]?

    /// Creates a property.
    package init(group: String? = nil, _ name: String, _ parameters: [VCardParameter] = [], value: String) {
        self.init(group: group, name: name.uppercased(), parameters: parameters, value: value, source: nil)
    }

    init(group: String?, name: String, parameters: [VCardParameter], value: String, source: [UInt8]?) {
        self.group = group
        self.name = name
        self.parameters = parameters
        self.value = value
        self.source = source
    }

    /// Returns the first value of a parameter.
    package func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.values.first
    }

    /// The types, in small letters, however they are written.
    package var types: Set<String> {
        Set(
            parameters.filter { $0.name == "TYPE" }.flatMap(\.values)
                .flatMap { $0.lowercased().split(separator: ",").map(String.init) }
        )
    }

    /// A Boolean value that indicates whether a transfer encoding makes data of the value.
    var isBase64: Bool {
        ["B", "BASE64"].contains(parameter("ENCODING")?.uppercased())
    }
}
