import Foundation

/// A line on standard error about a file that can't be used.
enum StandardErrorNote {
    /// Writes a line.
    static func write(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}
