/// An enumeration that an assistant can use.
public protocol AssistantEnum: AppEnum {}

/// An enumeration whose meaning a schema gives.
///
/// ``AppEnum(schema:)`` conforms an enumeration to it.
public nonisolated protocol AssistantSchemaEnum: AssistantEnum {
    /// The schema that the enumeration follows.
    static var __appSchemaEnum: AppSchema.Enum { get }
}

extension AssistantSchemaEnum {
    /// The name of the type, in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: wordsOfIdentifier("\(Self.self)"))
    }

    /// The look of every case: its name, in words.
    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        let looks = allCases.map { ($0, DisplayRepresentation(stringLiteral: wordsOfIdentifier("\($0)"))) }
        return Dictionary(looks) { first, _ in first }
    }
}
