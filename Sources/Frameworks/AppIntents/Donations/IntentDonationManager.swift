/// The place where an app donates what people do in it, so that the system can suggest it.
///
/// Donations stay on the machine, in a file of the app under the person's state folder. An intent that the system runs
/// needs none.
public struct IntentDonationManager: Sendable {
    /// The manager of the app.
    public static let shared = IntentDonationManager(store: .ofProgram())

    /// The donations.
    package let store: DonationStore

    /// Creates a manager with a store of its own.
    package init(store: DonationStore) {
        self.store = store
    }

    /// Donates an intent that a person performed.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        let donation = IntentDonation(of: intent)
        try store.add(donation)
        return donation.identifier
    }

    /// Donates an intent that a person performed, with its result.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await donate(intent: intent)
    }

    /// Donates an intent after the call returns.
    ///
    /// A donation that can't be kept is lost.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        let donation = IntentDonation(of: intent)
        Task.detached(priority: .utility) { [store] in try? store.add(donation) }
        return donation.identifier
    }

    /// Donates an intent and its result after the call returns.
    ///
    /// A donation that can't be kept is lost.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        donate(intent: intent)
    }

    /// Deletes donations, and returns their identifiers.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        try store.remove(predicate)
    }
}

extension AppIntent {
    /// Donates the intent that the person performed.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Donates the intent that the person performed, with its result.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Donates the intent after the call returns.
    @discardableResult
    public func donate() -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self)
    }

    /// Donates the intent and its result after the call returns.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
