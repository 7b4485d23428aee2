import DatabaseEngine
import Foundation

extension CatalogSnapshot {
    /// Returns the calibration with a name, if there is one.
    public func calibration(_ name: String) throws(CatalogStoreError) -> CatalogCalibration? {
        try calibrations(where: "name = ?1", [.text(name)]).first
    }

    /// Returns all calibrations in the order of their names.
    public func calibrations() throws(CatalogStoreError) -> [CatalogCalibration] {
        try calibrations(where: "1", [])
    }

    private func calibrations(
        where condition: String,
        _ values: [SQLValue]
    ) throws(CatalogStoreError) -> [CatalogCalibration] {
        try read { database throws(CatalogStoreError) in
            try database.rows(
                """
                SELECT name, threshold, precision, recall, basis, date FROM calibrations WHERE \(condition) ORDER BY name
                """,
                values
            ) { row in
                CatalogCalibration(
                    name: row.text(0) ?? "",
                    threshold: row.real(1) ?? 0,
                    precision: row.real(2),
                    recall: row.real(3),
                    basis: row.text(4) ?? "",
                    date: Date(timeIntervalSinceReferenceDate: row.real(5) ?? 0)
                )
            }
        }
    }
}
