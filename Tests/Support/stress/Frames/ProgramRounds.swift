import Foundation
import ProviderProcesses
import ProviderFrames
import ProviderWire

/// Rounds of programs that answer with changed frames, from their start to their end.
struct ProgramRounds: Sendable {
    let exchanges: [Exchange]
    let folder: URL

    /// Plays a round, and returns whether anything is wrong.
    func play(_ seed: UInt64) async throws -> Verdict {
        let welcome = exchanges[0].answer
        let mischief = Mischief(of: exchanges.dropFirst().map(\.answer), seed: seed)
        let file = folder.appending(path: "\(seed).frames")
        try Data(mischief.pieces.flatMap(\.bytes)).write(to: file)
        let registrations = folder.appending(path: "\(seed)")
        try FileManager.default.createDirectory(at: registrations, withIntermediateDirectories: true)
        let registration: [String: Any] = [
            "version": 1, "name": "Hostile", "executable": try Self.rogue(), "arguments": ["replay", file.path],
        ]
        try JSONSerialization.data(withJSONObject: registration)
            .write(to: registrations.appending(path: "hostile.json"))
        let limits = ProviderLimits(search: .seconds(2), start: .seconds(20), patience: .milliseconds(200))
        let host = ProviderHost(registry: ProviderRegistry(folders: [registrations.path]), limits: limits)
        let verdict = try await ask(host, welcome)
        await host.stop()
        return verdict
    }

    private func ask(_ host: ProviderHost, _ welcome: Frame) async throws -> Verdict {
        guard let id = host.providers.first?.id else { return .broken("The program isn't found.") }
        let start = ContinuousClock.now
        do throws(AppFailure) {
            let content = try SearchContent(labels: ["leaf"], pixelBuffer: nil)
            _ = try await host.search(content, in: id)
            return .taken
        } catch {
            // Twice the deadline, for the one machine that does all of this at once.
            if start.duration(to: .now) > .seconds(45) { return .broken("The search took too long.") }
            return error.message.isEmpty ? .broken("An error has no words.") : .refused
        }
    }

    private static func rogue() throws -> String {
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(filePath: own).deletingLastPathComponent().appending(path: "rogue-provider").path
    }
}
