import DatabaseEngine
import Foundation

/// An item as rows.
struct ItemRow {
    let item: CatalogItem
    let checksum: Int64

    /// Returns the row of the item with an identifier, if it exists.
    static func row(of id: String, in database: CatalogDatabase) throws(CatalogStoreError) -> Int64? {
        try database.row("SELECT row FROM items WHERE id = ?1", [.text(id)]) { $0.integer(0) }
    }

    /// Reads the item in a row, if it exists.
    init?(row: Int64, in database: CatalogDatabase) throws(CatalogStoreError) {
        let found = try database.row("SELECT id, title, text, checksum FROM items WHERE row = ?1", [.integer(row)]) {
            (CatalogItem(id: $0.text(0) ?? "", title: $0.text(1), text: $0.text(2)), $0.integer(3))
        }
        guard let (plain, checksum) = found else { return nil }
        var item = plain
        item.labels = try database.rows(
            "SELECT label FROM labels WHERE item = ?1 ORDER BY position",
            [.integer(row)]
        ) { $0.text(0) ?? "" }
        item.codes = try database.rows(
            "SELECT code FROM codes WHERE item = ?1 ORDER BY position",
            [.integer(row)]
        ) { $0.text(0) ?? "" }
        try database.forEachRow("SELECT name, kind, value FROM metadata WHERE item = ?1", [.integer(row)]) { row in
            item.metadata[row.text(0) ?? ""] = CatalogValue(row)
            return true
        }
        self.item = item
        self.checksum = checksum
    }

    /// Returns the checksum of an item.
    static func checksum(_ item: CatalogItem) -> Int64 {
        var values = [SQLValue(item.title), SQLValue(item.text), .text(item.id)]
        for words in [item.labels, item.codes] {
            values.append(.integer(Int64(words.count)))
            values += words.map { .text($0) }
        }
        for (name, value) in item.metadata.sorted(by: { Array($0.key.utf8).lexicographicallyPrecedes($1.key.utf8) }) {
            values += [.text(name), .integer(value.kind), value.stored]
        }
        return Checksum.of(values, key: 0)
    }
}

extension CatalogValue {
    /// The number of the kind in the table.
    var kind: Int64 {
        switch self {
        case .string: 1
        case .number: 2
        case .bool: 3
        case .date: 4
        }
    }

    /// The value as the table stores it.
    var stored: SQLValue {
        switch self {
        case .string(let text): .text(text)
        case .number(let number): .real(number)
        case .bool(let bool): .integer(bool ? 1 : 0)
        case .date(let date): .real(date.timeIntervalSinceReferenceDate)
        }
    }

    /// Returns the value in a row of: name, kind, value.
    fileprivate init?(_ row: Statement) {
        switch row.integer(1) {
        case 1: self = .string(row.text(2) ?? "")
        case 2: self = .number(row.real(2) ?? 0)
        case 3: self = .bool(row.integer(2) != 0)
        case 4: self = .date(Date(timeIntervalSinceReferenceDate: row.real(2) ?? 0))
        default: return nil
        }
    }
}
