import DatabaseEngine
import Foundation

/// Applies changes inside a transaction.
struct CatalogWriter {
    let database: CatalogDatabase
    let before: CatalogState
    /// The number of the change.
    let change: ChangeNumber
    private(set) var activePrints: Int?
    private var receipt: CatalogReceipt
    private var hasChanged = false

    init(database: CatalogDatabase, state: CatalogState) {
        self.database = database
        before = state
        change = ChangeNumber(rawValue: state.change.rawValue + 1)
        activePrints = state.activePrints
        receipt = CatalogReceipt(change: state.change)
    }

    mutating func apply(_ change: CatalogChange) throws(CatalogStoreError) {
        switch change {
        case .put(let item, let pictures): try put(item, pictures: pictures)
        case .update(let item):
            guard let row = try ItemRow.row(of: item.id, in: database) else {
                throw CatalogStoreError(
                    code: .invalid,
                    message: "The item \"\(item.id)\" isn't in the catalogue at \(database.path). Put it there first."
                )
            }
            try write(item, over: row)
        case .remove(let id): try remove(id)
        case .setBlob(let kind, let blob, let picture): try setBlob(kind, blob, of: picture)
        case .setPrints(let prints, let picture): try setPrints(prints, of: picture)
        case .forgetPrints(let picture): try forgetPrints(of: picture)
        case .activatePrints(let revision): try activatePrints(revision)
        case .removePrints(let revision): try removePrints(revision)
        case .setCalibration(let calibration): try set(calibration)
        case .removeCalibration(let name):
            try database.run("DELETE FROM calibrations WHERE name = ?1", [.text(name)])
            if database.changes > 0 { hasChanged = true }
        }
    }

    /// Stores the catalog's new number, if anything changed.
    mutating func finish() throws(CatalogStoreError) -> CatalogReceipt {
        guard hasChanged else { return receipt }
        try database.run(
            "UPDATE catalog SET change = ?1, active_prints = ?2",
            [.integer(change.rawValue), activePrints.map { .integer(Int64($0)) } ?? .null]
        )
        receipt.change = change
        return receipt
    }
}

// MARK: - Items

extension CatalogWriter {
    private mutating func put(_ item: CatalogItem, pictures: [PreparedPicture]) throws(CatalogStoreError) {
        let row: Int64
        if let known = try ItemRow.row(of: item.id, in: database) {
            try write(item, over: known)
            row = known
        } else {
            row = try add(item)
        }
        hasChanged = true
        try removePictures(of: row, except: pictures)
        var numbers: [PictureNumber] = []
        for (position, picture) in pictures.enumerated() {
            switch picture {
            case .kept(let number): try keep(number, at: position, of: row, item.id)
            case .new(let content): numbers.append(try add(content, at: position, of: row))
            }
            if case .kept(let number) = picture { numbers.append(number) }
        }
        receipt.pictures[item.id] = numbers
    }

    private func add(_ item: CatalogItem) throws(CatalogStoreError) -> Int64 {
        let row = try database.rows(
            "INSERT INTO items (id, title, text, checksum) VALUES (?1, ?2, ?3, ?4) RETURNING row",
            [
                .text(item.id), SQLValue(item.title), SQLValue(item.text), .integer(ItemRow.checksum(item)),
            ]
        ) { $0.integer(0) }[0]
        try describe(row, by: item)
        return row
    }

    private mutating func write(_ item: CatalogItem, over row: Int64) throws(CatalogStoreError) {
        hasChanged = true
        try forgetWords(of: row)
        try database.run(
            "UPDATE items SET title = ?2, text = ?3, checksum = ?4 WHERE row = ?1",
            [
                .integer(row), SQLValue(item.title), SQLValue(item.text), .integer(ItemRow.checksum(item)),
            ]
        )
        for table in ["labels", "codes", "metadata"] {
            try database.run("DELETE FROM \(table) WHERE item = ?1", [.integer(row)])
        }
        try describe(row, by: item)
    }

