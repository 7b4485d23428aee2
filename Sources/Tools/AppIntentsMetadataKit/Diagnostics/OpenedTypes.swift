/// The types that an app's intents open.
struct OpenedTypes {
    private var types: Set<ObjectIdentifier> = []

    /// Collects the opened types; nil when an intent opens a type that syntax alone doesn't show.
    init?(_ program: Program) {
        let reader = IntentReader(program.index)
        // Unreachable types have a diagnostic of their own.
        let hidden = program.unreachable.map { unreachable in
            Program.Found(
                type: unreachable.type,
                conformances: Conformances(of: unreachable.type, in: program.index)
            )
        }
        for intent in program.intents + hidden where reader.isOpening(intent) {
            guard let target = reader.target(of: intent.type).nominal else { return nil }
            types.insert(ObjectIdentifier(target))
        }
        let entities = EntityReader(program.index)
        for entity in program.entities where entities.hasURL(entity.type, entity.conformances) {
            types.insert(ObjectIdentifier(entity.type))
        }
    }

    /// Returns whether an intent opens a type.
    func contains(_ type: NominalType) -> Bool { types.contains(ObjectIdentifier(type)) }
}
