import Foundation
import TestSupport
import Testing

@Suite("Programs that are killed")
struct KilledProviderTests {
    @Test("At random moments leave every search answered, the next one working, and nothing behind")
    func stress() throws {
        // Counting what a process holds needs a process of its own.
        let run = try ProgramRun(try ProviderBench.program("stress"), ["providers", "150", "--seed", "7"])
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }
}