    private func describe(_ row: Int64, by item: CatalogItem) throws(CatalogStoreError) {
        for (position, label) in item.labels.enumerated() {
            try database.run(
                "INSERT INTO labels (item, position, label) VALUES (?1, ?2, ?3)",
                [.integer(row), .integer(Int64(position)), .text(label)]
            )
        }
        for (position, code) in item.codes.enumerated() {
            try database.run(
                "INSERT INTO codes (item, position, code) VALUES (?1, ?2, ?3)",
                [.integer(row), .integer(Int64(position)), .text(code)]
            )
        }
        for (name, value) in item.metadata {
            try database.run(
                "INSERT INTO metadata (item, name, kind, value) VALUES (?1, ?2, ?3, ?4)",
                [.integer(row), .text(name), .integer(value.kind), value.stored]
            )
        }
        try database.run(
            """
            INSERT INTO words (rowid, title, text, labels, codes)
            SELECT row, title, text, labels, codes FROM item_words WHERE row = ?1
            """,
            [.integer(row)]
        )
    }

    /// Removes an item from the full-text index, which needs the indexed words for that.
    private func forgetWords(of row: Int64) throws(CatalogStoreError) {
        try database.run(
            """
            INSERT INTO words (words, rowid, title, text, labels, codes)
            SELECT 'delete', row, title, text, labels, codes FROM item_words WHERE row = ?1
            """,
            [.integer(row)]
        )
    }

    private mutating func remove(_ id: String) throws(CatalogStoreError) {
        guard let row = try ItemRow.row(of: id, in: database) else { return }
        hasChanged = true
        try removePictures(of: row, except: [])
        try forgetWords(of: row)
        try database.run("DELETE FROM items WHERE row = ?1", [.integer(row)])
        receipt.pictures[id] = nil
    }
}

// MARK: - Pictures

extension CatalogWriter {
    private mutating func add(
        _ content: PictureContent,
        at position: Int,
        of item: Int64
    ) throws(CatalogStoreError) -> PictureNumber {
        let row = try database.rows(
            """
            INSERT INTO pictures (item, position, changed, checksum, origin, digest, byte_count, modified)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) RETURNING number
            """,
            [
                .integer(item), .integer(Int64(position)), .integer(change.rawValue),
                .integer(PictureRow.checksum(content.picture, item: item)),
            ] + PictureRow.values(content.picture)
        ) { $0.integer(0) }[0]
        let number = PictureNumber(rawValue: row)
        for kind in CatalogBlob.Kind.allCases {
            if let blob = content.blobs[kind] { try write(blob, kind, of: number) }
        }
        for print in content.prints { try write(print, of: number) }
        return number
    }

    private func keep(
        _ number: PictureNumber,
        at position: Int,
        of item: Int64,
        _ id: String
    ) throws(CatalogStoreError) {
        try database.run(
            "UPDATE pictures SET position = ?1 WHERE number = ?2 AND item = ?3",
            [.integer(Int64(position)), .integer(number.rawValue), .integer(item)]
        )
        guard database.changes == 1 else {
            throw CatalogStoreError(
                code: .invalid,
                message: """
                    The item "\(id)" in the catalogue at \(database.path) has no picture \(number) to keep. Read its \
                    pictures again, or put the picture as a new one.
                    """
            )
        }
    }

    private func removePictures(of item: Int64, except kept: [PreparedPicture]) throws(CatalogStoreError) {
        let kept = Set(kept.compactMap { if case .kept(let number) = $0 { number.rawValue } else { nil } })
        let numbers = try database.rows("SELECT number FROM pictures WHERE item = ?1", [.integer(item)]) {
            $0.integer(0)
        }
        for number in numbers where !kept.contains(number) {
            try database.run("DELETE FROM pictures WHERE number = ?1", [.integer(number)])
            try database.run(
                "INSERT INTO removals (picture, change) VALUES (?1, ?2)",
                [.integer(number), .integer(change.rawValue)]
            )
        }
    }

    private func exists(_ picture: PictureNumber) throws(CatalogStoreError) -> Bool {
        try database.row("SELECT 1 FROM pictures WHERE number = ?1", [.integer(picture.rawValue)]) { _ in true }
            ?? false
    }

    private mutating func setBlob(
        _ kind: CatalogBlob.Kind,
        _ blob: CatalogBlob?,
        of picture: PictureNumber
    ) throws(CatalogStoreError) {
        guard try exists(picture) else { return }
        hasChanged = true
        if let blob {
            try write(blob, kind, of: picture)
        } else {
            try database.run("DELETE FROM \(kind.table) WHERE picture = ?1", [.integer(picture.rawValue)])
        }
        // No index depends on thumbnails.
        guard kind != .thumbnail else { return }
        try database.run(
            "UPDATE pictures SET changed = ?1 WHERE number = ?2",
            [.integer(change.rawValue), .integer(picture.rawValue)]
        )
    }

