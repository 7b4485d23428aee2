import Foundation
import FoveaService
import FoveaSessions
import HTTPEngine
import StoreEngine
import TestSupport
import Testing

/// The web app in a browser, served by the real service on a port of its own.
struct WebTrial: Visit {
    let seat: Browsers.Seat
    let apps: ScriptedApps
    let describer: StillDescriber
    /// Where the service answers, such as `http://127.0.0.1:4000`.
    let address: String
    /// The folder of the person's items.
    let home: URL
    private let service: VisualService

    /// Serves apps, shows the start at a size, runs a test, and looks for errors that the page wrote.
    static func run(
        _ apps: [ScriptedApps.App],
        width: Int = 1440,
        height: Int = 900,
        isTouched: Bool = false,
        expectingErrors: Bool = false,
        _ test: (WebTrial) async throws -> Void
    ) async throws {
        try await Browsers.lend { seat in
            try await run(
                apps,
                width: width,
                height: height,
                isTouched: isTouched,
                expectingErrors: expectingErrors,
                in: seat,
                test
            )
        }
    }

    /// Does the same in a browser.
    static func run(
        _ apps: [ScriptedApps.App],
        width: Int = 1440,
        height: Int = 900,
        isTouched: Bool = false,
        expectingErrors: Bool = false,
        in seat: Browsers.Seat,
        _ test: (WebTrial) async throws -> Void
    ) async throws {
        let trial = try WebTrial(apps, seat)
        do {
            try await trial.browser.appear(width: width, height: height, isTouched: isTouched)
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

    private init(_ apps: [ScriptedApps.App], _ seat: Browsers.Seat) throws {
        self.seat = seat
        home = seat.folder.appending(path: "home-\(UUID().uuidString)")
        let environment = Self.environment(in: home)
        self.apps = ScriptedApps(apps, consent: Consent(environment: environment))
        describer = StillDescriber()
        var options = VisualService.Options()
        options.environment = environment
        options.webFolder = Repository.folder.appending(path: "Web").path
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
}
