/// The schemas of one field, such as photos.
struct SchemaFamily: Sendable {
    /// The name as it follows the first dot in the source.
    let name: String
    /// What the schemas are around, in words.
    let summary: String
    let schemas: [Schema]

    /// Every family, in the order of the alphabet.
    static let all = [
        assistant, audio, books, browser, calendar, camera, clock, files, journal, mail, messages, notes, phone, photos,
        reminders, system, visualIntelligence,
    ]

    init(_ name: String, _ summary: String, _ rows: [Row]) {
        self.name = name
        self.summary = summary
        schemas = rows.map { row in
            Schema(
                kind: row.kind,
                name: "\(name).\(row.name)",
                summary: row.summary,
                members: row.members.split(separator: ",").map { SchemaMember(String($0)) },
                cases: row.cases.split(separator: " ").map(String.init),
                conformances: row.conformances
            )
        }
    }

    /// A protocol that comes with a schema.
    enum Conformance: String {
        case opens = "OpenIntent"
        case deletes = "DeleteIntent"
        case searches = "ShowInAppSearchResultsIntent"
        case startsAudio = "AudioStartingIntent"
        case recordsAudio = "AudioRecordingIntent"
        case isFile = "FileEntity"
    }

    /// A schema as the table has it.
    struct Row {
        let kind: Schema.Kind
        let name: String
        let summary: String
        var members = ""
        var cases = ""
        var conformances: [String] = []

        /// An intent: its name, what it does, and its parameters.
        static func intent(
            _ name: String,
            _ action: String,
            _ members: String = "",
            _ conformances: Conformance...
        ) -> Row {
            Row(
                kind: .intent,
                name: name,
                summary: "an intent that \(action)",
                members: members,
                conformances: conformances.map(\.rawValue)
            )
        }

        /// An entity: its name, what it is, and its properties.
        static func entity(_ name: String, _ thing: String, _ members: String = "", _ conformances: Conformance...)
            -> Row
        {
            Row(kind: .entity, name: name, summary: thing, members: members, conformances: conformances.map(\.rawValue))
        }

        /// An enumeration: its name, what it tells, and the cases of which it has one at least.
        static func enumeration(_ name: String, _ thing: String, _ cases: String = "") -> Row {
            Row(kind: .enumeration, name: name, summary: thing, cases: cases)
        }
    }
}
