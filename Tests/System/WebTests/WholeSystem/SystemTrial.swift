import Browser
import Foundation
import ProgramRunning
import Testing

/// The whole system in a browser: `fovea serve`, with Music and Landmarks as programs of their own.
struct SystemTrial: Visit {
    let browser: Browser
    private let system: RunningSystem

    /// Shows the start at a size, runs a test, and looks for errors that the pages wrote.
    static func run(
        width: Int = 1440,
        height: Int = 900,
        dark: Bool = false,
        _ test: (SystemTrial) async throws -> Void
    ) async throws {
        let trial = SystemTrial(browser: try await SharedBrowser.value.browser, system: try await RunningSystem.shared)
        try await trial.browser.appear(width: width, height: height, dark: dark)
        _ = try await trial.browser.errors()
        try await trial.start()
        do {
            try await test(trial)
            let errors = try await trial.browser.errors()
            #expect(errors.isEmpty, "the pages' console: \(errors)")
        } catch {
            try? await trial.browser.visit("about:blank")
            throw error
        }
        try await trial.browser.visit("about:blank")
    }

    /// Goes to the start.
    func start() async throws {
        try await browser.visit(system.address)
        try await browser.wait(until: "document.querySelectorAll('#answered img').length === 2")
    }

    /// Kills the program of an app, as a fault of its own would.
    func kill(_ app: String) throws { try system.kill(app) }

    /// Waits until every picture that a page of an app shows has come, and returns how many there are.
    func loadedPictures() async throws -> Int? {
        let seen = "[...document.images].filter((each) => each.getBoundingClientRect().top < innerHeight)"
        try await browser.wait(until: "\(seen).every((each) => each.complete)")
        return try await browser.run("return \(seen).filter((each) => each.naturalWidth > 0).length").number.map(
            Int.init
        )
    }
}
