import CommandLineKit
import Foundation
import FoveaCommandLine
import TestSupport
import Testing

@Suite("The apps that searches ask")
struct ProvidersCommandTests {
    private let bench: Workbench

    init() throws { bench = try Workbench() }

    private func register(_ name: String, _ executable: String) throws {
        _ = try bench.file(
            "\(name).json",
            #"{"version":1,"name":"\#(name.capitalized)","executable":"\#(executable)"}"#
        )
    }

    private func results() throws -> [[String: Any]] {
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        // Whoever runs the tests may have apps of their own.
        return results.filter { ($0["origin"] as? String)?.hasPrefix(bench.folder) == true }
    }

    @Test("Are listed with what is known of them, and what keeps one from being asked")
    func list() async throws {
        try register("music", "/bin/true")
        try register("ruin", "/nowhere/at/all")
        #expect(await bench.run(["providers", "-f", "json", "--provider", bench.folder]) == .success)
        #expect(try JSONSchema(named: "providers").problems(in: bench.outputData) == [])
        let results = try results()
        #expect(results.map { $0["id"] as? String } == ["music", "ruin"])
        #expect(results.map { $0["name"] as? String } == ["Music", "Ruin"])
        #expect(results.map { $0["usable"] as? Bool } == [true, false])
        let problems = results.map { ($0["problems"] as? [String])?.first ?? "" }
        #expect(problems[0].contains("isn't next to /bin/true, so what the app offers is known only while it runs"))
        #expect(problems[1].hasPrefix("There is no program at /nowhere/at/all."))
    }

    @Test("Are listed for people")
    func text() async throws {
        try register("ruin", "/nowhere/at/all")
        #expect(await bench.run(["providers", "--provider", bench.folder]) == .success)
        #expect(bench.output.hasPrefix("✗ Ruin ruin\n  program       /nowhere/at/all\n"))
        #expect(bench.output.contains("  problem       There is no program at /nowhere/at/all. Install the app again"))
    }

    @Test("Are started by the doctor, who tells why one is absent")
    func doctor() async throws {
        try register("music", "/bin/true")
        try register("ruin", "/nowhere/at/all")
        #expect(await bench.run(["doctor", "-f", "json", "--provider", bench.folder]) == .unavailable)
        #expect(try JSONSchema(named: "doctor").problems(in: bench.outputData) == [])
        let results = try #require(bench.json()["results"] as? [[String: Any]])
        let apps = results.filter { ["app music", "app ruin"].contains($0["subject"] as? String) }
        #expect(apps.map { $0["state"] as? String } == ["failed", "failed"])
        #expect(apps[0]["detail"] as? String == "Music ended before it answered.")
        #expect(apps[1]["detail"] as? String == "There is no program at /nowhere/at/all.")
        #expect((apps[1]["remedy"] as? String)?.hasPrefix("Install the app again, or correct ") == true)
    }
}
