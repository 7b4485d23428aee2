import Foundation
import ProviderProcesses
import Testing

@Suite("Providers that keep to no rule")
struct RogueProviderTests {
    private struct Expectation {
        let code: AppFailure.Code
        let words: String

        init(_ code: AppFailure.Code, _ words: String) {
            self.code = code
            self.words = words
        }
    }

    private static let expectations: [String: Expectation] = [
        "exits": .init(.crashed, "Rogue ended with code 7 before it answered. Its last words: I am a rogue."),
        "garbage": .init(.misbehaved, "sent bytes that aren't a frame, so it was ended"),
        "version": .init(.foreignVersion, "speaks version 9 of the protocol, and this program speaks 2"),
        "closes": .init(.misbehaved, "Rogue closed its connection and went on, so it was ended"),
        "unasked": .init(.misbehaved, "answered a request that was never made"),
        "metadata": .init(.tooLarge, "announced 1073741824 bytes of description; the limit is 1048576"),
        "body": .init(.tooLarge, "announced 1073741824 bytes of content; the limit is"),
        "half": .init(.crashed, "Rogue ended before it answered"),
        "kind": .init(.misbehaved, "answered with a frame of kind opened to one of kind search"),
        "system": .init(.misbehaved, "sent a frame of kind search, which only the other side sends"),
        "question": .init(.misbehaved, "sent a frame of kind question whose description can't be read"),
        "json": .init(.misbehaved, "whose description can't be read"),
        "results": .init(.misbehaved, "sent 500 results where 10 were asked for"),
        "total": .init(.misbehaved, "sent 1 results where 10 were asked for"),
        "outside": .init(.misbehaved, "sent a picture that extends beyond its frame"),
        "descriptors": .init(.misbehaved, "descriptors"),
        "orphan": .init(.crashed, "Rogue ended with code 5 before it answered"),
    ]

    @Test("Cost their own answer alone, with the reason in plain words", arguments: expectations.keys.sorted())
    func misbehaves(mode: String) async throws {
        let expected = try #require(Self.expectations[mode])
        let bench = try ProviderBench(["rogue": ["rogue-provider", mode], "sample": ["sample-provider"]])
        let error = try #require(await bench.failure("rogue"))
        #expect(error.message.contains(expected.words), "\(error.message)")
        #expect(error.code == expected.code, "\(error.code)")
        #expect(try await bench.search("sample").results.count == 3)
        // It was ended, as the reason says; whatever answers next is another process.
        var status = try bench.host.status(of: "rogue").name
        for _ in 0..<3000 where status == "warm" {
            try await Task.sleep(for: .milliseconds(20))
            status = try bench.host.status(of: "rogue").name
        }
        #expect(status != "warm")
        await bench.host.stop()
    }
}

extension AppFailure.Code {
    /// What is too large is what no provider sends.
    fileprivate static let tooLarge = misbehaved
}
