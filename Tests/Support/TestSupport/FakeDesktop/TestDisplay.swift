import Foundation
import Glibc

/// An X server of a test's own, without a screen to look at.
package final class TestDisplay {
    package let name: String
    private let process: pid_t

    /// Starts Xvfb; nil where it isn't installed.
    package init?(width: Int, height: Int) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        // The server says by this descriptor which display it took.
        let line = [
            "Xvfb", "-displayfd", "\(ends[1])", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
        ]
        var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        // Threads of this process block signals, and the server would inherit that.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var process: pid_t = 0
        let failure = posix_spawnp(&process, "Xvfb", &actions, &attributes, &words, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard failure == 0 else { return nil }
        self.process = process
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = read(ends[0], &bytes, bytes.count)
        name = ":" + String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).filter(\.isNumber)
    }

    deinit {
        kill(process, SIGTERM)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }
}
