import DatabaseEngine
import TestSupport

extension TemporaryFolder {
    /// A connection to a file in the folder; each call opens it anew, as another process would.
    func database(
        _ name: String = "things.sqlite",
        access: DatabaseAccess = .create,
        patience: Int = 100
    ) throws(DatabaseError) -> Database<DatabaseError> {
        try Database(path: "\(path)/\(name)", subject: .things, access: access, patience: patience)
    }
}

extension DatabaseSubject {
    static let things = DatabaseSubject(
        name: "list of things",
        whenDamaged: "Restore it.",
        whenFull: "Make room.",
        whenBusy: "Wait.",
        whenUnavailable: "Look for it.",
        whenReadOnly: "Ask its owner."
    )
}

extension Database where Failure == DatabaseError {
    func makeThings(_ names: String...) throws(DatabaseError) {
        try run("CREATE TABLE things (row INTEGER PRIMARY KEY, name TEXT NOT NULL)")
        for name in names { try add(name) }
    }

    func add(_ name: String) throws(DatabaseError) {
        try run("INSERT INTO things (name) VALUES (?1)", [.text(name)])
    }

    var things: [String] {
        get throws(DatabaseError) { try rows("SELECT name FROM things ORDER BY row") { $0.text(0) ?? "" } }
    }
}
