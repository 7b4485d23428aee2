/// A check of one part of an installation.
package struct Examination: Sendable {
    /// Performs the check and returns its finding.
    package let perform: @Sendable () async -> Finding

    /// Creates an examination.
    package init(_ perform: @escaping @Sendable () async -> Finding) {
        self.perform = perform
    }
}

extension Examination {
    /// Runs a closure and returns its result with the time it took, in milliseconds.
    static func timed<Result>(_ body: () async throws -> Result) async rethrows -> (Result, Double) {
        let start = ContinuousClock.now
        let result = try await body()
        return (result, start.duration(to: .now) / .milliseconds(1))
    }
}
