import Foundation

/// The bytes of a response, which the library reads in parts.
///
/// All clients share them: a copy for each slow reader would take too much memory.
final class HTTPBodyReader: Sendable {
    private let data: Data

    init(_ data: Data) { self.data = data }

    /// Copies the bytes from a position on, and returns their number; nil at the end.
    func read(from position: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int? {
        guard let position = Int(exactly: position), position < data.count else { return nil }
        let start = data.startIndex + position
        let count = min(buffer.count, data.count - position)
        unsafe data.copyBytes(
            to: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]),
            from: start..<start + count
        )
        return count
    }
}
