import DatabaseEngine
import Foundation

/// A check of one state of a catalog, row by row.
struct CatalogCheck {
    private let database: CatalogDatabase
    private let progress: (Int, Int) -> Bool
    private let state: CatalogState
    private(set) var report: CatalogCheckReport
    private var done = 0
    private var total = 0

    init(database: CatalogDatabase, progress: @escaping (Int, Int) -> Bool) throws(CatalogStoreError) {
        self.database = database
        self.progress = progress
        state = try CatalogState(in: database)
        report = CatalogCheckReport(change: state.change)
    }

    mutating func run(fault: (CatalogBlob.Kind, CatalogBlob) -> String?) throws(CatalogStoreError) {
        for table in ["items", "pictures", "prints"] + CatalogBlob.Kind.allCases.map(\.table) {
            total +=
                try surviving { database throws(CatalogStoreError) in
                    try database.row("SELECT count(*) FROM \(table)") { Int($0.integer(0)) }
                } ?? 0
        }
        try checkPages()
        try checkReferences()
        try checkItems()
        try checkPictures()
        try checkPrints()
        for kind in CatalogBlob.Kind.allCases { try check(kind, fault: fault) }
        try checkState()
    }

    /// Returns a closure's result, or nil after recording the damage that it met.
    private mutating func surviving<Value>(
        _ body: (CatalogDatabase) throws(CatalogStoreError) -> Value?
    ) throws(CatalogStoreError) -> Value? {
        do throws(CatalogStoreError) {
            return try body(database)
        } catch {
            guard error.code == .damaged else { throw error }
            note(CatalogFinding(.file, error.message))
            return nil
        }
    }

    /// Adds a finding, unless it repeats the last one.
    private mutating func note(_ finding: CatalogFinding) {
        if report.findings.last != finding { report.add(finding) }
    }

    private mutating func advance() throws(CatalogStoreError) {
        done += 1
        guard done.isMultiple(of: 256) || done == total, !progress(done, max(done, total)) else { return }
        throw CatalogStoreError(code: .cancelled, message: "The check of the catalogue at \(database.path) was ended.")
    }
}

// MARK: - The file

extension CatalogCheck {
    private mutating func checkPages() throws(CatalogStoreError) {
        let found = try surviving { database throws(CatalogStoreError) in
            try database.rows("PRAGMA integrity_check(\(CatalogCheckReport.findingLimit))") { $0.text(0) ?? "" }
        }
        for message in found ?? [] where message != "ok" {
            note(
                CatalogFinding(
                    .file,
                    "SQLite reports: \(message). Put back a copy of the file, or index the pictures into a new one."
                )
            )
        }
    }

    private mutating func checkReferences() throws(CatalogStoreError) {
        let found = try surviving { database throws(CatalogStoreError) in
            try database.rows("PRAGMA foreign_key_check") { "\($0.text(0) ?? "") belongs to \($0.text(2) ?? "")" }
        }
        for (message, rows) in Dictionary(grouping: found ?? [], by: { $0 }).sorted(by: { $0.key < $1.key }) {
            note(
                CatalogFinding(
                    .reference,
                    "\(rows.count) rows are left over: what is in \(message) that aren't there. Put back a copy of the file."
                )
            )
        }
    }

    private mutating func checkState() throws(CatalogStoreError) {
        let latest = try surviving { database throws(CatalogStoreError) in
            try database.row(
                """
                SELECT max(
                    coalesce((SELECT max(changed) FROM pictures), 0), coalesce((SELECT max(change) FROM removals), 0),
                    coalesce((SELECT max(changed) FROM prints), 0)
                )
                """
            ) { $0.integer(0) }
        }
        if let latest, latest > state.change.rawValue || state.forgotten > state.change {
            note(
                CatalogFinding(
                    .state,
                    """
                    The catalogue says that it is at change \(state.change), and has content of change \(latest). Put \
                    back a copy of the file.
                    """
                )
            )
        }
    }
}

// MARK: - Rows

extension CatalogCheck {
    private mutating func checkItems() throws(CatalogStoreError) {
        var next: Int64 = 0
        while true {
            // One at a time, so that damage in one place doesn't hide the rest.
            let row = try surviving { database throws(CatalogStoreError) in
                try database.row("SELECT row FROM items WHERE row > ?1 ORDER BY row LIMIT 1", [.integer(next)]) {
                    $0.integer(0)
                }
            }
            guard let row else { return }
            next = row
            let found = try surviving { database throws(CatalogStoreError) in try ItemRow(row: row, in: database) }
            if let found {
                report.counts.items += 1
                if found.checksum != ItemRow.checksum(found.item) {
                    note(
                        CatalogFinding(
                            .item,
                            "The item \"\(found.item.id)\" isn't what was stored. Index it again.",
                            item: found.item.id
                        )
                    )
                }
            }
            try advance()
        }
    }

    private mutating func checkPictures() throws(CatalogStoreError) {
        try forEach(
            """
            SELECT number, coalesce(items.id, ''), position, origin, digest, byte_count, modified, item, \
            pictures.checksum FROM pictures LEFT JOIN items ON items.row = item ORDER BY number
            """
        ) { check, row in
            let picture = PictureRow.picture(row)
            check.report.counts.pictures += 1
            guard row.integer(8) != PictureRow.checksum(picture.picture, item: row.integer(7)) else { return }
            check.note(
                CatalogFinding(
                    .picture,
                    """
                    The description of picture \(picture.number) of the item "\(picture.item)" isn't what was stored. \
                    Index the item again.
                    """,
                    item: picture.item,
                    picture: picture.number
                )
            )
        }
    }

    private mutating func checkPrints() throws(CatalogStoreError) {
        var sizes: [Int: Int] = [:]
        try forEach("SELECT picture, variant, checksum, bytes, revision FROM prints ORDER BY row") { check, row in
            let revision = Int(row.integer(4))
            let (picture, print, isWhole) = PrintRow.read(row, revision: revision)
            check.report.prints[revision, default: 0] += 1
            let size = sizes[revision, default: print.values.count]
            sizes[revision] = size
            guard !isWhole || size != print.values.count || !print.values.allSatisfy(\.isFinite) else { return }
            check.note(
                CatalogFinding(
                    .print,
                    "A print of picture \(picture), revision \(revision), isn't what was stored. Make it again.",
                    picture: picture
                )
            )
        }
    }

    private mutating func check(
        _ kind: CatalogBlob.Kind,
        fault: (CatalogBlob.Kind, CatalogBlob) -> String?
    ) throws(CatalogStoreError) {
        try forEach("SELECT picture, revision, checksum, bytes FROM \(kind.table) ORDER BY picture") { check, row in
            let (picture, blob, isWhole) = BlobRow.read(row, kind: kind)
            check.report.blobs[kind, default: 0] += 1
            guard let fault = isWhole ? fault(kind, blob) : "it isn't what was stored" else { return }
            check.note(
                CatalogFinding(
                    .blob,
                    "The \(kind) of picture \(picture) can't be used: \(fault). Index the item again.",
                    picture: picture
                )
            )
        }
    }

    /// Iterates over rows, and records damage that ends the iteration.
    private mutating func forEach(
        _ sql: String,
        _ body: (inout CatalogCheck, Statement) -> Void
    ) throws(CatalogStoreError) {
        var check = self
        do throws(CatalogStoreError) {
            try database.forEachRow(sql) { row throws(CatalogStoreError) in
                body(&check, row)
                try check.advance()
                return true
            }
        } catch {
            guard error.code == .damaged else { throw error }
            check.note(CatalogFinding(.file, error.message))
        }
        self = check
    }
}
