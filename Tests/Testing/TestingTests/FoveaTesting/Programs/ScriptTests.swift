import Foundation
import TestSupport
import Testing

@Suite("Searching outside of tests")
struct ScriptTests {
    @Test("A script searches and opens, and says on standard error what isn't as it expects")
    func script() throws {
        // The program lies beside the program of the tests.
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(filePath: tests).deletingLastPathComponent().appending(path: "search-script").path
        let run = try ProgramRun(program, [Pictures.cat.path])
        #expect(run.code == 0)
        #expect(run.output.contains("cat"))
        #expect(run.output.contains("opened "))
        #expect(run.errors.contains("main.swift:"))
        #expect(run.errors.contains("- Nothing of the kind"))
    }
}
