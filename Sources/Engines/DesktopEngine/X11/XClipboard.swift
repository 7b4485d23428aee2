import CXCB
public import Foundation

/// The clipboard of an X server.
public enum XClipboard {
    /// Reads the picture in the clipboard, as a file in the first of these media types that the owner offers.
    ///
    /// The call blocks its thread.
    public static func picture(
        types: [String],
        display: String? = nil,
        byteLimit: Int,
        patience: Patience
    ) throws(DesktopError) -> Data {
        try XSelection(XConnection(display: display), byteLimit: byteLimit, patience: patience).content(types)
    }
}

/// One request for the content of the clipboard.
private struct XSelection {
    private let server: XConnection
    private let window: xcb_window_t
    private let byteLimit: Int
    private let patience: Patience

    init(_ server: XConnection, byteLimit: Int, patience: Patience) {
        self.server = server
        self.byteLimit = byteLimit
        self.patience = patience
        window = unsafe xcb_generate_id(server.connection)
        var events = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
        unsafe xcb_create_window(
            server.connection,
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
            XCB_CW_EVENT_MASK.rawValue,
            &events
        )
    }

    func content(_ types: [String]) throws(DesktopError) -> Data {
        let targets = try convert(to: atom("TARGETS"))?.atoms ?? []
        for type in types {
            let target = try atom(type)
            guard targets.contains(target), let content = try convert(to: target), !content.isEmpty else { continue }
            return content
        }
        throw DesktopError(code: .empty, message: "There is no picture in the clipboard. Copy one first.")
    }

    private func atom(_ name: String) throws(DesktopError) -> xcb_atom_t {
        let cookie = unsafe xcb_intern_atom(server.connection, 0, UInt16(name.utf8.count), name)
        let reply = unsafe xcb_intern_atom_reply(server.connection, cookie, nil)
        defer { unsafe free(reply) }
        guard let reply = unsafe reply else { throw broken }
        return unsafe reply.pointee.atom
    }

    /// Asks the owner for the content as a type; nil when there is no owner or it has no such type.
    private func convert(to target: xcb_atom_t) throws(DesktopError) -> Data? {
        let (selection, property) = (try atom("CLIPBOARD"), try atom("FOVEA_CLIPBOARD"))
        unsafe xcb_convert_selection(
            server.connection,
            window,
            selection,
            target,
            property,
            xcb_timestamp_t(XCB_CURRENT_TIME)
        )
        let answer = try unsafe event(UInt8(XCB_SELECTION_NOTIFY)) { bytes in
            unsafe bytes.load(as: xcb_selection_notify_event_t.self).property
        }
        guard answer != XCB_ATOM_NONE.rawValue else { return nil }
        let (type, content) = try takeProperty(property)
        guard type == (try atom("INCR")) else { return content }
        return try parts(of: property)
    }

    /// Collects content that is too large for one property, by the INCR protocol.
    private func parts(of property: xcb_atom_t) throws(DesktopError) -> Data {
        var data = Data()
        while true {
            let changed = try unsafe event(UInt8(XCB_PROPERTY_NOTIFY)) { bytes -> xcb_atom_t in
                let event = unsafe bytes.load(as: xcb_property_notify_event_t.self)
                return event.state == UInt8(XCB_PROPERTY_NEW_VALUE.rawValue) ? event.atom : 0
            }
            guard changed == property else { continue }
            let (_, part) = try takeProperty(property)
            if part.isEmpty { return data }
            data.append(part)
            guard data.count <= byteLimit else { throw tooLarge }
        }
    }

    private func takeProperty(_ property: xcb_atom_t) throws(DesktopError) -> (xcb_atom_t, Data) {
        let cookie = unsafe xcb_get_property(
            server.connection,
            1,
            window,
            property,
            0,
            0,
            UInt32(clamping: byteLimit / 4 + 1)
        )
        let reply = unsafe xcb_get_property_reply(server.connection, cookie, nil)
        defer { unsafe free(reply) }
        guard let reply = unsafe reply, let value = unsafe xcb_get_property_value(reply) else { throw broken }
        guard unsafe reply.pointee.bytes_after == 0 else { throw tooLarge }
        let count = Int(unsafe xcb_get_property_value_length(reply))
        return unsafe (reply.pointee.type, Data(bytes: value, count: count))
    }

    /// Waits for an event of a kind, and returns what a closure reads from it.
    private func event<T>(_ kind: UInt8, _ read: (UnsafeRawPointer) -> T) throws(DesktopError) -> T {
        while true {
            if let event = unsafe xcb_poll_for_event(server.connection) {
                defer { unsafe free(event) }
                if unsafe event.pointee.response_type & 0x7f == kind {
                    return unsafe read(UnsafeRawPointer(event))
                }
                continue
            }
            guard unsafe xcb_connection_has_error(server.connection) == 0 else { throw broken }
            let slice = try patience.next("The program that owns the clipboard doesn't answer. Copy the picture again.")
            unsafe xcb_flush(server.connection)
            var watched = unsafe pollfd(
                fd: xcb_get_file_descriptor(server.connection),
                events: Int16(POLLIN),
                revents: 0
            )
            unsafe poll(&watched, 1, slice.milliseconds)
        }
    }

    private var broken: DesktopError {
        DesktopError(code: .failed, message: "The connection to the X server broke.")
    }

    private var tooLarge: DesktopError {
        DesktopError(
            code: .failed,
            message: "The picture in the clipboard has more than \(byteLimit) bytes; raise the limit with "
                + "--max-file-bytes."
        )
    }
}

extension Data {
    /// The content as an array of atoms.
    fileprivate var atoms: [xcb_atom_t] {
        unsafe withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count / 4 * 4, by: 4).map { offset in
                unsafe bytes.loadUnaligned(fromByteOffset: offset, as: xcb_atom_t.self)
            }
        }
    }
}
