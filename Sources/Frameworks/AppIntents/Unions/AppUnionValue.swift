/// A value of one of several types.
///
/// ``UnionValue()`` conforms an enumeration to it. An extension can name the union and its cases:
///
/// ```swift
/// extension SearchResult {
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Result"
///     static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [
///         .album: "Album", .concert: "Concert",
///     ]
/// }
/// ```
public nonisolated protocol AppUnionValue: TypeDisplayRepresentable {
    /// The type of the cases without their values.
    associatedtype Cases: AppUnionValueCasesProviding where Self == Cases.UnionValue
    /// The look of every case.
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
}

extension AppUnionValue {
    /// The name of the union: that of the type, in words.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(stringLiteral: wordsOfIdentifier("\(Self.self)"))
    }

    /// The look of every case: its name, in words.
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
        let looks = Cases.allCases.map { ($0, DisplayRepresentation(stringLiteral: wordsOfIdentifier("\($0)"))) }
        return Dictionary(looks) { first, _ in first }
    }
}

/// The cases of a union without their values.
///
/// ``UnionValue()`` makes this type; it looks the way the union says.
public nonisolated protocol AppUnionValueCasesProviding: AppEnum {
    /// The type of the union.
    associatedtype UnionValue: AppUnionValue where Self == UnionValue.Cases
}

extension AppUnionValueCasesProviding {
    /// The name of the union.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { UnionValue.typeDisplayRepresentation }
    /// The look of every case, as the union says.
    public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
        UnionValue.caseDisplayRepresentations
    }
}
