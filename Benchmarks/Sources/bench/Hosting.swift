import Foundation
import FoveaTesting
import Synchronization

/// What the way through a host costs: an app's queries asked directly and as the system asks them, in turns.
struct Hosting {
    private let rounds: Int
    private let app: HostedApp
    private let catalog = SampleCatalog(count: 10_000)

    init(rounds: Int) {
        self.rounds = rounds
        let catalog = catalog
        app = HostedApp(named: "Sample", queries: [SampleSearch.self], intents: [OpenSample.self, CountSamples.self]) {
            $0.add(dependency: catalog)
        }
        // Queries that are asked directly find their dependencies as in an app.
        AppDependencyManager.shared.add(dependency: catalog)
    }

    func section() async throws -> Report.Section {
        var section = Report.Section(
            "Apps hosted in process",
            "The same query asked directly and through the host, in turns within each round of \(Self.calls) calls; "
                + "what the host adds is the median of the differences. Cancelling is timed until the query notices."
        )
        section.rows = try await values() + [cancellation()] + identifiers() + intents() + [opening()]
        return section
    }

    private static let calls = 200

    private func values() async throws -> [Report.Row] {
        let descriptor = SemanticContentDescriptor(labels: ["album cover"])
        let handle = app.query(SampleSearch.self)
        let pairs = try await race(Self.calls) {
            _ = try await SampleSearch().values(for: descriptor)
        } hosted: {
            _ = try await handle.values(for: descriptor)
        }
        let added = Race.median(pairs.map { $0.hosted - $0.direct }) * 1e6
        return [
            row("values(for:), directly", Race.median(pairs.map(\.direct)) * 1e6, "µs"),
            row("values(for:), hosted", Race.median(pairs.map(\.hosted)) * 1e6, "µs"),
            row("what the host adds", added, "µs", below: 100),
        ]
    }

    private func identifiers() async throws -> [Report.Row] {
        let identifiers = catalog.identifiers.shuffled()
        let handle = app.query(SampleQuery.self)
        let pairs = try await race(1) {
            _ = try await SampleQuery().entities(for: identifiers)
        } hosted: {
            _ = try await handle.entities(for: identifiers)
        }
        return [
            row("10,000 identifiers, directly", Race.median(pairs.map(\.direct)) * 1e3, "ms"),
            row("10,000 identifiers, hosted", Race.median(pairs.map(\.hosted)) * 1e3, "ms", below: 50),
        ]
    }

    private func intents() async throws -> [Report.Row] {
        let handle = app.intent(CountSamples.self)
        let pairs = try await race(Self.calls) {
            _ = try await CountSamples().perform()
        } hosted: {
            _ = try await handle.run()
        }
        return [
            row("an intent, directly", Race.median(pairs.map(\.direct)) * 1e6, "µs"),
            row("an intent, hosted", Race.median(pairs.map(\.hosted)) * 1e6, "µs"),
            row("what the host adds to it", Race.median(pairs.map { $0.hosted - $0.direct }) * 1e6, "µs", below: 100),
        ]
    }

    private func cancellation() async throws -> Report.Row {
        var times: [Double] = []
        for _ in 0..<rounds {
            let watch = CancellationWatch()
            let app = HostedApp(queries: [SleepingSearch.self]) { $0.add(dependency: watch) }
            let task = Task { try await app.query(SleepingSearch.self).values(for: SemanticContentDescriptor()) }
            while !watch.hasStarted { await Task.yield() }
            let start = ContinuousClock.now
            task.cancel()
            _ = await task.result
            while watch.noticed == nil { await Task.yield() }
            if let noticed = watch.noticed { times.append((noticed - start) / .microseconds(1)) }
        }
        return row("cancelling reaches the query, at worst", times.max() ?? .nan, "µs", below: 50_000)
    }

    private func opening() async throws -> Report.Row {
        let entity = catalog.entities[0]
        var times: [Double] = []
        for _ in 0..<rounds {
            let outcome = try await app.intent(OpenSample.self).with(\.$target, entity).run()
            times.append(outcome.performTime / .microseconds(1))
        }
        return row("an open intent, hosted", Race.median(times), "µs", below: 100_000)
    }

    /// Seconds for one call, directly and hosted, round by round.
    private func race(
        _ calls: Int,
        direct: () async throws -> Void,
        hosted: () async throws -> Void
    ) async throws -> [(direct: Double, hosted: Double)] {
        var pairs: [(Double, Double)] = []
        for round in -3..<rounds {
            let first = try await time(calls, round % 2 == 0 ? direct : hosted)
            let second = try await time(calls, round % 2 == 0 ? hosted : direct)
            if round >= 0 { pairs.append(round % 2 == 0 ? (first, second) : (second, first)) }
        }
        return pairs
    }

    private func time(_ calls: Int, _ body: () async throws -> Void) async throws -> Double {
        let start = ContinuousClock.now
        for _ in 0..<calls { try await body() }
        return (ContinuousClock.now - start) / .seconds(1) / Double(calls)
    }

    private func row(_ name: String, _ value: Double, _ unit: String, below bound: Double? = nil) -> Report.Row {
        Report.Row(
            name: name,
            value: String(format: "%.1f \(unit)", value),
            target: bound.map { bound in
                unit == "µs" && bound >= 1_000
                    ? String(format: "< %.0f ms", bound / 1_000) : String(format: "< %.0f \(unit)", bound)
            } ?? "",
            passes: bound.map { value < $0 }
        )
    }
}
