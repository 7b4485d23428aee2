import IndexFileEngine

/// An error from finding, reading or comparing local features.
public struct LocalFeatureError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public let code: Code
    /// What failed and, where known, how to fix it.
    public let message: String

    /// Creates an error.
    public init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    /// The message.
    public var description: String { message }

    /// A category of failure.
    public struct Code: Hashable, Sendable {
        private enum Storage { case damaged, damagedIndex, otherRevision, outOfMemory, full, unavailable }
        private let storage: Storage

        /// Stored bytes aren't local features.
        public static var damaged: Self { Self(storage: .damaged) }
        /// The file of an index is damaged; rebuild it.
        public static var damagedIndex: Self { Self(storage: .damagedIndex) }
        /// Stored bytes are local features of another revision.
        public static var otherRevision: Self { Self(storage: .otherRevision) }
        /// There isn't enough memory for a picture at all its scales.
        public static var outOfMemory: Self { Self(storage: .outOfMemory) }
        /// The disk is full.
        public static var full: Self { Self(storage: .full) }
        /// A file can't be written.
        public static var unavailable: Self { Self(storage: .unavailable) }
    }
}

extension LocalFeatureError {
    init(index error: IndexFileError) { self.init(code: .damagedIndex, message: error.message) }
}
