import CSQLite

/// An SQL function that maps a string to a string, and NULL to NULL.
public struct TextFunction: Sendable {
    /// The name of the function in SQL.
    public let name: String
    /// The body of the function, which is deterministic.
    public let body: @Sendable (String) -> String

    /// Creates a function.
    public init(_ name: String, body: @escaping @Sendable (String) -> String) {
        (self.name, self.body) = (name, body)
    }
}

/// The context that SQLite retains for a function.
private final class FunctionBody {
    let run: @Sendable (String) -> String

    init(_ run: @escaping @Sendable (String) -> String) { self.run = run }
}

extension TextFunction {
    /// Registers the function with a connection, and returns SQLite's status.
    func define(for connection: OpaquePointer) -> Int32 {
        unsafe sqlite3_create_function_v2(
            connection,
            name,
            1,
            // Innocuous: a hostile file that calls it does no harm, as it has no side effects.
            SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
            // SQLite releases the context, also when it fails.
            Unmanaged.passRetained(FunctionBody(body)).toOpaque(),
            { context, _, values in
                guard let value = unsafe values?.pointee, let start = unsafe sqlite3_value_text(value),
                    let body = unsafe sqlite3_user_data(context)
                else {
                    unsafe sqlite3_result_null(context)
                    return
                }
                let count = Int(unsafe sqlite3_value_bytes(value))
                let text = unsafe String(
                    decoding: UnsafeBufferPointer(start: start, count: count),
                    as: UTF8.self
                )
                let result = unsafe Unmanaged<FunctionBody>.fromOpaque(body).takeUnretainedValue().run(text)
                unsafe sqlite3_result_text64(
                    context,
                    result,
                    UInt64(result.utf8.count),
                    Statement.copies,
                    UInt8(SQLITE_UTF8)
                )
            },
            nil,
            nil,
            { body in
                if let body = unsafe body { unsafe Unmanaged<FunctionBody>.fromOpaque(body).release() }
            }
        )
    }
}
