import DatabaseEngine
import Foundation

/// The one row about the whole catalog.
struct CatalogState {
    var change: ChangeNumber
    /// Removals up to this change are no longer listed.
    var forgotten: ChangeNumber
    var activePrints: Int?

    /// Reads the row.
    init(in database: CatalogDatabase) throws(CatalogStoreError) {
        let found = try database.row("SELECT change, forgotten, active_prints FROM catalog") { row in
            (
                ChangeNumber(rawValue: row.integer(0)), ChangeNumber(rawValue: row.integer(1)),
                row.isNull(2) ? nil : Int(row.integer(2))
            )
        }
        // With the largest number no further change is possible, so it was never assigned.
        guard let found, found.0.rawValue < .max else { throw Self.missing(in: database) }
        (change, forgotten, activePrints) = found
    }

    /// Returns the catalog's own identifier.
    static func identity(in database: CatalogDatabase) throws(CatalogStoreError) -> UUID {
        let bytes = try database.row("SELECT identity FROM catalog") { $0.bytes(0) } ?? []
        guard bytes.count == 16 else { throw missing(in: database) }
        return unsafe bytes.withUnsafeBytes { unsafe UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    private static func missing(in database: CatalogDatabase) -> CatalogStoreError {
        CatalogStoreError(
            code: .damaged,
            message: """
                The catalogue at \(database.path) has lost the record of its own state. Put back a copy of the file, or \
                move it and those beginning with its name away and index the pictures again.
                """
        )
    }
}
