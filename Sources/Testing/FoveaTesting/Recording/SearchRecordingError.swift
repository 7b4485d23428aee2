import Foundation

/// An error from reading a recording.
public struct SearchRecordingError: Error, Sendable {
    /// The kind of the reason.
    public let code: Code
    /// What is wrong and how to fix it.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    static func tooLarge(_ subject: String, _ limits: SearchRecordingLimits) -> SearchRecordingError {
        SearchRecordingError(
            .limitExceeded,
            "\(subject); \(limits.maximumByteCount) are allowed. Raise maximumByteCount if you trust the file."
        )
    }

    /// A kind of reason.
    public struct Code: Hashable, Sendable {
        private enum Storage { case unreadable, notARecording, unsupportedVersion, damaged, limitExceeded }
        private let storage: Storage

        /// The file can't be read.
        public static var unreadable: Code { Code(storage: .unreadable) }
        /// The file is something else.
        public static var notARecording: Code { Code(storage: .notARecording) }
        /// The file has a version that this program doesn't know.
        public static var unsupportedVersion: Code { Code(storage: .unsupportedVersion) }
        /// A part of the file is missing or makes no sense.
        public static var damaged: Code { Code(storage: .damaged) }
        /// The file has more of something than is allowed.
        public static var limitExceeded: Code { Code(storage: .limitExceeded) }
    }
}

extension SearchRecordingError: CustomStringConvertible, LocalizedError {
    /// What is wrong and how to fix it.
    public var description: String { message }

    /// What is wrong and how to fix it.
    public var errorDescription: String? { message }
}
