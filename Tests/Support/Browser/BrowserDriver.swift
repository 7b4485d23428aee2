import Foundation
import Glibc

/// A running `chromedriver`, which ends with this process, however that ends.
final class BrowserDriver: Sendable {
    /// Where the driver answers.
    let address: String
    /// One of two connected sockets: the driver is stopped when it closes, as it does when this process is killed.
    private let leash: Int32
    private let process: pid_t

    /// Starts the driver at a free port.
    init(folder: URL) async throws {
        let fonts = folder.appending(path: "fonts.conf")
        try Data(Self.fonts(cache: folder.appending(path: "fonts").path).utf8).write(to: fonts)
        let log = folder.appending(path: "driver.log")
        try Data().write(to: log)
        var ends: [Int32] = [0, 0]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw BrowserError("There is no socket: \(errno).") }
        leash = ends[1]
        process = try Self.start(
            "chromedriver --port=0 & driver=$!; read -r _; kill $driver; wait $driver",
            input: ends[0],
            log: log.path,
            environment: [
                "FONTCONFIG_FILE": fonts.path, "HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
                "XDG_CACHE_HOME": folder.path,
            ]
        )
        close(ends[0])
        var port: Substring?
        for _ in 0..<600 where port == nil {
            try await Task.sleep(for: .milliseconds(50))
            let text = try String(contentsOf: log, encoding: .utf8)
            port = text.firstMatch(of: #/started successfully on port (\d+)/#)?.1
        }
        guard let port else {
            close(leash)
            throw BrowserError(
                "chromedriver didn't start; install Debian's chromium-driver. It wrote: "
                    + (try String(contentsOf: log, encoding: .utf8))
            )
        }
        address = "http://127.0.0.1:\(port)"
    }

    func stop() {
        close(leash)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    private static func start(
        _ script: String,
        input: Int32,
        log: String,
        environment: [String: String]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let words = ["/bin/sh", "-c", script]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + settings).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/bin/sh", &actions, nil, &arguments, &settings)
        guard failure == 0 else { throw BrowserError("/bin/sh can't be started: \(failure).") }
        return process
    }

    /// The typefaces of the browser: the same on every machine, or pictures of pages couldn't be compared.
    private static func fonts(cache: String) -> String {
        let preferred = ["system-ui", "sans-serif"].map {
            "<alias binding=\"same\"><family>\($0)</family><prefer><family>Inter</family></prefer></alias>"
        }
        return """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
            <fontconfig>
              <dir>/usr/share/fonts/opentype/inter</dir>
              <dir>/usr/share/fonts/truetype/dejavu</dir>
              <cachedir>\(cache)</cachedir>
              \(preferred.joined(separator: "\n  "))
            </fontconfig>
            """
    }
}
