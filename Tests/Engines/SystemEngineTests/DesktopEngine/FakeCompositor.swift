import DesktopEngine
import Foundation
import Glibc
import TestSupport

/// A compositor of a test's own that keeps to no rule: a thread that answers one client.
final class FakeCompositor: Sendable {
    /// What the compositor does when it is asked for pixels, or before.
    enum Behavior: String, Sendable, CaseIterable {
        /// It has no protocol for pictures, as GNOME and Plasma.
        case lacksCopying
        /// It has the protocol, and no screen.
        case lacksScreens
        /// It never answers.
        case hangs
        /// It tells of a screen that no memory holds.
        case boasts
        /// Its rows are shorter than their pixels.
        case shortens
        /// Its pixels are of a format that nobody reads.
        case puzzles
        /// It says that copying failed.
        case fails
        /// It complains about a request.
        case complains
        /// It sends a message without the room for its own head.
        case stammers
        /// It sends an event whose text is longer than the event.
        case breaksOff
        /// It goes away.
        case leaves
    }

    let environment: [String: String]
    private let folder: TemporaryFolder
    private let done = DispatchSemaphore(value: 0)

    init(_ behavior: Behavior) throws {
        folder = try TemporaryFolder()
        environment = ["XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland-9"]
        let listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder.path)/wayland-9".utf8) }
        _ = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        listen(listening, 1)
        Thread.detachNewThread { [done] in
            let client = accept(listening, nil, nil)
            Self.serve(client, behavior)
            close(client)
            close(listening)
            done.signal()
        }
    }

    /// Waits until the client has gone away.
    func stop() { done.wait() }

    private static func serve(_ client: Int32, _ behavior: Behavior) {
        var received: [UInt8] = []
        /// The interfaces of objects that the client made.
        var objects: [UInt32: String] = [1: "wl_display"]
        func answer(_ object: UInt32, _ opcode: UInt16, _ numbers: [UInt32] = []) {
            send(numbers.reduce(WaylandMessage(object, opcode)) { $0.adding($1) }.bytes, to: client)
        }
        while true {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            received += buffer.prefix(count)
            while let request = try? WaylandMessage.take(from: &received) {
                var reader = WaylandMessage.Reader(request)
                switch (objects[request.object] ?? "", request.opcode) {
                case ("wl_display", 0):
                    let callback = (try? reader.number()) ?? 0
                    if behavior != .hangs { answer(callback, 0, [0]) }
                case ("wl_display", 1):
                    let registry = (try? reader.number()) ?? 0
                    objects[registry] = "wl_registry"
                    announce(on: registry, behavior, to: client)
                    if behavior == .leaves { return }
                case ("wl_registry", 0):
                    _ = try? reader.number()
                    let interface = (try? reader.text()) ?? ""
                    _ = try? reader.number()
                    objects[(try? reader.number()) ?? 0] = interface
                case ("zwlr_screencopy_manager_v1", 0):
                    let frame = (try? reader.number()) ?? 0
                    switch behavior {
                    case .boasts: answer(frame, 0, [0, 4_000_000_000, 4_000_000_000, 16])
                    case .shortens: answer(frame, 0, [0, 640, 480, 640])
                    case .puzzles:
                        answer(frame, 0, [0x3630_3142, 64, 48, 256])
                        answer(frame, 2, [0, 0, 0])
                    case .fails: answer(frame, 3)
                    default: break
                    }
                default: break
                }
            }
        }
    }

    private static func announce(on registry: UInt32, _ behavior: Behavior, to client: Int32) {
        switch behavior {
        case .stammers: return send(WaylandMessage(registry, 0).bytes.prefix(4) + [0, 0, 4, 0], to: client)
        case .breaksOff: return send(WaylandMessage(registry, 0).adding(1).adding(4_000_000).bytes, to: client)
        case .complains:
            var complaint = WaylandMessage(1, 0).adding(2).adding(1)
            complaint.append("invalid arguments")
            return send(complaint.bytes, to: client)
        default: break
        }
        let interfaces = ["wl_shm", "wl_output", "zwlr_screencopy_manager_v1", "wl_seat"].filter { interface in
            (behavior != .lacksCopying || interface != "zwlr_screencopy_manager_v1")
                && (behavior != .lacksScreens || interface != "wl_output")
        }
        for (name, interface) in interfaces.enumerated() {
            var global = WaylandMessage(registry, 0).adding(UInt32(name))
            global.append(interface)
            send(global.adding(3).bytes, to: client)
        }
    }

    private static func send(_ bytes: some Collection<UInt8>, to client: Int32) {
        let bytes = Array(bytes)
        _ = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
