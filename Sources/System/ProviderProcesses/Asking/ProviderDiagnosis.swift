public import ProviderFrames

/// The diagnosis of a provider: whether it starts, whether it answers, and how long both take.
public struct ProviderDiagnosis: Sendable {
    /// The provider.
    public let provider: ProviderDescription
    /// The time until the program was ready, or nil when it wasn't.
    public let startTime: Duration?
    /// The time of the first search, or nil without an answer.
    public let firstSearchTime: Duration?
    /// The time of the second search, with everything loaded, or nil without an answer.
    public let searchTime: Duration?
    /// The latest times that the app took to open something, the oldest first.
    public let openings: [OpeningTimes.Entry]
    /// The answer to the search, or nil.
    public let answer: Answer?
    /// The failure, or nil.
    public let failure: AppFailure?
    /// The names of the types that an intent of the app opens.
    public let opens: [String]
    /// What the running program reports as wrong with itself.
    public let complaints: [String]
    /// The last lines of the program's output.
    public let lastLines: [String]
}

extension ProviderHost {
    /// Starts a provider, searches in it twice, and returns the diagnosis.
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
