import CXCB
import DesktopEngine
import Foundation
import Synchronization

/// A program that owns the clipboard of an X server: a thread that hands out a content.
final class ClipboardOwner: Sendable {
    private let isEnding = Atomic(false)
    private let done = DispatchSemaphore(value: 0)

    /// Takes the clipboard; with a part size, the content comes in parts, as large ones do.
    init(_ content: [String: Data], partByteCount: Int? = nil, display: String) {
        let ready = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            if let server = try? XConnection(display: display) {
                Owner(server: server, content: content, partByteCount: partByteCount)
                    .serve(isReady: { ready.signal() }, isEnding: { isEnding.load(ordering: .acquiring) })
            }
            ready.signal()
            done.signal()
        }
        ready.wait()
    }

    /// Leaves the server.
    func stop() {
        isEnding.store(true, ordering: .releasing)
        done.wait()
    }
}

private final class Owner {
    private let connection: OpaquePointer
    private let window: xcb_window_t
    private let server: XConnection
    private let content: [String: Data]
    private let partByteCount: Int?
    /// The parts that are still to come, by the window and property that wait for them.
    private var parts: (window: xcb_window_t, property: xcb_atom_t, type: xcb_atom_t, rest: Data)?

    init(server: XConnection, content: [String: Data], partByteCount: Int?) {
        self.server = server
        self.content = content
        self.partByteCount = partByteCount
        connection = server.connection
        window = xcb_generate_id(connection)
        xcb_create_window(
            connection,
            UInt8(XCB_COPY_FROM_PARENT),
            window,
            server.screen.root,
            0,
            0,
            1,
            1,
            0,
            UInt16(XCB_WINDOW_CLASS_INPUT_ONLY.rawValue),
            server.screen.root_visual,
            0,
            nil
        )
        xcb_set_selection_owner(connection, window, atom("CLIPBOARD"), xcb_timestamp_t(XCB_CURRENT_TIME))
        free(xcb_get_input_focus_reply(connection, xcb_get_input_focus(connection), nil))
    }

    private func atom(_ name: String) -> xcb_atom_t {
        let reply = xcb_intern_atom_reply(
            connection,
            xcb_intern_atom(connection, 0, UInt16(name.utf8.count), name),
            nil
        )
        defer { free(reply) }
        return reply?.pointee.atom ?? 0
    }

    func serve(isReady: () -> Void, isEnding: () -> Bool) {
        isReady()
        while !isEnding() {
            guard let event = xcb_poll_for_event(connection) else {
                usleep(2000)
                continue
            }
            let kind = Int32(event.pointee.response_type & 0x7f)
            if kind == XCB_SELECTION_REQUEST {
                answer(UnsafeRawPointer(event).load(as: xcb_selection_request_event_t.self))
            } else if kind == XCB_PROPERTY_NOTIFY {
                goOn(UnsafeRawPointer(event).load(as: xcb_property_notify_event_t.self))
            }
            free(event)
        }
    }

    private func answer(_ request: xcb_selection_request_event_t) {
        var property = request.property
        if request.target == atom("TARGETS") {
            let list = content.keys.map { atom($0) }
            set(list.withUnsafeBytes { Data($0) }, request.requestor, property, XCB_ATOM_ATOM.rawValue, format: 32)
        } else if let data = content.first(where: { atom($0.key) == request.target })?.value {
            if partByteCount != nil {
                var mask = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
                xcb_change_window_attributes(connection, request.requestor, XCB_CW_EVENT_MASK.rawValue, &mask)
                parts = (request.requestor, property, request.target, data)
                let size = withUnsafeBytes(of: UInt32(data.count)) { Data($0) }
                set(size, request.requestor, property, atom("INCR"), format: 32)
            } else {
                set(data, request.requestor, property, request.target, format: 8)
            }
        } else {
            property = XCB_ATOM_NONE.rawValue
        }
        var notice = xcb_selection_notify_event_t()
        notice.response_type = UInt8(XCB_SELECTION_NOTIFY)
        notice.time = request.time
        notice.requestor = request.requestor
        notice.selection = request.selection
        notice.target = request.target
        notice.property = property
        // An event has 32 bytes on the wire.
        var bytes = [CChar](repeating: 0, count: 32)
        withUnsafeBytes(of: notice) { source in bytes.withUnsafeMutableBytes { $0.copyMemory(from: source) } }
        xcb_send_event(connection, 0, request.requestor, 0, bytes)
        xcb_flush(connection)
    }

    /// Hands out the next part once the one before was taken; an empty one is the end.
    private func goOn(_ event: xcb_property_notify_event_t) {
        guard event.state == UInt8(XCB_PROPERTY_DELETE.rawValue), let waiting = parts,
            waiting.window == event.window, waiting.property == event.atom
        else { return }
        let part = waiting.rest.prefix(partByteCount ?? 0)
        set(Data(part), waiting.window, waiting.property, waiting.type, format: 8)
        parts?.rest = Data(waiting.rest.dropFirst(part.count))
        if part.isEmpty { parts = nil }
        xcb_flush(connection)
    }

    private func set(
        _ data: Data,
        _ window: xcb_window_t,
        _ property: xcb_atom_t,
        _ type: xcb_atom_t,
        format: UInt8
    ) {
        let count = UInt32(data.count) * 8 / UInt32(format)
        _ = data.withUnsafeBytes { bytes in
            xcb_change_property(
                connection,
                UInt8(XCB_PROP_MODE_REPLACE.rawValue),
                window,
                property,
                type,
                format,
                count,
                bytes.baseAddress
            )
        }
    }
}
