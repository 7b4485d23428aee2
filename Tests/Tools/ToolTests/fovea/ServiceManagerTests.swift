import Foundation
import TestSupport
import Testing

@Suite("The service under a service manager", .timeLimit(.minutes(10)))
struct ServiceManagerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Hands two sockets to a program as systemd does: a port of this machine and a path.
    private static let manager = """
        import os, socket, sys
        port, path = socket.socket(), socket.socket(socket.AF_UNIX)
        port.bind(("127.0.0.1", 0))
        path.bind(sys.argv[1])
        for each in port, path: each.listen(8)
        print("port", port.getsockname()[1], flush=True)
        numbers = [os.dup(each.fileno()) for each in (port, path)]
        for index, number in enumerate(numbers): os.dup2(number, 3 + index)
        os.environ.update(LISTEN_PID=str(os.getpid()), LISTEN_FDS="2")
        os.execv(sys.argv[2], sys.argv[2:])
        """

    @Test("Takes the sockets that it is handed, and answers the request that came before it ran")
    func activation() async throws {
        let (log, socket) = (folder.file("log"), folder.file("service.socket").path)
        let program = try LeashedProgram(
            ["python3", "-c", Self.manager, socket, FoveaProgram.path, "serve", "--verbose"],
            log: log,
            folder: folder.url,
            environment: [
                "XDG_RUNTIME_DIR": folder.path, "XDG_DATA_HOME": folder.path, "XDG_STATE_HOME": folder.path,
                "XDG_DATA_DIRS": "/nowhere",
            ]
        )
        defer { program.stop() }
        var port: Int?
        for _ in 0..<9000 where port == nil {
            try await Task.sleep(for: .milliseconds(10))
            port = try String(contentsOf: log, encoding: .utf8).firstMatch(of: /port (\d+)\n/).flatMap { Int($0.1) }
        }
        let number = try #require(port)
        // A client waits ten seconds at most, and a busy machine may take longer to start a program.
        var answer = ""
        for _ in 0..<20 where !answer.hasPrefix("HTTP/1.1 200 ") {
            answer = try await RawClient.away {
                try RawClient.exchange(
                    "GET /healthz HTTP/1.1\r\nHost: localhost:\(number)\r\nConnection: close\r\n\r\n",
                    port: number
                )
            }
        }
        #expect(answer.contains("\"addresses\":[\"http://127.0.0.1:\(number)\"]"))
        // It says where it is found while it answers, or later.
        var text = ""
        for _ in 0..<9000 where !text.contains("unix:") {
            try await Task.sleep(for: .milliseconds(10))
            text = try String(contentsOf: log, encoding: .utf8)
        }
        #expect(text.contains("http://127.0.0.1:\(number)/\n"))
        #expect(text.contains("unix:\(socket)\n"))
    }

    @Test(
        "Has units that systemd understands to the last line",
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze"), "There is no systemd"),
        arguments: ["fovea.service", "fovea.socket"]
    )
    func units(name: String) throws {
        let units = Checkout.folder.appending(path: "Units")
        for unit in try FileManager.default.contentsOfDirectory(at: units, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: unit, encoding: .utf8)
            // The program isn't installed where the tests run.
            try text.replacing(/@PREFIX@\/bin\/fovea/, with: "/bin/true")
                .write(to: folder.file(unit.lastPathComponent), atomically: true, encoding: .utf8)
        }
        let run = try ProgramRun(
            "/usr/bin/systemd-analyze",
            ["--user", "--man=no", "verify", folder.file(name).path],
            environment: ["XDG_RUNTIME_DIR": folder.path, "HOME": folder.path]
        )
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    }
}
