import Browser
import Foundation
import FoveaService
import FoveaSessions
import HTTPEngine
import Testing

/// The web app in a browser, served by the real service on a port of its own.
struct WebTrial {
    let browser: Browser
    let apps: ScriptedApps
    let describer: StillDescriber
    /// Where the service answers, such as `http://127.0.0.1:4000`.
    let address: String
    private let service: VisualService

    /// The one browser of all tests, and the folder for its files.
    private static let shared = Task {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fovea-web-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return (browser: try await Browser(folder: folder), folder: folder)
    }

    /// Serves apps, shows the start at a size, runs a test, and looks for errors that the page wrote.
    static func run(
        _ apps: [ScriptedApps.App],
        width: Int = 1440,
        height: Int = 900,
        dark: Bool = false,
        expectingErrors: Bool = false,
        _ test: (WebTrial) async throws -> Void
    ) async throws {
        let trial = try await WebTrial(apps)
        do {
            try await trial.browser.appear(width: width, height: height, dark: dark)
            _ = try await trial.browser.errors()
            try await trial.browser.visit(trial.address)
            try await trial.browser.wait(until: "document.getElementById('answered').childElementCount > 0")
            try await test(trial)
            let errors = try await trial.browser.errors()
            #expect(expectingErrors || errors.isEmpty, "the page's console: \(errors)")
        } catch {
            await trial.end()
            throw error
        }
        await trial.end()
    }

    private init(_ apps: [ScriptedApps.App]) async throws {
        browser = try await Self.shared.value.browser
        self.apps = ScriptedApps(apps)
        describer = StillDescriber()
        var options = VisualService.Options()
        options.webFolder = Self.repository.appending(path: "Web").path
        service = try VisualService(
            at: [.network(host: "127.0.0.1", port: 0)],
            searches: VisualSearches(apps: self.apps, describer: describer, order: AppOrder(file: nil)),
            options: options
        )
        address = "http://\(service.addresses[0])"
    }

    /// Leaves the page, so that it holds no connection, and stops the service.
    private func end() async {
        try? await browser.visit("about:blank")
        await service.stop()
    }

    /// Stops the service while the page stays.
    func stopService() async { await service.stop() }

    /// The folder of the package.
    static var repository: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
    }

    // MARK: What people do

    /// Writes bytes to a file, and returns its path.
    func file(_ name: String, _ data: Data) async throws -> String {
        let url = try await Self.shared.value.folder.appending(path: name)
        try data.write(to: url)
        return url.path
    }

    /// Picks a file, as in the browser's own dialog.
    func pick(_ name: String = "table.png", _ data: Data? = nil) async throws {
        let path = try await file(name, try data ?? Artwork.table())
        try await browser.type(path, into: "#file")
    }

    /// Pastes or drops files, each with its name, its type and its bytes.
    func transfer(_ kind: String, _ files: [(name: String, type: String, data: Data)]) async throws {
        let contents = files.map {
            JSON.array([.string($0.name), .string($0.type), .string($0.data.base64EncodedString())])
        }
        try await browser.run(
            """
            const transfer = new DataTransfer();
            for (const [name, type, content] of arguments[1]) {
                const bytes = Uint8Array.from(atob(content), (each) => each.charCodeAt(0));
                transfer.items.add(new File([bytes], name, { type }));
            }
            dispatchEvent(arguments[0] === "paste"
                ? new ClipboardEvent("paste", { clipboardData: transfer })
                : new DragEvent("drop", { dataTransfer: transfer }));
            """,
            .string(kind),
            .array(contents)
        )
    }

    /// Picks a picture and waits until it is shown.
    func show() async throws {
        try await pick()
        try await browser.wait(until: "document.body.dataset.view === 'picture'")
    }

    /// Picks a picture, searches all of it and waits until every app has answered.
    func searchWhole() async throws {
        try await show()
        try await browser.click("#search")
        try await answered()
    }

    /// Notes from now on what the page asks the service for; ``requests()`` tells.
    func noteRequests() async throws {
        try await browser.run(
            """
            const ask = window.fetch;
            window.asked = [];
            window.fetch = (path, options) => {
                window.asked.push(`${options?.method ?? "GET"} ${String(path).split("?")[0]}`);
                return ask(path, options);
            };
            const send = navigator.sendBeacon;
            navigator.sendBeacon = (path, ...rest) => {
                window.asked.push(`BEACON ${path}`);
                return send.call(navigator, path, ...rest);
            };
            """
        )
    }

    /// What the page asked the service for since ``noteRequests()``.
    func requests() async throws -> [String] { try await browser.run("return window.asked").strings }

    /// Waits until every app has answered.
    func answered() async throws {
        try await browser.wait(
            until: "document.querySelector('.tab') && !document.querySelector('.tab[data-state=waiting], .tab.ghost')"
        )
    }

    /// The texts of elements.
    func texts(_ selector: String) async throws -> [String] {
        try await browser.run(
            "return [...document.querySelectorAll(arguments[0])].map((each) => each.innerText.trim())",
            .string(selector)
        ).strings
    }
}
