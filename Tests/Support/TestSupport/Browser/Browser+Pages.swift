package import Foundation

// MARK: - Pages

extension Browser {
    /// Goes to an address.
    package func visit(_ address: String) async throws {
        try await send("POST", "/url", ["url": .string(address)])
    }

    /// Goes a step back in the history.
    package func goBack() async throws { try await send("POST", "/back", [:]) }

    /// Loads the page again.
    package func reload() async throws { try await send("POST", "/refresh", [:]) }

    /// The address of the page.
    package var address: String {
        get async throws { try await send("GET", "/url").string ?? "" }
    }

    /// Steers what is inside a frame of the page from now on.
    package func enterFrame(_ selector: String) async throws {
        let frame = try await send("POST", "/element", ["using": "css selector", "value": .string(selector)])
        try await send("POST", "/frame", ["id": frame])
    }

    /// Steers the page itself again.
    package func leaveFrame() async throws { try await send("POST", "/frame", ["id": .null]) }

    /// Runs the body of a function in the page, and returns what it returns.
    @discardableResult
    package func run(_ script: String, _ arguments: JSON...) async throws -> JSON {
        try await send("POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
    }

    /// Runs the body of an asynchronous function in the page, and returns what it returns at last.
    package func runAsynchronously(_ script: String) async throws -> JSON {
        let whole = """
            const done = arguments[arguments.length - 1];
            (async () => { \(script) })().then(done, (error) => done(`failed: ${error}`));
            """
        return try await send("POST", "/execute/async", ["script": .string(whole), "args": []])
    }

    /// Waits until an expression is true in the page.
    ///
    /// The time is long, as a machine may be busy; what never becomes true is an error that shows the page's text.
    package func wait(until expression: String, seconds: Int = 90) async throws {
        let clock = ContinuousClock()
        let end = clock.now + .seconds(seconds)
        // Most of it is true soon; what isn't shall not keep a processor from what it waits for.
        var pause = 10.0
        while clock.now < end {
            if try await run("return Boolean(\(expression))").boolean == true { return }
            try await Task.sleep(for: .milliseconds(pause))
            pause = min(pause * 1.3, 100)
        }
        let text = try await run("return document.body.innerText").string ?? ""
        throw BrowserError("'\(expression)' didn't become true. The page reads: \(text.prefix(600))")
    }

    /// What the page wrote to its console since the last call, errors alone.
    package func errors() async throws -> [String] {
        try await send("POST", "/se/log", ["type": "browser"]).array
            .filter { $0["level"].string == "SEVERE" }
            .compactMap { $0["message"].string }
    }
}

// MARK: - Devices

extension Browser {
    /// Makes the page appear on a screen of a size and in a scheme of colors, without motion.
    ///
    /// A screen that is touched has no mouse; forced colors are those of a system with high contrast.
    package func appear(
        width: Int,
        height: Int,
        dark: Bool = false,
        scale: Double = 1,
        isTouched: Bool = false,
        forcesColors: Bool = false
    ) async throws {
        try await command("Emulation.setTouchEmulationEnabled", ["enabled": .boolean(isTouched)])
        try await command(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": .number(scale), "mobile": .boolean(isTouched),
            ]
        )
        try await command(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
                    ["name": "prefers-reduced-motion", "value": "reduce"],
                    ["name": "forced-colors", "value": forcesColors ? "active" : "none"],
                ]
            ]
        )
    }

    /// The page as it appears, as PNG, smaller by a factor.
    package func picture(scale: Double = 1) async throws -> Data {
        let size = try await run("return [innerWidth, innerHeight]").array.compactMap(\.number)
        guard size.count == 2 else { throw BrowserError("The page has no size.") }
        let answer = try await command(
            "Page.captureScreenshot",
            [
                "format": "png",
                "clip": [
                    "x": 0, "y": 0, "width": .number(size[0]), "height": .number(size[1]), "scale": .number(scale),
                ],
            ]
        )
        guard let data = answer["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
            throw BrowserError("The browser gave no picture of the page.")
        }
        return data
    }
}
