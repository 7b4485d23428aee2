import CSQLite
import Foundation

/// A connection to an SQLite file.
///
/// Owns one `sqlite3`, opened without SQLite's own lock: a connection stays with one user at a time and isn't
/// `Sendable`.
@safe final class Database {
    /// The path of the file.
    let path: String
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens a file, making it when it isn't there.
    init(path: String) throws(ItemIndexError) {
        self.path = path
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
        let status = unsafe sqlite3_open_v2(path, &handle, flags, nil)
        guard let handle = unsafe handle else {
            throw ItemIndexError(code: .unavailable, message: "There is no memory to open the item index at \(path).")
        }
        unsafe self.handle = handle
        unsafe sqlite3_extended_result_codes(handle, 1)
        unsafe sqlite3_busy_timeout(handle, Self.patience)
        if status != SQLITE_OK { throw failure(status, "open") }
    }

    deinit {
        statements = [:]
        unsafe sqlite3_close_v2(handle)
    }

    /// How long to wait for another process, in milliseconds.
    private static let patience: Int32 = 10_000

    /// The number of rows that the last statement changed.
    var changes: Int { Int(unsafe sqlite3_changes64(handle)) }
}

// MARK: - Statements

extension Database {
    /// Runs a statement.
    func run(_ sql: String, _ values: [SQLValue] = []) throws(ItemIndexError) {
        _ = try rows(sql, values) { _ in () }
    }

    /// Runs a statement, and returns what is made of each row.
    func rows<Row>(
        _ sql: String,
        _ values: [SQLValue] = [],
        make: (Statement) -> Row
    ) throws(ItemIndexError) -> [Row] {
        let statement = try statement(sql)
        defer { statement.reset() }
        let status = statement.bind(values)
        if status != SQLITE_OK { throw failure(status, sql) }
        var rows: [Row] = []
        while true {
            let status = statement.step()
            switch status {
            case SQLITE_ROW: rows.append(make(statement))
            case SQLITE_DONE: return rows
            default: throw failure(status, sql)
            }
        }
    }

    /// Runs several statements as one: all of them happen, or none.
    func transaction<Result>(_ body: () throws(ItemIndexError) -> Result) throws(ItemIndexError) -> Result {
        // The lock for writing is taken at once: a transaction that reads first can't wait for another writer.
        try run("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // After some failures SQLite has rolled back already.
            if unsafe sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }

    private func statement(_ sql: String) throws(ItemIndexError) -> Statement {
        if let known = statements[sql] { return known }
        var prepared: OpaquePointer?
        let status = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard let prepared = unsafe prepared else { throw failure(status, sql) }
        let statement = unsafe Statement(owning: prepared, sql: sql)
        statements[sql] = statement
        return statement
    }
}

// MARK: - Failures

extension Database {
    /// Returns the error for a status, with its remedy.
    private func failure(_ status: Int32, _ action: String) -> ItemIndexError {
        let reason = unsafe String(cString: sqlite3_errmsg(handle))
        switch status & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            return ItemIndexError(
                code: .damaged,
                message: """
                    The item index at \(path) is damaged (\(reason)). Move the file and those beginning with its name \
                    away, and let the app index its items again.
                    """
            )
        case SQLITE_FULL:
            return ItemIndexError(
                code: .full,
                message: "The disk is too full for the item index at \(path). Free some space and index again."
            )
        case SQLITE_BUSY, SQLITE_LOCKED:
            return ItemIndexError(
                code: .busy,
                message: """
                    Another process has kept the item index at \(path) locked for \(Self.patience / 1000) s. Index \
                    again when it is done, or end it.
                    """
            )
        default:
            return ItemIndexError(
                code: .unavailable,
                message: """
                    The item index at \(path) can't be used (\(reason), while running \(action)). Check that the \
                    folder exists and that you may write to it.
                    """
            )
        }
    }
}
