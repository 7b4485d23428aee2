/// The place where an app notes what people do in it, so that the system can suggest it again.
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

    /// Notes that a person did what an intent does.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        let donation = IntentDonation(of: intent)
        try store.add(donation)
        return donation.identifier
    }

    /// Notes that a person did what an intent does, with its result.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await donate(intent: intent)
    }

    /// Notes that a person did what an intent does, after the call.
    ///
    /// A donation that can't be kept is lost.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
        let donation = IntentDonation(of: intent)
        Task.detached(priority: .utility) { [store] in try? store.add(donation) }
        return donation.identifier
    }

    /// Notes that a person did what an intent does, with its result, after the call.
    ///
    /// A donation that can't be kept is lost.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        donate(intent: intent)
    }

    /// Forgets donations, and returns their names.
    @discardableResult
    public func deleteDonations(
        matching predicate: IntentDonationMatchingPredicate
    ) async throws -> [IntentDonationIdentifier] {
        try store.remove(predicate)
    }
}

extension AppIntent {
    /// Notes that a person did in the app what the intent does.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self)
    }

    /// Notes that a person did in the app what the intent does, with its result.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        try await IntentDonationManager.shared.donate(intent: self, result: result)
    }

    /// Notes that a person did in the app what the intent does, after the call.
    @discardableResult
    public func donate() -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self)
    }

    /// Notes that a person did in the app what the intent does, with its result, after the call.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationManager.shared.donate(intent: self, result: result)
    }
}
