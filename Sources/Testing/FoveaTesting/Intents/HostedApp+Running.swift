@_spi(FoveaRegistration) import AppIntents
import ConcurrencyEngine
import Foundation
import FoveaHosting

extension HostedApp {
    /// The longest time that an intent may take which opens something: people wait for the app to come forward.
    static let openingBudget = Duration.milliseconds(100)

    /// Makes an intent, prepares it and runs it.
    func run<Intent: AppIntent>(
        _ type: Intent.Type,
        answers: [ScriptedAnswer],
        confirmsByItself: Bool = false,
        deadline: Duration?,
        prepare: @escaping @Sendable (inout Intent) async throws -> Void
    ) async throws -> HostedOutcome<Intent> {
        let name = String(describing: type)
        let exceeded = HostedAppError(
            .timeout,
            "\(name) wasn't done within \(deadline ?? .zero). Do less in perform(), or give the run a longer deadline."
        )
        let outcome = try await Deadline.value(within: deadline, cancellation: .immediate, exceeded: { exceeded }) {
            try await withDependencies {
                let host = ScriptedHost(name, answers: answers, confirmsByItself: confirmsByItself)
                var intent = Intent()
                try await prepare(&intent)
                // Loading is the start of the app, not the work of the intent.
                try await intent.loadDependencies()
                let clock = ContinuousClock()
                let start = clock.now
                let result = try await IntentRunner(host: host).run(intent)
                return summary(of: intent, result, host, clock.now - start)
            }
        }
        log.record(outcome.report)
        return outcome
    }

    /// Runs an intent that is known by name, with values by the names of its parameters.
    ///
    /// Confirmations get a yes, as without a person to say no.
    package func run(
        named name: String,
        arguments: [String: any Sendable]
    ) async throws -> (value: (any Sendable)?, report: IntentReport) {
        let invocation = try IntentInvocation(named: name, in: content, arguments: arguments)
        return try await run(invocation.intentType, invocation.arguments)
    }

    private func run<Intent: AppIntent>(
        _ type: Intent.Type,
        _ arguments: [String: any Sendable]
    ) async throws -> (value: (any Sendable)?, report: IntentReport) {
        let outcome = try await run(type, answers: [], confirmsByItself: true, deadline: deadline) { intent in
            intent = try await IntentInvocation.intent(type, arguments: arguments)
        }
        return ((outcome.result as? any ReadableIntentResult)?.answer, outcome.report)
    }

    private func summary<Intent: AppIntent>(
        of intent: Intent,
        _ result: Intent.PerformResult,
        _ host: ScriptedHost,
        _ time: Duration
    ) -> HostedOutcome<Intent> {
        let target = (intent as? any OpenIntent).flatMap { Self.target(of: $0) }
        let report = IntentReport(
            of: "\(Intent.self)",
            dialog: (result as? any ReadableIntentResult)?.spokenDialog,
            host: host,
            target: target,
            performTime: time,
            warnings: target != nil && time > Self.openingBudget ? [Self.slowOpening(Intent.self, time)] : []
        )
        return HostedOutcome(result: result, report: report)
    }

    private static func target<Intent: OpenIntent>(of intent: Intent) -> EntityIdentifier? {
        (intent.target as? any AppEntity)?.reference
    }

    private static func slowOpening(_ type: any AppIntent.Type, _ time: Duration) -> String {
        """
        \(type) took \(time.formatted(.units(allowed: [.milliseconds]))) to open; people wait for \
        \(openingBudget.formatted(.units(allowed: [.milliseconds]))). Navigate in perform(), and load what is shown \
        after the view appears.
        """
    }
}
