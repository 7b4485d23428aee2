import DesktopEngine
import Foundation
import Testing

@Suite("A program of the desktop", .timeLimit(.minutes(10)))
struct DesktopToolTests {
    private let environment = ProcessInfo.processInfo.environment

    private func run(
        _ name: String,
        _ words: [String],
        byteLimit: Int = 1 << 20,
        _ time: Duration = .seconds(60)
    ) throws(DesktopError) -> Data {
        try DesktopTool(name, package: "some-package", environment: environment)
            .output(words, byteLimit: byteLimit, patience: Patience(time))
    }

    @Test("Gives what the program writes, in its environment")
    func output() throws {
        #expect(try run("printf", ["%s-%s", "a", "b"]) == Data("a-b".utf8))
        let tool = DesktopTool("sh", package: "dash", environment: ["PATH": "/usr/bin:/bin", "MOOD": "fine"])
        let data = try tool.output(["-c", "printf %s $MOOD"], byteLimit: 100, patience: Patience(.seconds(60)))
        #expect(data == Data("fine".utf8))
    }

    @Test("Names the package of a program that isn't installed")
    func missing() {
        let error = #expect(throws: DesktopError.self) { try run("no-such-program-anywhere", []) }
        #expect(error?.code == .missing)
        #expect(error?.message.contains("package some-package") == true)
    }

    @Test("Tells a failure, a flood and a delay apart")
    func fails() {
        #expect(code { try run("sh", ["-c", "exit 3"]) } == .failed)
        #expect(code { try run("sh", ["-c", "yes"], byteLimit: 1000) } == .failed)
        #expect(code { try run("sleep", ["1000"], .milliseconds(50)) } == .timedOut)
    }

    private func code(_ body: () throws -> Data) -> DesktopError.Code? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? DesktopError)?.code
        }
    }
}
