import Foundation
import TestSupport

/// A browser at the web app, and what people do there.
protocol Visit {
    var seat: Browsers.Seat { get }
}

/// The checkout that the tests are built in.
enum Repository {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..").standardized
}

extension Visit {
    var browser: Browser { seat.browser }

    /// Picks a file, as in the browser's own dialog.
    func pick(_ name: String = "table.png", _ data: Data? = nil) async throws {
        let file = seat.folder.appending(path: name)
        try (try data ?? Artwork.table()).write(to: file)
        try await browser.type(file.path, into: "#file")
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
    func show(_ name: String = "table.png", _ data: Data? = nil) async throws {
        try await pick(name, data)
        try await browser.wait(until: "document.body.dataset.view === 'picture'")
    }

    /// Picks a picture, searches all of it and waits until every app has answered.
    func searchWhole(_ name: String = "table.png", _ data: Data? = nil) async throws {
        try await show(name, data)
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

    /// Waits until what the picture offers is known, which the page asks for once every app has answered.
    func offered() async throws {
        try await answered()
        try await browser.wait(until: "!document.querySelector('.searching, .actions[aria-busy=true]')")
    }

    /// Waits until an app's page is shown.
    func pageOpened() async throws {
        try await browser.wait(until: "document.querySelector('.page-body.loaded')")
    }

    /// Waits until an app's page is shown, and steers what is inside it from now on.
    func enterPage() async throws {
        try await pageOpened()
        try await browser.enterFrame("iframe")
    }

    /// Goes back from an app's page, or from inside it, to the results.
    func backToResults() async throws {
        try await browser.leaveFrame()
        try await browser.click("#page-back")
        try await browser.wait(until: "document.getElementById('page').hidden")
    }

    /// Waits until nothing moves or loads any more, nothing has a ring around it, and nothing is pointed at.
    func settle() async throws {
        try await browser.run("document.activeElement.blur(); scrollTo(0, 0)")
        try await browser.command("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 2, "y": 2])
        try await browser.wait(until: "[...document.images].every((each) => !each.offsetParent || each.complete)")
        _ = try await browser.runAsynchronously(
            "await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
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
