import CommandLineKit
import Foundation
import Testing

@testable import FoveaCommandLine

@Suite("The command that serves")
struct ServeCommandTests {
    private func serve(_ words: String..., on bench: Workbench) async -> ExitCode {
        await bench.run(
            ["serve", "--port", "0"] + words,
            environment: ["HOME": bench.folder, "XDG_DATA_HOME": bench.folder, "XDG_DATA_DIRS": bench.folder],
            isInterrupted: true
        )
    }

    @Test("Prints an address without a token where the kernel tells whose programs ask")
    func address() async throws {
        let bench = try Workbench()
        #expect(await serve(on: bench) == .success)
        #expect(bench.output.firstMatch(of: /^http:\/\/127\.0\.0\.1:\d+\/\n/) != nil, "\(bench.output)")
    }

    @Test("Prints the token of a file with the address")
    func token() async throws {
        let bench = try Workbench()
        let file = try bench.file("token", "0123456789abcdef\n")
        #expect(await serve("--token-file", file, on: bench) == .success)
        #expect(bench.output.firstMatch(of: /^http:\/\/127\.0\.0\.1:\d+\/\?token=0123456789abcdef\n/) != nil)
    }

    @Test("Answers another user by name or number", arguments: ["root", "65534", "0"])
    func users(_ name: String) async throws {
        #expect(await serve("--allow-user", name, on: try Workbench()) == .success)
    }

    @Test("Knows no user who isn't there", arguments: ["no-such-user", "-1", "4294967295", "9223372036854775808"])
    func unknownUsers(_ name: String) async throws {
        let bench = try Workbench()
        #expect(await serve("--allow-user=\(name)", on: bench) == .noInput)
        #expect(bench.errors.contains("There is no such user"), "\(bench.errors)")
    }

    @Test("Reads no token from what isn't a small file", arguments: ["/dev/zero", "/", "/nowhere"])
    func tokenFiles(_ path: String) async throws {
        let bench = try Workbench()
        #expect(await serve("--token-file", path, on: bench) == .noInput)
        #expect(bench.errors.contains("The token can't be read from it"))
    }

    @Test(
        "Ends at no number",
        arguments: [
            ["--port", "65536"], ["--port", "-1"], ["--port", "9223372036854775808"], ["--port", "1e308"],
            ["--max-file-bytes", "9223372036854775807"], ["--max-file-bytes", "1e999"],
            ["--max-pixels", "9223372036854775807G"], ["--threads", "9223372036854775807"],
        ]
    )
    func numbers(_ words: [String]) async throws {
        let bench = try Workbench()
        let code = await bench.run(["serve"] + words, isInterrupted: true)
        #expect(code == .usage)
        #expect(bench.errors.contains("is no value for"), "\(bench.errors)")
    }
}
