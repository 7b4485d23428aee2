import ActionEngine
import Foundation
import FoveaCapture
import ProviderProcesses
import ProviderFrames
import ServiceInterface

/// The sessions: searches that are kept for a time.
package struct SessionStore: Sendable {
    /// A search that is kept.
    struct Session: Sendable {
        let bytes: Data
        let picture: CapturedPicture
        let content: SearchContent
        var sheet: Sheet
        /// What was read of the picture, once that was asked for.
        var reading: PictureReading?
        /// The things in the picture, once they were asked for.
        var subjects: [FoundSubject]?
        /// The actions that the picture offers, once they were asked for.
        var actions: [ActionDraft] = []

        var byteCount: Int {
            bytes.count + content.byteCount + (reading?.byteCount ?? 0) + 4_000 * actions.count
                + (subjects ?? []).reduce(0) { $0 + $1.byteCount }
                + sheet.entries.flatMap { $0.answer?.results ?? [] }
                .reduce(0) { $0 + ($1.thumbnail?.file?.count ?? 0) }
        }
    }

    private let sessions: BoundedCache<Session>

    package init(
        limits: CacheLimits = CacheLimits(count: 64, byteCount: 384 << 20),
        now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
    ) {
        sessions = BoundedCache(limits: limits, now: now) { $0.byteCount }
    }

    /// The number of sessions and the bytes they take.
    package var usage: (count: Int, byteCount: Int) { sessions.usage }

    /// Adds a session, and returns those that are dropped for it.
    func add(_ session: Session) -> [Session] { sessions.add(session, as: session.sheet.head.session) }

    /// Returns a session and marks it as used.
    func session(_ id: String) throws(Problem) -> Session {
        guard let session = sessions.value(id) else { throw .unknownSession }
        return session
    }

    func update(_ id: String, _ change: (inout Sheet) -> Void) { self.change(id) { change(&$0.sheet) } }

    /// Changes a session, if there still is one.
    func change(_ id: String, _ change: (inout Session) -> Void) { sessions.update(id, change) }

    /// Removes a session, and returns whether there was one.
    package func forget(_ id: String) -> Bool { sessions.forget(id) }
}
