import CSQLite
public import Foundation

/// A prepared statement, positioned at one row while it runs.
///
/// Owns one `sqlite3_stmt`. It stays with the database that made it, and must be finalized before that closes.
@safe public final class Statement {
    private let handle: OpaquePointer
    /// A Boolean value that indicates whether the statement is running, and so can't be started.
    var isRunning = false

    /// Takes over a handle.
    init(owning handle: OpaquePointer) {
        unsafe self.handle = handle
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// Binds values, the first one to `?1`.
    func bind(_ values: [SQLValue]) -> Int32 {
        for (index, value) in values.enumerated() {
            let status = bind(value, at: Int32(index + 1))
            if status != SQLITE_OK { return status }
        }
        return SQLITE_OK
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return unsafe sqlite3_bind_null(handle, index)
        case .integer(let number): return unsafe sqlite3_bind_int64(handle, index, number)
        case .real(let number): return unsafe sqlite3_bind_double(handle, index, number)
        case .text(let text):
            // The length is given, so that a text with a zero byte isn't cut short.
            return unsafe sqlite3_bind_text64(
                handle,
                index,
                text,
                UInt64(text.utf8.count),
                Self.copies,
                UInt8(SQLITE_UTF8)
            )
        case .blob(let data): return unsafe data.withUnsafeBytes { unsafe bind($0, at: index) }
        case .bytes(let bytes): return unsafe bytes.withUnsafeBytes { unsafe bind($0, at: index) }
        }
    }

    private func bind(_ bytes: UnsafeRawBufferPointer, at index: Int32) -> Int32 {
        // The address of no bytes may be null, which would bind NULL.
        if unsafe bytes.isEmpty { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
        return unsafe sqlite3_bind_blob64(handle, index, bytes.baseAddress, UInt64(bytes.count), Self.copies)
    }

    /// SQLITE_TRANSIENT, a cast of -1 that Swift doesn't import: SQLite copies the bytes.
    static var copies: sqlite3_destructor_type {
        unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }

    /// Advances to the next row, and returns SQLite's status.
    func step() -> Int32 { unsafe sqlite3_step(handle) }

    /// Resets the statement, and clears its bindings.
    func reset() {
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
    }
}

// MARK: - The current row

extension Statement {
    /// Returns whether a column is NULL.
    public func isNull(_ column: Int) -> Bool {
        unsafe sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
    }

    /// Returns the text in a column, or nil for NULL.
    public func text(_ column: Int) -> String? {
        guard let start = unsafe sqlite3_column_text(handle, Int32(column)) else { return nil }
        let count = Int(unsafe sqlite3_column_bytes(handle, Int32(column)))
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Returns the number in a column; zero for NULL.
    public func integer(_ column: Int) -> Int64 { unsafe sqlite3_column_int64(handle, Int32(column)) }

    /// Returns the number in a column, or nil for NULL.
    public func real(_ column: Int) -> Double? {
        isNull(column) ? nil : unsafe sqlite3_column_double(handle, Int32(column))
    }

    /// Returns the bytes in a column; none for NULL.
    public func blob(_ column: Int) -> Data { unsafe withBytes(column) { unsafe Data($0) } }

    /// Returns the bytes in a column as an array; none for NULL.
    public func bytes(_ column: Int) -> [UInt8] { unsafe withBytes(column) { unsafe [UInt8]($0) } }

    /// Returns a closure's result for the bytes in a column, without copying them; empty for NULL.
    ///
    /// The bytes are valid during the call.
    public func withBytes<Value>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        let start = unsafe sqlite3_column_blob(handle, Int32(column))
        let count = unsafe start == nil ? 0 : Int(sqlite3_column_bytes(handle, Int32(column)))
        return unsafe body(UnsafeRawBufferPointer(start: start, count: count))
    }
}
