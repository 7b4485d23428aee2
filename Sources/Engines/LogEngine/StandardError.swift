import Foundation

/// The standard error of the process.
enum StandardError {
    /// A Boolean value that tells whether a person reads along.
    static let isTerminal = isatty(2) == 1

    /// The device and the inode, as systemd writes them into `JOURNAL_STREAM`.
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
