import CSQLite
import Glibc

/// A connection to an SQLite file.
///
/// A connection has one user at a time and isn't `Sendable`; use several connections to one file for concurrency.
/// Errors are of the type that the layer above throws.
public final class Database<Failure: DatabaseFailure> {
    private let connection: Connection

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - subject: What the file is called in messages.
    ///   - access: What the connection may do.
    ///   - patience: How long to wait for other users of the file, in milliseconds.
    ///   - functions: The functions that statements and the file's views call in addition to SQLite's.
    public init(
        path: String,
        subject: DatabaseSubject,
        access: DatabaseAccess = .create,
        patience: Int = 10_000,
        functions: [TextFunction] = []
    ) throws(Failure) {
        do throws(DatabaseError) {
            connection = try Connection(
                path: path,
                subject: subject,
                access: access,
                patience: patience,
                functions: functions
            )
        } catch {
            throw Failure(error)
        }
    }

    /// The path of the file.
    public var path: String { connection.path }

    /// A Boolean value that indicates whether the file is read-only, whatever access was requested.
    public var isReadOnly: Bool { connection.isReadOnly }

    /// The number of rows that the last statement changed.
    public var changes: Int { connection.changes }
}

// MARK: - Statements

extension Database {
    /// Runs a statement.
    public func run(_ sql: String, _ values: [SQLValue] = []) throws(Failure) {
        try forEachRow(sql, values) { _ in true }
    }

    /// Runs a statement, and returns a closure's result for each row.
    public func rows<Row>(
        _ sql: String,
        _ values: [SQLValue] = [],
        make: (Statement) throws(Failure) -> Row
    ) throws(Failure) -> [Row] {
        var rows: [Row] = []
        try forEachRow(sql, values) { statement throws(Failure) in
            rows.append(try make(statement))
            return true
        }
        return rows
    }

    /// Runs a statement, and returns a closure's result for its first row, or nil when there is none.
    public func row<Row>(
        _ sql: String,
        _ values: [SQLValue] = [],
        make: (Statement) throws(Failure) -> Row
    ) throws(Failure) -> Row? {
        var row: Row?
        try forEachRow(sql, values) { statement throws(Failure) in
            row = try make(statement)
            return false
        }
        return row
    }

    /// Runs a statement, and calls a closure with each row until it returns false.
    public func forEachRow(
        _ sql: String,
        _ values: [SQLValue] = [],
        body: (Statement) throws(Failure) -> Bool
    ) throws(Failure) {
        let statement = try prepared(sql)
        statement.isRunning = true
        defer {
            statement.reset()
            statement.isRunning = false
        }
        let status = statement.bind(values)
        if status != SQLITE_OK { throw Failure(connection.failure(status, sql)) }
        while true {
            let status = statement.step()
            switch status {
            case SQLITE_ROW: if try !body(statement) { return }
            case SQLITE_DONE: return
            default: throw Failure(connection.failure(status, sql))
            }
        }
    }

    private func prepared(_ sql: String) throws(Failure) -> Statement {
        do throws(DatabaseError) {
            return try connection.statement(sql)
        } catch {
            throw Failure(error)
        }
    }
}

// MARK: - Transactions

extension Database {
    /// Switches the file to write-ahead mode, in which it stays.
    ///
    /// SQLite waits for others at a lock, but not where a connection that reads wants to write: two of them would wait
    /// for each other. Connections that switch a new file at the same time do that, so they wait here.
    public func useWriteAheadLog() throws(Failure) {
        let sql = "PRAGMA journal_mode = WAL"
        let statement = try prepared(sql)
        defer { statement.reset() }
        let end = ContinuousClock.now + .milliseconds(connection.patience)
        while true {
            let status = statement.step()
            switch status & 0xff {
            case SQLITE_ROW: continue
            case SQLITE_DONE: return
            case SQLITE_BUSY where ContinuousClock.now < end:
                statement.reset()
                usleep(5000)
            default: throw Failure(connection.failure(status, sql))
            }
        }
    }

    /// Runs a closure in a transaction.
    ///
    /// In write-ahead mode with `synchronous = FULL` the changes are on the disk when the call returns; with
    /// `synchronous = NORMAL` a power failure may still undo them as a whole.
    public func transaction<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        // The write lock is taken at once: a transaction that reads first can't wait for another writer.
        try run("BEGIN IMMEDIATE")
        do throws(Failure) {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // After some failures SQLite has rolled back already.
            if connection.isInTransaction { try? run("ROLLBACK") }
            throw error
        }
    }

    /// Begins a read transaction, which sees one state of the file until ``endReading()``.
    ///
    /// The state is the one at the first statement after the call.
    public func beginReading() throws(Failure) {
        try run("BEGIN DEFERRED")
    }

    /// Ends what ``beginReading()`` began.
    public func endReading() {
        // A rollback of a read-only transaction can't fail in a way that matters.
        if connection.isInTransaction { try? run("ROLLBACK") }
    }
}