    private func write(
        _ blob: CatalogBlob,
        _ kind: CatalogBlob.Kind,
        of picture: PictureNumber
    ) throws(CatalogStoreError) {
        try database.run(
            "INSERT OR REPLACE INTO \(kind.table) (picture, revision, checksum, bytes) VALUES (?1, ?2, ?3, ?4)",
            [
                .integer(picture.rawValue), .integer(Int64(blob.revision)),
                .integer(BlobRow.checksum(blob, kind: kind, picture: picture.rawValue)), .bytes(blob.bytes),
            ]
        )
    }
}

// MARK: - Prints

extension CatalogWriter {
    private mutating func setPrints(
        _ prints: [CatalogPrint],
        of picture: PictureNumber
    ) throws(CatalogStoreError) {
        guard try exists(picture) else { return }
        hasChanged = true
        for revision in Set(prints.map(\.revision)) {
            try database.run(
                "DELETE FROM prints WHERE picture = ?1 AND revision = ?2",
                [.integer(picture.rawValue), .integer(Int64(revision))]
            )
        }
        for print in prints { try write(print, of: picture) }
    }

    private mutating func forgetPrints(of picture: PictureNumber) throws(CatalogStoreError) {
        try database.run("DELETE FROM prints WHERE picture = ?1", [.integer(picture.rawValue)])
        guard database.changes > 0 else { return }
        hasChanged = true
        // No print is left to carry the change's number, so the picture does.
        try database.run(
            "UPDATE pictures SET changed = ?1 WHERE number = ?2",
            [.integer(change.rawValue), .integer(picture.rawValue)]
        )
    }

    private mutating func write(_ print: CatalogPrint, of picture: PictureNumber) throws(CatalogStoreError) {
        // The first prints of a catalog become the active ones.
        if activePrints == nil { activePrints = print.revision }
        try database.run(
            """
            INSERT INTO prints (picture, revision, variant, changed, checksum, bytes)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            """,
            [
                .integer(picture.rawValue), .integer(Int64(print.revision)), .integer(Int64(print.variant)),
                .integer(change.rawValue), .integer(PrintRow.checksum(print, picture: picture.rawValue)),
                .bytes(PrintRow.bytes(print)),
            ]
        )
    }

    private mutating func activatePrints(_ revision: Int) throws(CatalogStoreError) {
        guard revision != activePrints else { return }
        let missing = try database.row(
            """
            SELECT count(*) FROM pictures
            WHERE EXISTS (SELECT 1 FROM prints WHERE picture = number AND revision = ?1)
                AND NOT EXISTS (SELECT 1 FROM prints WHERE picture = number AND revision = ?2)
            """,
            [activePrints.map { .integer(Int64($0)) } ?? .null, .integer(Int64(revision))]
        ) { $0.integer(0) }
        if let missing, missing > 0 {
            throw CatalogStoreError(
                code: .incomplete,
                message: """
                    \(missing) pictures in the catalogue at \(database.path) have no prints of revision \(revision) yet. \
                    Make them before queries use that revision.
                    """
            )
        }
        hasChanged = true
        activePrints = revision
    }

    private mutating func removePrints(_ revision: Int) throws(CatalogStoreError) {
        guard revision != activePrints else {
            throw CatalogStoreError(
                code: .invalid,
                message: """
                    The prints of revision \(revision) are the ones that queries use in the catalogue at \
                    \(database.path). Activate another revision before removing them.
                    """
            )
        }
        try database.run("DELETE FROM prints WHERE revision = ?1", [.integer(Int64(revision))])
        if database.changes > 0 { hasChanged = true }
    }
}

// MARK: - Calibrations

extension CatalogWriter {
    private mutating func set(_ calibration: CatalogCalibration) throws(CatalogStoreError) {
        hasChanged = true
        try database.run(
            """
            INSERT OR REPLACE INTO calibrations (name, threshold, precision, recall, basis, date)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6)
            """,
            [
                .text(calibration.name), .real(calibration.threshold),
                calibration.precision.map { .real($0) } ?? .null, calibration.recall.map { .real($0) } ?? .null,
                .text(calibration.basis), .real(calibration.date.timeIntervalSinceReferenceDate),
            ]
        )
    }
}
