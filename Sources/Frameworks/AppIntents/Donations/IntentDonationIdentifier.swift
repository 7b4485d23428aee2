/// The identifier of one donation.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    let value: UUID

    init(value: UUID = UUID()) { self.value = value }

    /// Creates a name by decoding it.
    public init(from decoder: any Decoder) throws {
        value = try decoder.singleValueContainer().decode(UUID.self)
    }

    /// Encodes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// A description of donations.
public struct IntentDonationMatchingPredicate: Sendable {
    enum Kind: Sendable {
        case identifier(IntentDonationIdentifier)
        case intent(String, entity: EntityIdentifier?)
        case entity(EntityIdentifier)
    }

    let kind: Kind

    /// Returns a description of one donation.
    public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> IntentDonationMatchingPredicate {
        Self(kind: .identifier(identifier))
    }

    /// Returns a description of the donations of an intent, or of those that name an entity.
    public static func intentType(
        _ intentType: any AppIntent.Type,
        entityIdentifier: EntityIdentifier? = nil
    ) -> IntentDonationMatchingPredicate {
        Self(kind: .intent(intentType.persistentIdentifier, entity: entityIdentifier))
    }

    /// Returns a description of the donations that name an entity.
    public static func entityIdentifier(_ entityIdentifier: EntityIdentifier) -> IntentDonationMatchingPredicate {
        Self(kind: .entity(entityIdentifier))
    }

    func matches(_ donation: IntentDonation) -> Bool {
        switch kind {
        case .identifier(let identifier): donation.identifier == identifier
        case .intent(let intent, entity: nil): donation.intent == intent
        case .intent(let intent, entity: let entity?): donation.intent == intent && donation.entities.contains(entity)
        case .entity(let entity): donation.entities.contains(entity)
        }
    }
}
