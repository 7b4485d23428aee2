import Foundation
import TestSupport
import Testing

@Suite("Programs")
struct ProgramTests {
    private func run(_ name: String, _ words: String...) throws -> ProgramRun {
        #if SWIFT_5_MODE
            let file = "\(name)5"
        #else
            let file = "\(name)6"
        #endif
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return try ProgramRun(URL(filePath: tests).deletingLastPathComponent().appending(path: file).path, words)
    }

    @Test(
        "A script looks at a picture and asks its own query",
        arguments: ["cat.jpg": "cat\n", "balloon.png": "balloon\n"]
    )
    func script(picture: String, answer: String) throws {
        let run = try run("Script", examples.appending(path: picture).path)
        #expect(run.output == answer)
        #expect(run.errors.isEmpty)
        #expect(run.code == 0)
    }

    @Test("An app with an entry point runs its own intent")
    func app() throws {
        let run = try run("Program")
        #expect(run.output == "2 rye, rye\n")
        #expect(run.errors.isEmpty)
        #expect(run.code == 0)
    }
}
