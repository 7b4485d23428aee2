import AppIntents

/// A way in which a landmark was found.
enum MatchKind: String, AppEnum {
    case label, picture

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Match"

    static let caseDisplayRepresentations: [MatchKind: DisplayRepresentation] = [
        .label: "Found by what it is",
        .picture: "Found by its look",
    ]
}
