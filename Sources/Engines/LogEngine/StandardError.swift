import Foundation

/// The standard error of the process.
enum StandardError {
    /// A Boolean value that indicates whether it is a terminal.
    static let isTerminal = isatty(2) == 1

    /// The device and inode, in the format of `JOURNAL_STREAM`.
    static let stream: String? = {
        var status = stat()
        return unsafe fstat(2, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : nil
    }()

    /// Writes whole lines.
    static func write(_ text: String) {
        // A log that can't be written is no reason to fail.
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
