import Foundation
import ProviderProcesses
import TestSupport

/// Searches while the provider's program is killed at random moments.
enum ProviderTrials {
    static let command = Stress.command(
        "providers",
        "Search while an app is killed at random moments, and look for what was lost.",
        of: "searches",
        trials: run
    )

    private static func run(_ count: Int, seed: UInt64, say: (String) throws -> Void) async throws -> Bool {
        let folder = URL(fileURLWithPath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .deletingLastPathComponent()
        let program = folder.appending(path: "sample-provider").path
        guard let id = ProviderID(rawValue: "sample-provider") else { return false }
        let host = ProviderHost(registry: ProviderRegistry(paths: [program], folders: []))

        // What the runtime itself opens at its first use isn't a leak.
        let trial = Trial(host: host, id: id)
        guard await trial.isAnswered() else {
            try say("The provider doesn't answer: \(host.providers)")
            return false
        }
        let before = Holdings.now(except: try host.status(of: id))
        let killer = Killer(trial, seed: seed)
        let killing = Task { await killer.run() }
        let outcome = await trial.searches(count)
        killer.stop()
        await killing.value
        // After the last kill, the next search works.
        let works = await trial.isAnswered()
        var after = Holdings.now(except: try host.status(of: id))
        // What a search held is let go of soon after its answer; a busy machine takes its time.
        for _ in 0..<3000 where after.descriptors > before.descriptors || after.maps > before.maps {
            try? await Task.sleep(for: .milliseconds(20))
            after = Holdings.now(except: try host.status(of: id))
        }
        await host.stop()
        let rest = Holdings.now(except: .idle)
        try say(
            """
            \(count) searches: \(outcome.answered) answered, \(outcome.refused) told why not; \(killer.kills) programs killed.
            Reasons: \(trial.reasons)
            The search after a kill failed \(killer.lost + (works ? 0 : 1)) times.
            Half of the searches, eight at a time, took at most \(trial.medianMilliseconds) ms.
            Descriptors: \(before.descriptors) before, \(after.descriptors) after, \(rest.descriptors) at the end.
            Maps of pixels: \(before.maps) before, \(after.maps) after, \(rest.maps) at the end.
            Children at the end: \(rest.children). Threads: \(before.threads) before, \(rest.threads) at the end.
            """
        )
        return outcome.answered + outcome.refused == count && killer.lost == 0 && works && killer.kills > 0
            && after.descriptors <= before.descriptors && after.maps <= before.maps && rest.children == 0
    }
}
