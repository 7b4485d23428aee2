/// A template of an intent that opens an entity.
struct OpenIntentTemplate {
    /// The name of the intent.
    let name: String
    private let entity: String
    private let words: String

    init(_ type: NominalType, _ program: Program) {
        entity = type.name
        let last = type.path.last ?? ""
        let noun = last.hasSuffix("Entity") && last != "Entity" ? String(last.dropLast("Entity".count)) : last
        words = EntityReader(program.index).title(of: type) ?? Self.words(noun)
        var name = "Open\(noun)Intent"
        while program.index.type(at: [name], in: program.index.main.name) != nil { name = "Show\(name)" }
        self.name = name
    }

    /// Returns the fix-it that adds the intent to a file.
    func fixIt(in file: SourceFile) -> Diagnostic.FixIt {
        file.appending(source(in: file), "declare '\(name)'")
    }

    private func source(in file: SourceFile) -> String {
        let isImported = !file.importedModules.isDisjoint(with: ["AppIntents", "VisualIntelligence"])
        return """

            \(isImported ? "" : "import AppIntents\n\n")struct \(name): OpenIntent {
                static let title: LocalizedStringResource = "Open \(words)"

                @Parameter(title: "\(words)", requestValueDialog: "Which \(words.lowercased())?")
                var target: \(entity)
            }

            """
    }

    private static func words(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(character)
        }
        return words
    }
}
