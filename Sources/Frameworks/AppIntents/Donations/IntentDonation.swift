/// A note that a person did in the app what an intent does.
///
/// It names the intent and the entities among its parameters; other values aren't kept.
package struct IntentDonation: Codable, Hashable, Sendable {
    /// The name of the donation.
    package let identifier: IntentDonationIdentifier
    /// The persistent identifier of the intent.
    package let intent: String
    /// The entities among the parameters.
    package let entities: [EntityIdentifier]
    /// When it happened.
    package let date: Date

    init(of intent: any AppIntent, date: Date = Date()) {
        identifier = IntentDonationIdentifier()
        self.intent = type(of: intent).persistentIdentifier
        entities = intent.hostedParameters.prefix(Self.limit).flatMap { _, parameter in
            Self.entities(in: parameter.assignedValue)
        }
        self.date = date
    }

    /// The number of parameters, and of entities in one, that are kept.
    private static let limit = 32

    private static func entities(in value: (any Sendable)?) -> [EntityIdentifier] {
        switch value {
        case let entity as any AppEntity: [EntityIdentifier(for: entity)]
        case let reference as EntityIdentifier: [reference]
        case let list as [any AppEntity]: list.prefix(limit).map { EntityIdentifier(for: $0) }
        default: []
        }
    }
}
