import Foundation
import TestSupport

/// Changed frames for both ends of the connection between the system and an app.
enum FrameTrials {
    static let command = Stress.command(
        "frames",
        "Send changed frames to the system and to apps, and look for what breaks.",
        of: "frames for each",
        trials: run
    )

    private static func run(_ count: Int, seed: UInt64, say: (String) throws -> Void) async throws -> Bool {
        let app = try FuzzedApp()
        let exchanges = try await Recording.exchanges(with: app)
        let folder = FileManager.default.temporaryDirectory.appending(path: "frame-fuzz-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

        // What the runtime itself opens at its first use isn't a leak.
        let warmUp = Tally("Warming up", first: 0)
        let system = try HostRounds(exchanges)
        let apps = AppRounds(exchanges: exchanges, app: app)
        let programs = ProgramRounds(exchanges: exchanges, folder: folder)
        await warmUp.play(50) { try system.play($0) }
        await warmUp.play(50) { try apps.play($0) }
        await warmUp.playInTurn(1) { try await programs.play($0) }

        let before = await Holdings.settled(at: .now())
        let tallies = [
            Tally("The system against apps", first: seed), Tally("An app against systems", first: seed),
            Tally("The system against programs", first: seed),
        ]
        let start = ContinuousClock.now
        await tallies[0].play(count) { try system.play($0) }
        await tallies[1].play(count) { try apps.play($0) }
        await tallies[2].playInTurn(max(1, count / 100)) { try await programs.play($0) }
        let time = start.duration(to: .now)
        let after = await Holdings.settled(at: before)
        try? FileManager.default.removeItem(at: folder)

        try say(tallies.map(\.text).joined(separator: "\n"))
        try say(
            """
            Descriptors: \(before.descriptors) before, \(after.descriptors) after. Maps of pixels: \(before.maps) before, \
            \(after.maps) after. Children: \(after.children). Threads: \(before.threads) before, \(after.threads) after.
            \(time)
            """
        )
        return tallies.allSatisfy(\.isWhole) && after.descriptors <= before.descriptors && after.maps <= before.maps
            && after.children == 0
    }
}

extension Holdings {
    /// Counts once what ended is gone: threads and tasks end in their own time.
    static func settled(at rest: Holdings) async -> Holdings {
        var holdings = now()
        for _ in 0..<4500 where holdings.descriptors > rest.descriptors || holdings.maps > rest.maps {
            try? await Task.sleep(for: .milliseconds(20))
            holdings = now()
        }
        return holdings
    }
}
