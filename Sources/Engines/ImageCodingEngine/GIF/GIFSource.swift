import Foundation

/// Bytes that giflib asks for piece by piece.
final class GIFSource {
    private let data: Data
    private var position = 0

    init(_ data: Data) {
        self.data = data
    }

    /// Copies the next bytes and returns how many there were.
    @unsafe func read(into target: UnsafeMutableRawPointer, count: Int) -> Int {
        let count = min(count, data.count - position)
        guard count > 0 else { return 0 }
        let start = data.startIndex + position
        unsafe data.copyBytes(to: target.assumingMemoryBound(to: UInt8.self), from: start..<start + count)
        position += count
        return count
    }
}
