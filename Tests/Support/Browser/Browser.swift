package import Foundation
import FoundationNetworking

/// A headless Chromium, steered by the WebDriver protocol.
package actor Browser {
    private let driver: BrowserDriver
    private let session: String
    private let requests: URLSession

    /// Starts a browser with a camera that shows a made picture.
    package init(folder: URL) async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 120
        requests = URLSession(configuration: configuration)
        driver = try await BrowserDriver(folder: folder)
        let options: JSON = [
            "args": [
                "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                "--force-color-profile=srgb", "--font-render-hinting=none", "--window-size=1600,1400",
                "--use-fake-device-for-media-stream", "--auto-select-desktop-capture-source=Entire screen",
                "--no-first-run", "--disable-background-networking", "--disable-component-update",
                // Chromium's own sandbox can't be set up by root, as whom continuous integration runs.
                "--no-sandbox",
            ]
        ]
        let wanted: JSON = [
            "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
        ]
        let answer = try await Self.send(
            "POST",
            "\(driver.address)/session",
            ["capabilities": ["alwaysMatch": wanted]],
            requests
        )
        session = "\(driver.address)/session/\(answer["sessionId"].string ?? "")"
    }

    /// Ends the browser.
    package func quit() async {
        _ = try? await Self.send("DELETE", session, nil, requests)
        driver.stop()
    }

    // MARK: - Commands

    /// Sends a command of the protocol.
    @discardableResult
    package func send(_ method: String, _ path: String, _ body: JSON? = nil) async throws -> JSON {
        try await Self.send(method, session + path, body, requests)
    }

    /// Sends a command of Chromium's own protocol.
    @discardableResult
    package func command(_ name: String, _ parameters: JSON = [:]) async throws -> JSON {
        try await send("POST", "/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
    }

    private static func send(
        _ method: String,
        _ address: String,
        _ body: JSON?,
        _ requests: URLSession
    ) async throws -> JSON {
        guard let url = URL(string: address) else { throw BrowserError("'\(address)' is no address.") }
        var request = URLRequest(url: url)
        request.httpMethod = method
        if let body {
            request.httpBody = try JSONEncoder().encode(body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        let (data, _) = try await requests.data(for: request)
        let value = try JSONDecoder().decode(JSON.self, from: data)["value"]
        if let error = value["error"].string {
            let message = value["message"].string ?? ""
            throw BrowserError("\(error): \(message.prefix { $0 != "\n" })")
        }
        return value
    }
}
