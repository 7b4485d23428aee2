import Foundation
import ProviderProcesses
import TestSupport
import Testing

@Suite("The life of a provider's program", .timeLimit(.minutes(10)))
struct ProviderLifeTests {
    private func sample(_ limits: ProviderLimits = ProviderBench.limits) throws -> ProviderBench {
        try ProviderBench(["sample": ["sample-provider"]], limits: limits)
    }

    private func process(_ bench: ProviderBench) async throws -> String {
        try await bench.search("sample", "process").results[0].reference.identifier
    }

    @Test("Begins with the first search and goes on with the next")
    func staysWarm() async throws {
        let bench = try sample()
        #expect(try bench.host.status(of: "sample") == .idle)
        let first = try await process(bench)
        #expect(try bench.host.status(of: "sample") == .warm(process: try #require(Int32(first))))
        #expect(try await process(bench) == first)
        await bench.host.stop()
        #expect(kill(try #require(Int32(first)), 0) == -1)
    }

    @Test("Ends when nobody asks for a while, and begins anew")
    func endsWhenIdle() async throws {
        var limits = ProviderBench.limits
        limits.idle = .milliseconds(50)
        let bench = try sample(limits)
        let events = bench.host.events()
        let first = try await process(bench)
        for await event in events where event.status == .idle { break }
        #expect(kill(try #require(Int32(first)), 0) == -1)
        #expect(try await process(bench) != first)
        await bench.host.stop()
    }

