import ServiceSupport
import TestSupport
import Testing

@Suite("Requests that keep to no rule")
struct RequestFuzzTests {
    @Test("Are answered or refused with a reason; 'make fuzz' sends many more")
    func rounds() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let tally = await RequestTally(try await RequestRounds(folder: folder.url), count: 1000, seed: 1)
        #expect(tally.broken == [])
        // Neither is all that the rounds see.
        #expect(tally.answeredCount > 50 && tally.refusedCount > 200, "\(tally.answeredCount), \(tally.refusedCount)")
    }
}
