/// The values that an intent offers when it can't tell which is meant.
package struct DisambiguationCandidates: Equatable, Sendable {
    /// The parameter that gets the chosen one.
    package let parameter: ParameterIdentity
    /// What to say to ask.
    package let dialog: IntentDialog?
    /// The looks of the values.
    package let looks: [DisplayRepresentation]
    /// What gives the parameter the value at an index; nil where nothing but the intent can.
    let take: (@Sendable (Int) -> Void)?

    package static func == (first: DisambiguationCandidates, second: DisambiguationCandidates) -> Bool {
        first.parameter == second.parameter && first.dialog == second.dialog && first.looks == second.looks
    }

    /// Asks a host which value is meant and gives it to the parameter.
    ///
    /// Returns false when the answer is none of the values or nothing but the intent can take it.
    package func settle(with host: any IntentHost) async throws -> Bool {
        guard let take else { return false }
        let index = try await host.choice(among: looks, parameter: parameter.title, dialog: dialog)
        guard looks.indices.contains(index) else { return false }
        take(index)
        return true
    }
}
