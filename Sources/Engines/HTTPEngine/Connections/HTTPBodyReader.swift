import Foundation

/// Bytes of an answer that the library takes bit by bit.
///
/// A copy for each client would take the memory of all who read slowly.
final class HTTPBodyReader: Sendable {
    private let data: Data

    init(_ data: Data) { self.data = data }

    /// Copies what comes behind a position, and returns the number of bytes; nil where there are none.
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
