import Foundation
import Glibc

/// A running `chromedriver`, which ends with this process, however that ends.
final class BrowserDriver: Sendable {
    /// The way to the driver.
    let connection: DriverConnection
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
            Self.script,
            input: ends[0],
            log: log.path,
            environment: [
                "BROWSER_FOLDER": folder.path, "FONTCONFIG_FILE": fonts.path, "HOME": folder.path,
                "XDG_CONFIG_HOME": folder.path,
                "XDG_CACHE_HOME": folder.path,
            ]
        )
        close(ends[0])
        var port: UInt16?
        for _ in 0..<600 where port == nil {
            try await Task.sleep(for: .milliseconds(50))
            let text = try String(contentsOf: log, encoding: .utf8)
            port = text.firstMatch(of: #/started successfully on port (\d+)/#).flatMap { UInt16($0.1) }
        }
        guard let port else {
            close(leash)
            throw BrowserError(
                "chromedriver didn't start; install Debian's chromium-driver. It wrote: "
                    + (try String(contentsOf: log, encoding: .utf8))
            )
        }
        connection = DriverConnection(port: port)
    }

    /// Runs the driver as long as the other socket is open, then takes away all that it started or wrote.
    ///
    /// Descriptors of this process are closed first: sockets of a service under test would stay open with the browser.
    private static let script = """
        for number in /proc/$$/fd/*; do number=${number##*/}; [ "$number" -lt 3 ] || eval "exec $number>&-"; done
        chromedriver --port=0 & driver=$!
        read -r _
        kill $driver
        wait $driver
        rm -rf -- "$BROWSER_FOLDER"
        kill -KILL 0
        """

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
        // A task's thread blocks all signals, and the driver would inherit that; a group of their own ends together.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        posix_spawnattr_setsigmask(&attributes, &unblocked)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        let variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let words = ["/bin/bash", "-c", script]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0)=\($1)") } + [nil]
        defer { (arguments + settings).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/bin/bash", &actions, &attributes, &arguments, &settings)
        guard failure == 0 else { throw BrowserError("/bin/bash can't be started: \(failure).") }
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
