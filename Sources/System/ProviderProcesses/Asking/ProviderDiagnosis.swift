public import ProviderFrames

/// What came of trying a provider: whether it starts, whether it answers, and how long both take.
public struct ProviderDiagnosis: Sendable {
    /// The provider.
    public let provider: ProviderDescription
    /// The time until the program was ready, or nil when it wasn't.
    public let startTime: Duration?
    /// The time that the first search took, from the question to the answer, or nil without one.
    public let firstSearchTime: Duration?
    /// The time that the second search took, which finds everything loaded, or nil without one.
    public let searchTime: Duration?
    /// The times that the app took lately to open something, the oldest first.
    public let openings: [OpeningTimes.Entry]
    /// What the search found, or nil when there is no answer.
    public let answer: Answer?
    /// Why there is no answer, or nil.
    public let failure: AppFailure?
    /// The names of the types that an intent of the app opens.
    public let opens: [String]
    /// What the running program says is wrong with it.
    public let complaints: [String]
    /// The last lines that the program wrote.
    public let lastLines: [String]
}

extension ProviderHost {
    /// Starts a provider and searches in it twice, and tells what came of it.
    public func diagnose(
        _ id: ProviderID,
        by content: SearchContent
    ) async throws(AppFailure) -> ProviderDiagnosis {
        let supervisor = try supervisor(id)
        let begin = ContinuousClock.now
        var startTime: Duration?
        var firstSearchTime: Duration?
        var searchTime: Duration?
        var answer: Answer?
        var failure: AppFailure?
        var opens: [String] = []
        var complaints: [String] = []
        do throws(AppFailure) {
            let welcome = try await supervisor.use(before: begin + limits.start, limit: limits.start) {
                ready throws(AppFailure) in
                ready.welcome
            }
            let ready = ContinuousClock.now
            startTime = begin.duration(to: ready)
            opens = welcome.opens.map { $0.line(limits.wire) }
            complaints = welcome.problems.map { $0.line(limits.wire) }
            answer = try await search(content, in: id)
            let answered = ContinuousClock.now
            firstSearchTime = ready.duration(to: answered)
            answer = try await search(content, in: id)
            searchTime = answered.duration(to: .now)
        } catch {
            failure = error
        }
        return ProviderDiagnosis(
            provider: supervisor.provider,
            startTime: startTime,
            firstSearchTime: firstSearchTime,
            searchTime: searchTime,
            openings: openingTimes?.entries(of: id) ?? [],
            answer: answer,
            failure: failure,
            opens: opens,
            complaints: complaints,
            lastLines: supervisor.lastLines
        )
    }
}
