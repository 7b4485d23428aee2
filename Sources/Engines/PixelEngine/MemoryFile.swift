import CPixelKernels
import Foundation

/// Memory that other processes can map, while pixels are written to it.
///
/// They are written as to a file. The first write to each page of a mapping stops for that page, which takes twice as
/// long as all of this.
public final class MemoryFile: Sendable {
    /// The descriptor of the memory, which is closed with the last reference.
    public let descriptor: Int32
    /// The size of the memory in bytes.
    public let byteCount: Int

    /// The size from which it is worth a thread to take the pages while pixels are computed.
    public static let largeByteCount: Int = 1 << 22

    /// Creates memory of zeros, or returns nil when there is none.
    public init?(byteCount: Int) {
        guard let descriptor = Self.descriptor(byteCount: byteCount) else { return nil }
        self.descriptor = descriptor
        self.byteCount = byteCount
    }

    /// Returns the descriptor of new memory of zeros, or nil when there is none.
    static func descriptor(byteCount: Int) -> Int32? {
        guard byteCount >= 0 else { return nil }
        let descriptor = unsafe fovea_memory_file("fovea-pixels")
        guard descriptor >= 0 else { return nil }
        if ftruncate(descriptor, off_t(max(byteCount, 1))) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    deinit { close(descriptor) }

    /// Takes all pages at once, rather than each as it is written.
    ///
    /// On another thread, this spares the writer two thirds of its time.
    public func reserve() {
        // Without room the writer fails, and says so.
        _ = posix_fallocate(descriptor, 0, off_t(max(byteCount, 1)))
    }

    /// Returns to the beginning, so that what is written next replaces what was written.
    public func rewind() { lseek(descriptor, 0, SEEK_SET) }

    /// Makes the memory read-only for good, for all processes, and maps it; nil when it can't be sealed.
    public func sealed() -> PixelMemory? {
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        return copy < 0 ? nil : PixelMemory.sealingAndMapping(fileDescriptor: copy, byteCount: byteCount)
    }

    /// Appends bytes, and returns whether there was room for all of them.
    @unsafe func append(_ bytes: UnsafeRawBufferPointer) -> Bool { unsafe Self.append(bytes, to: descriptor) }

    /// Appends bytes to the memory behind a descriptor, and returns whether there was room for all of them.
    @unsafe static func append(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            // Bytes that are left have an address.
            let rest = unsafe bytes.baseAddress.unsafelyUnwrapped + written
            let count = unsafe write(descriptor, rest, bytes.count - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }
}
