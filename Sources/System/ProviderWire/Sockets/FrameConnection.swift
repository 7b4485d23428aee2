import Dispatch
import Foundation
package import ProcessEngine
package import ProviderFrames
import Synchronization

/// A bidirectional connection for frames.
///
/// It reads on a thread of its own, and writes on a queue of its own, so that Swift's threads never block on the other
/// process.
package final class FrameConnection: Sendable {
    private let socket: MessageSocket
    private let limits: WireLimits
    private let accepts: @Sendable (FrameKind) -> Bool
    private let patience: Duration
    private let writing = DispatchQueue(label: "fovea.provider.writing")
    private let failure = Mutex<WireError?>(nil)

    /// Creates a connection on a socket.
    ///
    /// - Parameters:
    ///   - descriptor: The socket.
    ///   - limits: The limits of received frames.
    ///   - patience: The time in which the other side has to read what was sent.
    ///   - accepts: Returns whether this side accepts a kind of frame.
    package init(
        owning descriptor: Descriptor,
        limits: WireLimits = .default,
        patience: Duration = .seconds(5),
        accepting accepts: @escaping @Sendable (FrameKind) -> Bool
    ) {
        socket = MessageSocket(owning: descriptor)
        self.limits = limits
        self.patience = patience
        self.accepts = accepts
    }

    /// Starts to read.
    ///
    /// - Parameters:
    ///   - frame: Called with each frame, in order; an error closes the connection.
    ///   - end: Called once at the end of the connection, with the error unless the other side closed it.
    package func start(
        frame: @escaping @Sendable (Frame) throws(WireError) -> Void,
        end: @escaping @Sendable (WireError?) -> Void
    ) {
        let thread = Thread { [self] in
            Thread.current.name = "fovea-frames"
            let failure = read(frame)
            socket.shutDown()
            end(failure ?? self.failure.withLock { $0 })
        }
        thread.stackSize = 1 << 20
        thread.start()
    }

    private func read(_ take: (Frame) throws(WireError) -> Void) -> WireError? {
        var decoder = FrameDecoder(limits: limits, accepting: accepts)
        do throws(WireError) {
            while try socket.receive(into: &decoder) {
                while let frame = try decoder.next() { try take(frame) }
            }
            return decoder.isInsideFrame ? WireError(.closed, "ended in the middle of a frame") : nil
        } catch {
            return error
        }
    }

    /// Queues a frame for sending.
    package func send(_ frame: Frame) {
        writing.async { [self] in
            do throws(WireError) {
                try socket.send(frame, within: patience)
            } catch {
                close(error)
            }
        }
    }

    /// Closes the connection.
    package func close(_ error: WireError? = nil) {
        failure.withLock { $0 = $0 ?? error }
        socket.shutDown()
    }

    /// Closes the connection once everything queued is sent.
    package func closeAfterSending() {
        writing.async { [self] in socket.shutDown() }
    }
}
