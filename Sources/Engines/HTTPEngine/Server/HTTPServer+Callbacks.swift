import CMicroHTTPD
import Foundation

// Callbacks of the library, all on its own threads. A request's context is its exchange, retained when its target has
// been read and released when the library has finished the request.

let beginCallback:
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?) ->
        UnsafeMutableRawPointer? = { context, target, connection in
            guard let context = unsafe context, let target = unsafe target, let connection = unsafe connection else {
                return nil
            }
            let core = unsafe Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
            let exchange = unsafe HTTPExchange(
                target: String(cString: target),
                core: core,
                connection: ConnectionHandle(borrowing: connection)
            )
            core.add(exchange)
            core.watch.beginHead(unsafe fovea_http_socket(connection))
            return unsafe Unmanaged.passRetained(exchange).toOpaque()
        }

let accessCallback: MHD_AccessHandlerCallback = {
    _,
    connection,
    _,
    method,
    version,
    part,
    partSize,
    context in
    guard let connection = unsafe connection, let stored = unsafe context?.pointee, let method = unsafe method,
        let version = unsafe version, let partSize = unsafe partSize
    else { return .NO }
    let exchange = unsafe Unmanaged<HTTPExchange>.fromOpaque(stored).takeUnretainedValue()
    let bytes = unsafe UnsafeRawBufferPointer(start: part, count: partSize.pointee)
    let step = unsafe exchange.step(
        method: String(cString: method),
        version: String(cString: version),
        part: bytes,
        head: { unsafe (readFields(connection), fovea_http_head_size(connection)) }
    )
    unsafe partSize.pointee = 0
    switch step {
    case .goOn: return .YES
    case .cutOff: return .NO
    case .answer(let response, let closing):
        return unsafe queue(response, on: connection, of: exchange, closing: closing)
    }
}

let completedCallback: MHD_RequestCompletedCallback = { _, _, context, _ in
    guard let stored = unsafe context?.pointee else { return }
    unsafe context?.pointee = nil
    unsafe Unmanaged<HTTPExchange>.fromOpaque(stored).takeRetainedValue().end()
}

let notifyCallback: MHD_NotifyConnectionCallback = { context, connection, _, event in
    guard let context = unsafe context, let connection = unsafe connection else { return }
    let core = unsafe Unmanaged<HTTPServerCore>.fromOpaque(context).takeUnretainedValue()
    let socket = unsafe fovea_http_socket(connection)
    if fovea_http_begins(event) {
        core.opened(socket)
    } else {
        core.watch.closed(socket)
    }
}

// MARK: - Requests

private func readFields(_ connection: OpaquePointer) -> HTTPFields {
    var fields = HTTPFields()
    unsafe withUnsafeMutablePointer(to: &fields) { pointer in
        _ = unsafe fovea_http_each_field(
            connection,
            { context, _, name, value in
                guard let context = unsafe context, let name = unsafe name else { return .YES }
                let value = unsafe value.map { unsafe String(cString: $0) } ?? ""
                unsafe context.assumingMemoryBound(to: HTTPFields.self).pointee.add(String(cString: name), value)
                return .YES
            },
            pointer
        )
    }
    return fields
}

// MARK: - Answers

private func queue(
    _ answer: HTTPResponse,
    on connection: OpaquePointer,
    of exchange: HTTPExchange,
    closing: Bool
) -> MHD_Result {
    let response: OpaquePointer?
    switch answer.body {
    case .bytes(let data):
        exchange.willSend(byteCount: data.count)
        unsafe response = unsafe makeResponse(data)
    case .stream(let produce):
        let writer = unsafe Unmanaged.passRetained(exchange.stream(produce))
        unsafe response = unsafe MHD_create_response_from_callback(
            UInt64.max,
            32 << 10,
            readCallback,
            writer.toOpaque(),
            { unsafe $0.map { unsafe Unmanaged<HTTPBodyWriter>.fromOpaque($0).release() } }
        )
        if unsafe response == nil { unsafe writer.release() }
    }
    guard let response = unsafe response else { return .NO }
    // The library counts references; a queued response has one of its own.
    defer { unsafe MHD_destroy_response(response) }
    for field in answer.fields.all { _ = unsafe MHD_add_response_header(response, field.name, field.value) }
    if closing { _ = unsafe MHD_add_response_header(response, "Connection", "close") }
    return unsafe MHD_queue_response(connection, UInt32(clamping: answer.status), response)
}

/// Creates a response from bytes; large ones aren't copied.
private func makeResponse(_ data: Data) -> OpaquePointer? {
    guard data.count > 64 << 10 else {
        return unsafe data.withUnsafeBytes { unsafe fovea_http_answer($0.baseAddress, $0.count) }
    }
    let reader = unsafe Unmanaged.passRetained(HTTPBodyReader(data))
    let response = unsafe MHD_create_response_from_callback(
        UInt64(data.count),
        64 << 10,
        { context, position, buffer, size in
            guard let context = unsafe context, let buffer = unsafe buffer else { return -2 }
            let reader = unsafe Unmanaged<HTTPBodyReader>.fromOpaque(context).takeUnretainedValue()
            let target = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size)
            return unsafe reader.read(from: position, into: target) ?? -1
        },
        reader.toOpaque(),
        { unsafe $0.map { unsafe Unmanaged<HTTPBodyReader>.fromOpaque($0).release() } }
    )
    if unsafe response == nil { unsafe reader.release() }
    return unsafe response
}

private let readCallback: MHD_ContentReaderCallback = { context, _, buffer, size in
    guard let context = unsafe context, let buffer = unsafe buffer else { return -2 }
    let writer = unsafe Unmanaged<HTTPBodyWriter>.fromOpaque(context).takeUnretainedValue()
    // MHD_CONTENT_READER_END_OF_STREAM and MHD_CONTENT_READER_END_WITH_ERROR are macros with casts, which Swift doesn't
    // import.
    return switch unsafe writer.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size)) {
    case .bytes(let count): count
    case .later: 0
    case .end: -1
    case .broken: -2
    }
}
