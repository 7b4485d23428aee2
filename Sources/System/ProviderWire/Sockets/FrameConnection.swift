import Dispatch
import Foundation
package import ProcessEngine
package import ProviderFrames
import Synchronization

/// A connection over which frames go both ways.
///
/// A thread of its own reads, and a queue of its own writes, so that nobody on Swift's threads waits for the other
/// process.
package final class FrameConnection: Sendable {
    private let socket: MessageSocket
    private let limits: WireLimits
    private let accepts: @Sendable (FrameKind) -> Bool
    private let patience: Duration
    private let writing = DispatchQueue(label: "fovea.provider.writing")
    private let failure = Mutex<WireError?>(nil)

    /// Creates a connection over a socket.
    ///
    /// - Parameters:
    ///   - descriptor: The socket.
    ///   - limits: The bounds of what is taken.
    ///   - patience: The time for which the other side may leave unread what it is sent.
    ///   - accepts: Returns whether this side takes a kind of frame.
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

    /// Begins to read.
    ///
    /// - Parameters:
    ///   - frame: Takes each frame, in order; what it throws ends the connection.
    ///   - end: Learns once that nothing more arrives, and why when it isn't the other side's wish.
    package func start(
        frame: @escaping @Sendable (Frame) throws(WireError) -> Void,
        end: @escaping @Sendable (WireError?) -> Void
    ) {
        let thread = Thread { [self] in
            let failure = read(frame)
            socket.shutDown()
            end(failure ?? self.failure.withLock { $0 })
        }
        thread.name = "fovea-frames"
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

    /// Sends a frame after those before it, without waiting.
    package func send(_ frame: Frame) {
        writing.async { [self] in
            do throws(WireError) {
                try socket.send(frame, within: patience)
            } catch {
                close(error)
            }
        }
    }

    /// Ends the connection.
    package func close(_ error: WireError? = nil) {
        failure.withLock { $0 = $0 ?? error }
        socket.shutDown()
    }

    /// Ends the connection once everything before is sent.
    package func closeAfterSending() {
        writing.async { [self] in socket.shutDown() }
    }
}
