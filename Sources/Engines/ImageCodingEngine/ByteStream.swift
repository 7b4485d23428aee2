import Foundation

/// Bytes in memory with the interface of a file, for C libraries.
final class ByteStream {
    private(set) var bytes: Data
    private var position = 0

    init(_ bytes: Data = Data()) {
        self.bytes = bytes
    }

    /// Copies bytes from the current position and returns how many there were.
    @unsafe func read(into target: UnsafeMutableRawPointer, count: Int) -> Int {
        let count = min(count, bytes.count - position)
        guard count > 0 else { return 0 }
        let start = bytes.startIndex + position
        unsafe bytes.copyBytes(to: target.assumingMemoryBound(to: UInt8.self), from: start..<start + count)
        position += count
        return count
    }

    /// Writes bytes at the current position; a gap before it fills with zeros.
    @unsafe func write(_ source: UnsafeRawPointer, count: Int) -> Int {
        guard count > 0 else { return 0 }
        if position > bytes.count { bytes.append(Data(count: position - bytes.count)) }
        let overlap = min(count, bytes.count - position)
        let incoming = unsafe UnsafeRawBufferPointer(start: source, count: count)
        if overlap > 0 {
            let start = bytes.startIndex + position
            unsafe bytes.replaceSubrange(start..<start + overlap, with: incoming.prefix(overlap))
        }
        unsafe bytes.append(contentsOf: incoming.dropFirst(overlap))
        position += count
        return count
    }

    /// Moves the position as `lseek` does and returns it.
    func seek(_ offset: Int, whence: Int32) -> Int {
        let base =
            switch whence {
            case SEEK_CUR: position
            case SEEK_END: bytes.count
            default: 0
            }
        let (target, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, target >= 0 else { return -1 }
        position = target
        return target
    }
}
