import Foundation

/// A running `chromedriver`, which ends with this process, however that ends.
final class BrowserDriver: Sendable {
    /// The way to the driver.
    let connection: DriverConnection
    private let program: LeashedProgram

    /// Starts the driver at a free port, with variables for the browser.
    init(folder: URL, environment: [String: String]) async throws {
        let fonts = folder.appending(path: "fonts.conf")
        try Data(Self.fonts(cache: folder.appending(path: "fonts").path).utf8).write(to: fonts)
        let log = folder.appending(path: "driver.log")
        program = try LeashedProgram(
            ["chromedriver", "--port=0"],
            log: log,
            folder: folder,
            environment: [
                "FONTCONFIG_FILE": fonts.path, "HOME": folder.path, "XDG_CONFIG_HOME": folder.path,
                "XDG_CACHE_HOME": folder.path,
            ].merging(environment) { $1 }
        )
        var port: UInt16?
        for _ in 0..<1800 where port == nil {
            try await Task.sleep(for: .milliseconds(50))
            let text = try String(contentsOf: log, encoding: .utf8)
            port = text.firstMatch(of: #/started successfully on port (\d+)/#).flatMap { UInt16($0.1) }
        }
        guard let port else {
            let text = try String(contentsOf: log, encoding: .utf8)
            program.stop()
            throw BrowserError("chromedriver didn't start; install Debian's chromium-driver. It wrote: " + text)
        }
        connection = DriverConnection(port: port)
    }

    func stop() { program.stop() }

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
