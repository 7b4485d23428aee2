package import Foundation
import Glibc

/// A Wayland compositor built on wlroots, of a test's own, with screens that nobody sees.
package final class TestCompositor {
    /// The variables that lead programs to the compositor.
    package let environment: [String: String]
    /// The folder of the compositor, which it may read.
    private let folder: TemporaryFolder
    private let process: pid_t

    /// Starts sway with a number of screens; nil where it isn't installed.
    ///
    /// The configuration is the compositor's own language, with `FOLDER` for the folder that files are written to.
    package init?(
        screens: Int = 1,
        _ configuration: String,
        files: [String: Data] = [:]
    ) throws {
        let folder = try TemporaryFolder()
        self.folder = folder
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        for (name, data) in files { try data.write(to: folder.file(name)) }
        let settings = folder.file("config")
        try "xwayland disable\n\(configuration.replacing("FOLDER", with: folder.path))\n"
            .write(to: settings, atomically: true, encoding: .utf8)
        var words = ["sway", "--config", settings.path]
        // Compositors don't run as root, as whom continuous integration does.
        if geteuid() == 0 {
            words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + words
            for path in [folder.path] + files.keys.map({ folder.file($0).path }) + [settings.path] {
                chown(path, 65534, 65534)
            }
        }
        let variables = [
            "PATH=\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")", "HOME=\(folder.path)",
            "XDG_RUNTIME_DIR=\(folder.path)", "WLR_BACKENDS=headless", "WLR_RENDERER=pixman",
            "WLR_LIBINPUT_NO_DEVICES=1", "WLR_HEADLESS_OUTPUTS=\(screens)",
        ]
        guard access("/usr/bin/sway", X_OK) == 0, let process = Self.start(words, variables) else { return nil }
        self.process = process
        let path = folder.file("wayland-1").path
        environment = ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland-1"]
        // The socket is there once the compositor listens.
        for _ in 0..<9000 {
            if access(path, F_OK) == 0 { break }
            usleep(10_000)
        }
    }

    deinit {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    private static func start(_ words: [String], _ variables: [String]) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor: Int32 in 0...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        // Threads of this process block signals, and the compositor would inherit that; what it starts ends with it.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { (arguments + settings).forEach { free($0) } }
        var process: pid_t = 0
        let failure = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &settings)
        return failure == 0 ? process : nil
    }
}
