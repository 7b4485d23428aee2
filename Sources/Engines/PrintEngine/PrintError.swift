/// An error from comparing or reading prints.
public struct PrintError: Error, Sendable, CustomStringConvertible {
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
        private enum Storage { case notComparable, damaged }
        private let storage: Storage

        /// Two prints have different revisions or sizes.
        public static var notComparable: Self { Self(storage: .notComparable) }
        /// Stored bytes aren't a print.
        public static var damaged: Self { Self(storage: .damaged) }
    }
}
