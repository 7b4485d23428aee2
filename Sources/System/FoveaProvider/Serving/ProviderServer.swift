import FoundationCompatibility
import FoveaHosting
import ProviderWire
import Synchronization

/// The app's side of the connection: takes requests, runs each in a task and sends the answers.
final class ProviderServer: Sendable {
    private let answers: ProviderAnswers
    private let running = Mutex<[UInt32: Task<Void, Never>]>([:])

    init(offer: Result<HostedContent, HostingProblem>, face: AppFace) {
        answers = ProviderAnswers(offer: offer, face: face)
    }

    /// Answers what comes over a socket, and ends the process with the connection.
    func serve(_ socket: Descriptor) {
        // The system reads at once; if it doesn't for a minute, it has stopped.
        let connection = FrameConnection(owning: socket, patience: .seconds(60)) { $0.isFromSystem }
        connection.start { [self] frame throws(WireError) in
            take(frame, connection)
        } end: { _ in
            // Without the system nobody needs the app, and a query that never ends must not keep it alive. The app's
            // own threads may be anywhere, so nothing is taken apart.
            _exit(0)
        }
    }

    private func take(_ frame: Frame, _ connection: FrameConnection) {
        if frame.kind == .cancel {
            running.withLock { $0[frame.request] }?.cancel()
            return
        }
        running.withLock { running in
            running[frame.request] = Task { [self] in
                connection.send(await answers.answer(to: frame))
                self.running.withLock { $0[frame.request] = nil }
            }
        }
    }
}
