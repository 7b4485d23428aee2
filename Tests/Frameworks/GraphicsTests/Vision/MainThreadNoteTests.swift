import Testing

@testable import Vision

@Suite("The note of a blocked main thread")
struct MainThreadNoteTests {
    @Test("A script reads nothing", arguments: [nil, "Name:\tscript\nTracerPid:\t0\nUid:\t0\n", "", "TracerPid: x"])
    func script(status: String?) {
        #expect(!MainThreadNote.isDue(isLoopRunning: false, status))
    }

    @Test("An app with a run loop reads it, and whoever debugs")
    func due() {
        #expect(MainThreadNote.isDue(isLoopRunning: true, nil))
        #expect(MainThreadNote.isDue(isLoopRunning: false, "Name:\tapp\nTracerPid:\t314\n"))
    }
}
