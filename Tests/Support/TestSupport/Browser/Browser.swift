package import Foundation

/// A Chromium, steered by the WebDriver protocol.
package actor Browser {
    private let driver: BrowserDriver
    private let session: String

    /// Starts a browser with a camera that shows a made picture.
    ///
    /// - Parameters:
    ///   - folder: A folder for its files.
    ///   - desktop: The variables of a desktop with assistive programs, on which it then stands; nil for no desktop.
    package init(folder: URL, on desktop: [String: String]? = nil) async throws {
        driver = try await BrowserDriver(folder: folder, environment: desktop ?? [:])
        let options: JSON = [
            "args": [
                desktop == nil ? "--headless=new" : "--force-renderer-accessibility", "--disable-gpu",
                "--disable-dev-shm-usage", "--hide-scrollbars",
                "--force-color-profile=srgb", "--font-render-hinting=none", "--window-size=1600,1400",
                "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream",
                "--auto-select-desktop-capture-source=Entire screen", "--no-first-run",
                "--disable-background-networking", "--disable-component-update",
                // Chromium's own sandbox can't be set up by root, as whom continuous integration runs.
                "--no-sandbox",
            ]
        ]
        let wanted: JSON = [
            "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
        ]
        let capabilities: JSON = ["capabilities": ["alwaysMatch": wanted]]
        let answer = try await Self.send("POST", "/session", capabilities, driver)
        session = "/session/\(answer["sessionId"].string ?? "")"
    }

    /// Ends the browser.
    package func quit() async {
        _ = try? await Self.send("DELETE", session, nil, driver)
        driver.stop()
    }

    // MARK: - Commands

    /// Sends a command of the protocol.
    @discardableResult
    package func send(_ method: String, _ path: String, _ body: JSON? = nil) async throws -> JSON {
        try await Self.send(method, session + path, body, driver)
    }

    /// Sends a command of Chromium's own protocol.
    @discardableResult
    package func command(_ name: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await send("POST", "/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
    }

    private static func send(
        _ method: String,
        _ path: String,
        _ body: JSON?,
        _ driver: BrowserDriver
    ) async throws -> JSON {
        let data = try body.map { try JSONEncoder().encode($0) } ?? Data()
        let answer = try await driver.connection.send(method, path, data)
        let value = try JSONDecoder().decode(JSON.self, from: answer)["value"]
        if let error = value["error"].string {
            let message = value["message"].string ?? ""
            throw BrowserError("\(error): \(message.prefix { $0 != "\n" })")
        }
        return value
    }
}
