import Foundation
import ProgramRunning
import Testing

@Suite("A script")
struct ScriptTests {
    @Test("Looks at a picture and asks its own query", arguments: ["cat.jpg": "cat\n", "balloon.png": "balloon\n"])
    func answers(picture: String, answer: String) throws {
        #if SWIFT_5_MODE
            let name = "Script5"
        #else
            let name = "Script6"
        #endif
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(filePath: tests).deletingLastPathComponent().appending(path: name)
        let run = try ProgramRun(program.path, [examples.appending(path: picture).path])
        #expect(run.output == answer)
        #expect(run.errors.isEmpty)
        #expect(run.code == 0)
    }
}
