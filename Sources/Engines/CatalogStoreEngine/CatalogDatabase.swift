import DatabaseEngine

/// A connection to a catalog's file.
typealias CatalogDatabase = Database<CatalogStoreError>

extension DatabaseSubject {
    /// The file of a catalog.
    static let catalog = DatabaseSubject(
        name: "catalogue",
        whenDamaged: """
            Nothing was changed. Put back a copy of the file, or move it and those beginning with its name away and \
            index the pictures again; "fovea catalog check" tells what can still be read.
            """,
        whenFull: "Everything stored before is kept. Free some space and try again.",
        whenBusy: "Try again when it is done, or end it.",
        whenUnavailable: "Check that the file and its folder exist and that you may use them.",
        whenReadOnly: "Check that you may write to the file and to its folder, or open the catalogue for reading alone."
    )
}
