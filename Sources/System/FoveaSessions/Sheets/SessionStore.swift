import Foundation
import FoveaCapture
import Synchronization

/// The searches that are remembered, bounded in number, memory and time.
package final class SessionStore: Sendable {
    /// Bounds on what is remembered.
    package struct Limits: Sendable, Hashable {
        package var sessionCount: Int
        package var byteCount: Int
        package var lifetime: Duration

        package init(sessionCount: Int = 64, byteCount: Int = 384 << 20, lifetime: Duration = .seconds(1800)) {
            self.sessionCount = sessionCount
            self.byteCount = byteCount
            self.lifetime = lifetime
        }
    }

    /// A search that is remembered.
    struct Session: Sendable {
        let bytes: Data
        let picture: CapturedPicture
        let content: SearchContent
        var sheet: Sheet
        var lastUse: ContinuousClock.Instant

        var byteCount: Int {
            bytes.count + content.byteCount
                + sheet.answers.reduce(0) { total, answer in
                    guard case .answered(let found) = answer.outcome else { return total }
                    return found.results.reduce(total) { $0 + ($1.thumbnail?.count ?? 0) }
                }
        }
    }

    private let limits: Limits
    private let now: @Sendable () -> ContinuousClock.Instant
    private let sessions = Mutex<[String: Session]>([:])

    package init(
        limits: Limits = Limits(),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    ) {
        self.limits = limits
        self.now = now
    }

    /// The number of sessions and the bytes they take.
    package var usage: (count: Int, byteCount: Int) {
        sessions.withLock { sessions in (sessions.count, sessions.values.reduce(0) { $0 + $1.byteCount }) }
    }

    func add(_ session: Session) {
        let time = now()
        var session = session
        session.lastUse = time
        sessions.withLock { [session] sessions in
            sessions[session.sheet.head.session] = session
            forgetOld(in: &sessions, time)
            shrink(&sessions, keeping: session.sheet.head.session)
        }
    }

    /// Returns a session and remembers that it was used.
    func session(_ id: String) throws(SearchFailure) -> Session {
        let time = now()
        let found = sessions.withLock { sessions -> Session? in
            forgetOld(in: &sessions, time)
            sessions[id]?.lastUse = time
            return sessions[id]
        }
        guard let found else { throw .unknownSession }
        return found
    }

    func update(_ id: String, _ change: (inout Sheet) -> Void) {
        sessions.withLock { sessions in
            guard var session = sessions.removeValue(forKey: id) else { return }
            change(&session.sheet)
            sessions[id] = session
        }
    }

    /// Forgets a session, and returns whether there was one.
    package func forget(_ id: String) -> Bool {
        sessions.withLock { $0.removeValue(forKey: id) != nil }
    }

    private func forgetOld(in sessions: inout [String: Session], _ time: ContinuousClock.Instant) {
        sessions = sessions.filter { time - $0.value.lastUse < limits.lifetime }
    }

    /// Forgets what was used least lately, until the rest is within the bounds.
    private func shrink(_ sessions: inout [String: Session], keeping kept: String) {
        var total = sessions.values.reduce(0) { $0 + $1.byteCount }
        guard sessions.count > limits.sessionCount || total > limits.byteCount else { return }
        for (id, session) in sessions.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where id != kept {
            guard sessions.count > limits.sessionCount || total > limits.byteCount else { return }
            total -= session.byteCount
            sessions[id] = nil
        }
    }
}
