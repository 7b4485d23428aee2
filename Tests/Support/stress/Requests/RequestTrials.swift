import Foundation
import ServiceSupport

/// Hostile requests through the service's own reading and answering.
enum RequestTrials {
    static let command = Stress.command(
        "requests",
        "Send hostile requests to the service, and look for what breaks.",
        of: "requests",
        trials: run
    )

    private static func run(_ count: Int, seed: UInt64, say: (String) throws -> Void) async throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appending(path: "request-fuzz-\(getpid())")
        let rounds = try await RequestRounds(folder: folder)
        let start = ContinuousClock.now
        let tally = await RequestTally(rounds, count: count, seed: seed)
        try? FileManager.default.removeItem(at: folder)
        let time = start.duration(to: .now)
        try say(
            "The service against requests: \(tally.answeredCount) answered, \(tally.refusedCount) refused with a reason"
        )
        for reason in tally.broken.prefix(20) { try say("  \(reason)") }
        try say("\(time)")
        return tally.broken.isEmpty && tally.answeredCount > 0 && tally.refusedCount > 0
    }
}
