/// The types that something in an app opens.
struct OpenedTypes {
    private var types: Set<ObjectIdentifier> = []

    /// Looks through the intents and entities; nil where an intent opens a type that syntax doesn't tell.
    init?(_ program: Program) {
        let reader = IntentReader(program.index)
        // What the system can't reach has a remark of its own.
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

    /// Returns whether something opens a type.
    func contains(_ type: NominalType) -> Bool { types.contains(ObjectIdentifier(type)) }
}
