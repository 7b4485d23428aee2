import CSQLite
import Foundation

/// A prepared statement of a database.
///
/// Owns one `sqlite3_stmt`. It stays with the database that made it, and must be gone before that closes.
@safe final class Statement {
    private let handle: OpaquePointer
    /// The statement in words, for messages.
    let sql: String

    /// Takes over a handle.
    init(owning handle: OpaquePointer, sql: String) {
        unsafe self.handle = handle
        self.sql = sql
    }

    deinit { unsafe sqlite3_finalize(handle) }

    /// Gives the statement its values, the first one for `?1`.
    func bind(_ values: [SQLValue]) -> Int32 {
        for (index, value) in values.enumerated() {
            let status = bind(value, at: Int32(index + 1))
            if status != SQLITE_OK { return status }
        }
        return SQLITE_OK
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        // SQLITE_TRANSIENT, a cast of -1 that Swift doesn't import: SQLite copies what the pointer leads to.
        let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: return unsafe sqlite3_bind_null(handle, index)
        case .integer(let number): return unsafe sqlite3_bind_int64(handle, index, number)
        case .real(let number): return unsafe sqlite3_bind_double(handle, index, number)
        case .text(let text):
            // The length is given, so that a text with a zero in it isn't cut short.
            return unsafe sqlite3_bind_text64(
                handle,
                index,
                text,
                UInt64(text.utf8.count),
                copies,
                UInt8(SQLITE_UTF8)
            )
        case .blob(let data):
            // The address of no bytes may be null, which would bind NULL.
            if data.isEmpty { return unsafe sqlite3_bind_zeroblob(handle, index, 0) }
            return unsafe data.withUnsafeBytes { bytes in
                unsafe sqlite3_bind_blob64(handle, index, bytes.baseAddress, UInt64(bytes.count), copies)
            }
        }
    }

    /// Goes to the next row, and returns SQLite's status.
    func step() -> Int32 { unsafe sqlite3_step(handle) }

    /// Makes the statement ready to run again, and forgets its values.
    func reset() {
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
    }
}

// MARK: - The current row

extension Statement {
    /// The text in a column, or nil for NULL.
    func text(_ column: Int32) -> String? {
        guard let start = unsafe sqlite3_column_text(handle, column) else { return nil }
        let count = Int(unsafe sqlite3_column_bytes(handle, column))
        return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// The number in a column; zero for NULL.
    func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

    /// The number in a column, or nil for NULL.
    func real(_ column: Int32) -> Double? {
        unsafe sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : sqlite3_column_double(handle, column)
    }

    /// The bytes in a column; none for NULL.
    func blob(_ column: Int32) -> Data {
        guard let start = unsafe sqlite3_column_blob(handle, column) else { return Data() }
        return unsafe Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column)))
    }
}
