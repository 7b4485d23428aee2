import CLocalFeatures

/// The learned division of all descriptors into 65,536 cells, each with a middle that tells its members apart.
///
/// `@unchecked Sendable`: the table is written once, before the initializer returns, and only read from then on.
@safe final class FeatureVocabulary: @unchecked Sendable {
    /// The vocabulary of the process.
    static let shared = FeatureVocabulary()

    /// The number of cells.
    static let cellCount = Int(FOVEA_CELLS)

    /// The kernels' table; it lives as long as the process.
    let table: UnsafePointer<fovea_vocabulary>

    private init() {
        let table = UnsafeMutablePointer<fovea_vocabulary>.allocate(capacity: 1)
        unsafe fovea_vocabulary_make_learned(table)
        unsafe self.table = unsafe UnsafePointer(table)
    }

    /// A feature as it stands in an index.
    struct Entry {
        let cell: UInt32
        let signature: (UInt64, UInt64)
        let pose: UInt16
    }

    /// Returns how a feature is written down.
    func entry(_ feature: fovea_feature) -> Entry {
        var signature: (UInt64, UInt64) = (0, 0)
        let cell = unsafe withUnsafePointer(to: feature) { feature in
            unsafe withUnsafeMutablePointer(to: &signature) { unsafe fovea_feature_code(table, feature, $0) }
        }
        return Entry(cell: cell, signature: signature, pose: unsafe withUnsafePointer(to: feature, fovea_feature_pose))
    }
}
