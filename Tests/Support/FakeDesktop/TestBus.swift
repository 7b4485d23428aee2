import Foundation
import Glibc

/// A message bus of a test's own.
package final class TestBus: Sendable {
    package let address: String
    private let process: pid_t

    /// Starts `dbus-daemon`; nil where it isn't installed.
    package init?() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-bus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        address = "unix:path=\(folder.path)/bus"
        let configuration = folder.appending(path: "bus.conf")
        try """
        <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
         "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
        <busconfig>
          <type>session</type>
          <listen>\(address)</listen>
          <auth>EXTERNAL</auth>
          <policy context="default">
            <allow send_destination="*" eavesdrop="true"/>
            <allow eavesdrop="true"/>
            <allow own="*"/>
          </policy>
        </busconfig>
        """.write(to: configuration, atomically: true, encoding: .utf8)
        let line = [
            "dbus-daemon", "--nofork", "--nopidfile", "--config-file=\(configuration.path)",
        ]
        var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        guard posix_spawnp(&process, "dbus-daemon", nil, nil, &words, environ) == 0 else { return nil }
        self.process = process
        // The socket is there once the bus listens.
        for _ in 0..<1000 where access("\(folder.path)/bus", F_OK) != 0 { usleep(10_000) }
    }

    deinit {
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }
}
