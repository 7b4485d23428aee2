import CSQLite
import Foundation

/// A handle of SQLite on one file, with its prepared statements.
@safe final class Connection {
    let path: String
    let subject: DatabaseSubject
    /// How long statements wait for other users of the file, in milliseconds.
    let patience: Int32
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    init(
        path: String,
        subject: DatabaseSubject,
        access: DatabaseAccess,
        patience: Int,
        functions: [TextFunction]
    ) throws(DatabaseError) {
        self.path = path
        self.subject = subject
        self.patience = Int32(clamping: patience)
        var handle: OpaquePointer?
        // A connection has one user at a time, so SQLite needs no lock of its own.
        let flags = access.flags | SQLITE_OPEN_NOMUTEX
        let status = unsafe sqlite3_open_v2(access.name(of: path), &handle, flags, nil)
        guard let handle = unsafe handle else {
            throw DatabaseError(
                code: .unavailable,
                message: "There is no memory to open the \(subject.name) at \(path). End other programs and try again."
            )
        }
        unsafe self.handle = handle
        unsafe sqlite3_extended_result_codes(handle, 1)
        unsafe sqlite3_busy_timeout(handle, self.patience)
        if status != SQLITE_OK { throw failure(status, "open") }
        for function in functions {
            let status = unsafe function.define(for: handle)
            if status != SQLITE_OK { throw failure(status, "define \(function.name)") }
        }
    }

    deinit {
        statements = [:]
        unsafe sqlite3_close_v2(handle)
    }

    var changes: Int { Int(unsafe sqlite3_changes64(handle)) }

    /// SQLite opens a file without write permission for reading, and reports it here alone.
    var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") != 0 }

    var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

    /// The most cached prepared statements.
    private static let statementLimit = 128

    /// Returns an idle statement, cached or newly prepared.
    func statement(_ sql: String) throws(DatabaseError) -> Statement {
        if let known = statements[sql], !known.isRunning { return known }
        var prepared: OpaquePointer?
        let status = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard let prepared = unsafe prepared else { throw failure(status, sql) }
        let statement = unsafe Statement(owning: prepared)
        if statements.count >= Self.statementLimit { statements = statements.filter { $0.value.isRunning } }
        if statements[sql] == nil { statements[sql] = statement }
        return statement
    }

    /// Returns the error for a status, with its remedy.
    func failure(_ status: Int32, _ action: String) -> DatabaseError {
        let reason = unsafe String(cString: sqlite3_errmsg(handle))
        let file = "\(subject.name) at \(path)"
        switch status & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB:
            return DatabaseError(code: .damaged, message: "The \(file) is damaged (\(reason)). \(subject.whenDamaged)")
        case SQLITE_FULL:
            return DatabaseError(code: .full, message: "The disk is too full for the \(file). \(subject.whenFull)")
        case SQLITE_IOERR where systemErrors.contains(where: [ENOSPC, EDQUOT, EFBIG].contains):
            return DatabaseError(
                code: .full,
                message: "There is no more space for the \(file) on its disk or in your quota. \(subject.whenFull)"
            )
        case SQLITE_BUSY, SQLITE_LOCKED:
            let wait = patience.isMultiple(of: 1000) ? "\(patience / 1000) s" : "\(patience) ms"
            return DatabaseError(
                code: .busy,
                message: "Another process has kept the \(file) locked for \(wait). \(subject.whenBusy)"
            )
        case SQLITE_READONLY:
            return DatabaseError(
                code: .readOnly,
                message: "The \(file) can't be written (\(reason)). \(subject.whenReadOnly)"
            )
        case SQLITE_CONSTRAINT:
            return DatabaseError(
                code: .refused,
                message: "The \(file) refuses a change (\(reason), while running \(action)). Correct the change."
            )
        default:
            return DatabaseError(
                code: .unavailable,
                message: "The \(file) can't be used (\(reason), while running \(action)). \(subject.whenUnavailable)"
            )
        }
    }

    /// The last system error numbers for the file and for its log.
    ///
    /// SQLite reports a full disk as such, and a limit or quota as a failed write.
    private var systemErrors: [Int32] {
        var numbers: [Int32] = [0, 0]
        unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_LAST_ERRNO, &numbers[0])
        var log: UnsafeMutablePointer<sqlite3_file>?
        unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log)
        if let log = unsafe log, let methods = unsafe log.pointee.pMethods {
            _ = unsafe methods.pointee.xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &numbers[1])
        }
        return numbers
    }
}

extension DatabaseAccess {
    fileprivate var flags: Int32 {
        switch self {
        case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .write: SQLITE_OPEN_READWRITE
        case .read: SQLITE_OPEN_READONLY
        case .frozen: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        }
    }

    /// Returns the name by which SQLite opens a file.
    fileprivate func name(of path: String) -> String {
        guard self == .frozen else { return path }
        var allowed = CharacterSet.urlPathAllowed
        allowed.remove(charactersIn: "?#%;")
        let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return "file:\(encoded)?immutable=1"
    }
}
