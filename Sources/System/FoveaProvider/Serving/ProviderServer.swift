import FoundationCompatibility
package import FoveaHosting
package import ProcessEngine
package import ProviderFrames
import ProviderWire
import Synchronization

/// The app's side of the connection: receives requests, runs each in a task and sends the answers.
package final class ProviderServer: Sendable {
    private let answers: ProviderAnswers
    /// The app's questions to the person.
    let questions = AppQuestions()
    private let running = Mutex<[UInt32: Task<Void, Never>]>([:])

    /// Creates the server of an app.
    package init(offer: Result<HostedContent, AppFailure>, face: AppFace) {
        answers = ProviderAnswers(offer: offer, face: face)
    }

    /// Serves the requests on a socket.
    ///
    /// - Parameters:
    ///   - socket: The app's end of the connection.
    ///   - end: Called once at the end of the connection, with the error unless the system closed it.
    package func serve(_ socket: Descriptor, end: @escaping @Sendable (WireError?) -> Void) {
        // The system reads at once; if it doesn't for a minute, it has stopped.
        let connection = FrameConnection(owning: socket, patience: .seconds(60)) { $0.isFromSystem }
        questions.connect { connection.send($0) }
        connection.start(
            frame: { [self] frame throws(WireError) in take(frame, connection) },
            end: end
        )
    }

    private func take(_ frame: Frame, _ connection: FrameConnection) {
        if frame.kind == .cancel {
            running.withLock { $0[frame.request] }?.cancel()
            return
        }
        if frame.kind == .reply {
            questions.take(frame)
            return
        }
        if frame.kind == .hello { questions.greet(frame) }
        running.withLock { running in
            running[frame.request] = Task { [self] in
                connection.send(await answers.answer(to: frame))
                self.running.withLock { $0[frame.request] = nil }
            }
        }
    }
}
