import Foundation
import TestSupport
import Synchronization
import Testing

/// The whole system in a browser: `fovea serve`, with Music and Landmarks as programs of their own.
struct SystemTrial: Visit {
    let seat: Browsers.Seat
    let system: RunningSystem

    /// Shows the start, runs a test, and looks for errors that the pages wrote.
    ///
    /// - Parameter own: A system of the test's own, which is stopped afterwards; nil for the one that tests share.
    static func run(on own: RunningSystem? = nil, _ test: (SystemTrial) async throws -> Void) async throws {
        defer { own?.stop() }
        try await Browsers.lend { seat in
            let system = if let own { own } else { try await RunningSystem.shared }
            let trial = SystemTrial(seat: seat, system: system)
            try await trial.browser.appear(width: 1440, height: 900)
            _ = try await trial.browser.errors()
            do {
                if !system.hasAnswered.load(ordering: .relaxed) {
                    _ = try await trial.foundAlbum()
                    system.hasAnswered.store(true, ordering: .relaxed)
                }
                try await trial.start()
                try await test(trial)
                let errors = try await trial.browser.errors()
                #expect(errors.isEmpty, "the pages' console: \(errors)")
            } catch {
                try? await trial.browser.visit("about:blank")
                throw error
            }
            try await trial.browser.visit("about:blank")
        }
    }

    /// Searches a screenshot until Music answers, and returns what it found.
    ///
    /// On a busy machine an app that has just started is late for the first searches.
    func foundAlbum() async throws -> String? {
        for _ in 0..<20 {
            try await start()
            try await searchWhole(DrawnPhoto.phone.file, DrawnPhoto.phone.data())
            if let title = try await texts("#panel-music .card .title").first { return title }
        }
        return nil
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
