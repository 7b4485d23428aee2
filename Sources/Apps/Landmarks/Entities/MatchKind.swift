import AppIntents

/// A way in which a landmark was found.
enum MatchKind: String, AppEnum {
    case label, picture, name

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Match"

    static let caseDisplayRepresentations: [MatchKind: DisplayRepresentation] = [
        .label: "Found by what it is",
        .picture: "Found by its look",
        .name: "Found by its name in the picture",
    ]
}
