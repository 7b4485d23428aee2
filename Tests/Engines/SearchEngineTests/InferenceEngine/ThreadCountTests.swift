import Testing

@testable import InferenceEngine

@Suite("Number of threads")
struct ThreadCountTests {
    @Test("FOVEA_THREADS decides when it is a positive number", arguments: ["1": 1, "7": 7, "5000": 1024])
    func chosen(text: String, count: Int) {
        #expect(ThreadCount.chosen(environment: ["FOVEA_THREADS": text]) == count)
    }

    @Test("Anything else counts as unset", arguments: ["", "0", "-2", "all"])
    func automatic(text: String) {
        #expect(ThreadCount.chosen(environment: ["FOVEA_THREADS": text]) == ThreadCount.automatic)
        #expect(ThreadCount.automatic >= 1)
    }
}
