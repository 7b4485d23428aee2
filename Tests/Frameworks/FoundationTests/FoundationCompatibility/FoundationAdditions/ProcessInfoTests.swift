import CoreServices
import Testing

@Suite("The process, as programs ask about it")
struct ProcessInfoTests {
    @Test("An initializer gives what is known about the process")
    func initializer() {
        let info = ProcessInfo()
        #expect(info.processIdentifier == ProcessInfo.processInfo.processIdentifier)
        #expect(info.arguments == CommandLine.arguments)
        let other: ProcessInfo = .init()
        #expect(other.environment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    }
}