    @Test("Begins anew when it was built anew")
    func followsBuild() async throws {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let program = folder.file("sample").path
        try FileManager.default.copyItem(atPath: try ProviderBench.program("sample-provider"), toPath: program)
        let host = ProviderHost(registry: ProviderRegistry(paths: [program], folders: []), limits: ProviderBench.limits)
        let content = try SearchContent(labels: ["process"], pixelBuffer: nil)
        let first = try await host.search(content, in: "sample").results[0].reference
        host.refresh()
        #expect(try await host.search(content, in: "sample").results[0].reference == first)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1)],
            ofItemAtPath: program
        )
        host.refresh()
        #expect(try await host.search(content, in: "sample").results[0].reference != first)
        await host.stop()
    }

    @Test("Ends in a crash that is told, and begins anew with the next search", arguments: ["crash", "exit"])
    func crashes(label: String) async throws {
        let bench = try sample()
        let first = try await process(bench)
        let error = try #require(await bench.failure("sample", label))
        #expect(error.code == .crashed)
        let words = [
            "crash": "crashed (aborted)",
            "exit": "ended with code 3 before it answered. Its last words: The desk is on fire.",
        ]
        #expect(error.message.contains(try #require(words[label])), "\(error.message)")
        #expect(try await process(bench) != first)
        await bench.host.stop()
    }

    @Test("Survives a kill between two searches without anybody noticing")
    func killedBetween() async throws {
        let bench = try sample()
        for _ in 0..<2 {
            let number = try #require(Int32(try await process(bench)))
            let events = bench.host.events()
            kill(number, SIGKILL)
            for await event in events where event.status == .idle { break }
        }
        #expect(try await bench.search("sample").results.count == 3)
        await bench.host.stop()
    }

    @Test("Is told that nobody waits for a search any more, long before it would end by itself")
    func cancels() async throws {
        let bench = try sample()
        let search = Task { await bench.failure("sample", "wait") }
        try await hears("Waiting.", from: bench)
        search.cancel()
        #expect(await search.value?.code == .cancelled)
        // The search would go on for an hour.
        try await hears("Cancelled.", from: bench)
        await bench.host.stop()
    }

    /// Waits until the sample has written a line.
    private func hears(_ line: String, from bench: ProviderBench) async throws {
        while try !bench.host.lastLines(of: "sample").contains(line) { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test("Outlives a search that took too long and heeded it")
    func outlivesDeadline() async throws {
        // On a busy machine the program may heed it too late for a short patience; with more it doesn't.
        for patience in [100, 1000, 10_000, 60_000] {
            var limits = ProviderBench.limits
            limits.patience = .milliseconds(patience)
            let bench = try sample(limits)
            let first = try await process(bench)
            let error = try #require(await bench.failure("sample", "wait", deadline: .milliseconds(100)))
            #expect(error.code == .timeout)
            #expect(error.message == "Sample didn't answer within 100 ms. It may be busy; try again.")
            // It would be ended when the patience is over: until then, and once after it, the same process answers.
            let end = ContinuousClock.now + .milliseconds(patience + 50)
            var survives = try await process(bench) == first
            while survives, .now < end { survives = try await process(bench) == first }
            if survives { survives = try await process(bench) == first }
            await bench.host.stop()
            if survives { return }
        }
        Issue.record("The program was ended although it heeded the end of the search.")
    }

    @Test("Ends after a search that never ends, and begins anew")
    func hangs() async throws {
        let bench = try sample()
        let first = try await process(bench)
        let events = bench.host.events()
        #expect(await bench.failure("sample", "hang", deadline: .milliseconds(100))?.code == .timeout)
        for await event in events where event.status == .idle { break }
        #expect(kill(try #require(Int32(first)), 0) == -1)
        #expect(try await process(bench) != first)
        await bench.host.stop()
    }

    @Test("Takes a rest after several failures in a row, and says so")
    func rests() async throws {
        let bench = try ProviderBench(["rogue": ["rogue-provider", "exits"]])
        var codes: [AppFailure.Code] = []
        var last: AppFailure?
        var status = ""
        // A machine that is busy for longer than the first rests asks again after them, and the next are longer.
        while codes.count < 10, codes.last != .resting || status != "resting" {
            last = await bench.failure("rogue")
            status = try bench.host.status(of: "rogue").name
            codes.append(try #require(last?.code))
        }
        let failures = codes.count { $0 == .crashed }
        #expect(failures >= 5)
        #expect(codes.prefix(5) == ArraySlice(repeating: .crashed, count: 5))
        #expect(codes.last == .resting)
        #expect(last?.message.hasPrefix("Rogue failed \(failures) times in a row and is tried again in ") == true)
        #expect(last?.lastLines == ["I am a rogue."])
        #expect(status == "resting")
        await bench.host.stop()
    }

    @Test(
        "Takes a rest as well when it starts well and answers badly each time, however soon it is asked again",
        arguments: ["results", "half", "kind"]
    )
    func restsAfterBadAnswers(mode: String) async throws {
        let bench = try ProviderBench(["rogue": ["rogue-provider", mode]])
        var last: AppFailure?
        for _ in 0..<20 where last?.code != .resting { last = await bench.failure("rogue") }
        #expect(last?.code == .resting)
        #expect(last?.message.contains("times in a row and is tried again in") == true)
        await bench.host.stop()
    }

    @Test("Ends when it isn't ready in time")
    func startsTooSlowly() async throws {
        var limits = ProviderBench.limits
        limits.start = .milliseconds(200)
        let bench = try ProviderBench(["rogue": ["rogue-provider", "silent"]], limits: limits)
        let error = try #require(await bench.failure("rogue"))
        #expect(error.code == .timeout)
        #expect(error.message.contains("wasn't ready within 200 ms"))
        await bench.host.stop()
    }

    @Test("Goes on to start although a search can't wait for it")
    func keepsStarting() async throws {
        let bench = try ProviderBench(["rogue": ["rogue-provider", "silent"]])
        let error = try #require(await bench.failure("rogue", deadline: .milliseconds(100)))
        #expect(error.code == .starting)
        #expect(try bench.host.status(of: "rogue") == .starting)
        await bench.host.stop()
    }

    @Test("Ends although it never completes what it says", arguments: ["mute", "drip"])
    func stalls(mode: String) async throws {
        let bench = try ProviderBench(["rogue": ["rogue-provider", mode]])
        _ = try await bench.host.warm("rogue")
        let events = bench.host.events()
        #expect(await bench.failure("rogue", deadline: .milliseconds(200))?.code == .timeout)
        for await event in events where event.status == .idle { break }
        await bench.host.stop()
    }

    @Test("Takes with it what it started")
    func buriesOrphans() async throws {
        let bench = try ProviderBench(["rogue": ["rogue-provider", "orphan"]])
        let error = try #require(await bench.failure("rogue"))
        let child = try #require(error.lastLines.last?.split(separator: " ").last.flatMap { Int32($0) })
        // Whoever adopts the child buries it in its own time.
        var isGone = false
        for _ in 0..<3000 where !isGone {
            let state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ""
            isGone = state.isEmpty || state.contains(") Z ")
            if !isGone { try await Task.sleep(for: .milliseconds(20)) }
        }
        #expect(isGone)
        await bench.host.stop()
    }

    @Test("Answers although it never stops talking, and its words are bounded")
    func chatters() async throws {
        let bench = try ProviderBench(["rogue": ["rogue-provider", "chatter"]])
        #expect(try await bench.search("rogue").results.count == 1)
        // It goes on to talk until there is no more room for its words.
        var lines: [String] = []
        while lines.count < 16 { lines = try bench.host.lastLines(of: "rogue") }
        #expect(lines.count <= 40)
        #expect(lines.reduce(0) { $0 + $1.count } <= 16 << 10)
        await bench.host.stop()
    }

    @Test("Can't steer a terminal with its words, nor show what is no picture")
    func cleansAnswers() async throws {
        let bench = try ProviderBench([
            "rogue": ["rogue-provider", "controls"], "painter": ["rogue-provider", "picture"],
        ])
        let title = try await bench.search("rogue").results[0].title
        #expect(title.hasPrefix(" [2JRogue  eee"))
        #expect(title.count == 1_000)
        let answer = try await bench.search("painter")
        #expect(answer.results[0].thumbnail == nil)
        #expect(answer.notes.first?.contains("the picture can't be shown") == true)
        await bench.host.stop()
    }

    @Test("Ends with the system")
    func stops() async throws {
        let bench = try sample()
        let number = try #require(Int32(try await process(bench)))
        await bench.host.stop()
        #expect(kill(number, 0) == -1)
        #expect(await bench.failure("sample")?.code == .stopped)
    }
}
