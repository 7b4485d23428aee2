import Foundation
import ServiceSupport
import Testing

@Suite("Requests that keep to no rule")
struct RequestFuzzTests {
    @Test("Are answered or refused with a reason; 'make fuzz' sends many more")
    func rounds() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-requests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let tally = await RequestTally(try await RequestRounds(folder: folder), count: 1000, seed: 1)
        #expect(tally.broken == [])
        // Neither is all that the rounds see.
        #expect(tally.answeredCount > 50 && tally.refusedCount > 200, "\(tally.answeredCount), \(tally.refusedCount)")
    }
}
