/// A reason why an intent can't be made from names and values.
package struct IntentInvocationError: LocalizedError, Equatable, Sendable {
    /// What is wrong.
    package enum Code: String, Codable, Sendable {
        /// No intent has the name.
        case unknownIntent
        /// The intent has no parameter of the name.
        case unknownParameter
        /// The parameter doesn't take the value.
        case unsuitableValue
    }

    /// What is wrong.
    package let code: Code
    /// What is wrong and what to do about it.
    package let message: String

    /// What is wrong and what to do about it.
    package var errorDescription: String? { message }
}

extension IntentInvocationError {
    static func unknownIntent(_ name: String, in content: AppIntentsContent) -> Self {
        let names = content.intents.map { $0.persistentIdentifier }
        return Self(
            code: .unknownIntent,
            message: "\(content.moduleName) has no intent named \(name). \(offer(names, kind: "intents"))"
        )
    }

    static func unknownParameter(_ name: String, of intent: any AppIntent, names: [String]) -> Self {
        Self(
            code: .unknownParameter,
            message: "\(type(of: intent)) has no parameter named \(name). \(offer(names, kind: "parameters"))"
        )
    }

    static func unsuitableValue(
        _ value: any Sendable,
        for name: String,
        _ parameter: any HostedParameter,
        of intent: any AppIntent
    ) -> Self {
        let text = String("\(value)".prefix(80))
        return Self(
            code: .unsuitableValue,
            message: """
                The parameter \(name) of \(type(of: intent)) doesn't take “\(text)”. Give it a \
                \(parameter.valueType), or text that stands for one\(hint(parameter.valueType)).
                """
        )
    }

    private static func offer(_ names: [String], kind: String) -> String {
        names.isEmpty ? "It has no \(kind)." : "Its \(kind) are: \(names.joined(separator: ", "))."
    }

    private static func hint(_ type: Any.Type) -> String {
        let single = (type as? any OptionalValue.Type)?.wrappedType ?? type
        if let entity = single as? any AppEntity.Type {
            return ", such as the identifier of one that \(Swift.type(of: entity.defaultQuery)) finds"
        }
        if let cases = single as? any AppEnum.Type { return ": \(rawValues(cases).joined(separator: ", "))" }
        return ""
    }

    private static func rawValues<Cases: AppEnum>(_ type: Cases.Type) -> [String] {
        Cases.allCases.prefix(12).map { "\($0.rawValue)" }
    }
}
