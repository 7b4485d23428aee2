import TestSupport
import Testing

@Suite("Frames that were changed")
struct HostileFrameTests {
    @Test("Are taken or refused with a reason by both sides, in time, and leave nothing behind")
    func fuzz() throws {
        // Counting what a process holds needs a process of its own.
        let run = try ProgramRun(try ProviderBench.program("stress"), ["frames", "2000"])
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }
}
