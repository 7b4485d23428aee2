import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire
import Synchronization

/// Rounds of a system that keeps to no rule against an app.
struct AppRounds: Sendable {
    let exchanges: [Exchange]
    let app: FuzzedApp

    func play(_ seed: UInt64) throws -> Verdict {
        let mischief = Mischief(of: exchanges.map(\.question), seed: seed)
        let (ours, theirs) = try Descriptor.connectedPair()
        let end = ConnectionEnd()
        weak let server = app.serve(theirs) { end.arrive($0) }
        let attacker = Attacker(socket: ours)
        attacker.play(mischief)
        if mischief.ending == .stays, !end.wait(seconds: 0.005) { shutdown(ours.rawValue, Int32(SHUT_RDWR)) }
        guard end.hasCome || end.wait(seconds: 90) else { return .broken("The app waits for ever.") }
        // What the app still answers holds the socket and pixels, and rounds are played faster than a busy machine answers.
        let patience = ContinuousClock.now + .seconds(90)
        while server != nil, .now < patience { Thread.sleep(forTimeInterval: 0.001) }
        guard server == nil else { return .broken("The app holds a connection that has ended.") }
        guard let error = end.error else { return .taken }
        return error.description.isEmpty ? .broken("An error has no words.") : .refused
    }
}
