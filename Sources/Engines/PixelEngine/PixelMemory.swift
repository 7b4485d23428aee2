import CPixelKernels
import Foundation

/// A block of memory that holds pixels.
///
/// The block comes from the heap, from a file descriptor that other processes may map, or from a caller with a function
/// to release it. It is freed with the last reference.
///
/// `@unchecked Sendable`: the stored properties are constants. The bytes behind `baseAddress` are accessible only
/// through the two `withUnsafe…` functions, and the caller of the mutable one promises, as for any unsafe buffer, that
/// there is no concurrent access. ``Raster`` keeps that promise by writing only before it is returned.
@safe public final class PixelMemory: @unchecked Sendable {
    private let baseAddress: UnsafeMutableRawPointer
    /// The size of the block in bytes.
    public let byteCount: Int
    /// The descriptor of the shared memory behind the block, if it is shared.
    public let fileDescriptor: Int32?
    private let release: @Sendable (UnsafeMutableRawPointer) -> Void

    /// The alignment of every block that this type allocates, for wide vector loads.
    public static let alignment: Int = 64

    private init(
        baseAddress: UnsafeMutableRawPointer,
        byteCount: Int,
        fileDescriptor: Int32?,
        release: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
    ) {
        unsafe self.baseAddress = unsafe baseAddress
        self.byteCount = byteCount
        self.fileDescriptor = fileDescriptor
        unsafe self.release = unsafe release
    }

    deinit { unsafe release(baseAddress) }
}

// MARK: - Making

extension PixelMemory {
    /// Allocates a block of zeros, or returns nil when there isn't enough memory.
    public static func allocate(byteCount: Int) -> PixelMemory? {
        if byteCount >= largeByteCount { return allocateLarge(byteCount: byteCount) }
        guard let memory = unsafe allocateUncleared(byteCount: byteCount) else { return nil }
        unsafe memset(memory.baseAddress, 0, max(byteCount, 1))
        return memory
    }

    /// Allocates an uninitialized block, or returns nil when there isn't enough memory.
    ///
    /// Clearing the pixels of a large photo costs a good part of decoding it. The caller writes every byte before it is
    /// read.
    @unsafe public static func allocateUncleared(byteCount: Int) -> PixelMemory? {
        if byteCount >= largeByteCount { return allocateLarge(byteCount: byteCount) }
        var pointer: UnsafeMutableRawPointer?
        guard byteCount >= 0, unsafe posix_memalign(&pointer, alignment, max(byteCount, 1)) == 0,
            let pointer = unsafe pointer
        else { return nil }
        return unsafe PixelMemory(baseAddress: pointer, byteCount: byteCount, fileDescriptor: nil) { unsafe free($0) }
    }

    /// The size from which a block is allocated in large pages.
    private static let largeByteCount = 1 << 22
    private static let largePageByteCount = 1 << 21

    /// Maps pages that are zeros until they are written: untouched ones cost nothing, and large pages spare a decoder
    /// thousands of faults.
    private static func allocateLarge(byteCount: Int) -> PixelMemory? {
        // A part of a large page would be hundreds of small ones, and whole ones are placed where they fit.
        let (length, overflow) = byteCount.addingReportingOverflow(largePageByteCount - 1)
        guard !overflow else { return nil }
        let mapped = length / largePageByteCount * largePageByteCount
        let pointer = unsafe mmap(nil, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let pointer = unsafe pointer, unsafe pointer != MAP_FAILED else { return nil }
        // Without large pages the call fails, which does no harm.
        _ = unsafe madvise(pointer, mapped, MADV_HUGEPAGE)
        return unsafe PixelMemory(baseAddress: pointer, byteCount: byteCount, fileDescriptor: nil) {
            unsafe munmap($0, mapped)
        }
    }

    /// Allocates a block of zeros that another process can map by its descriptor, or returns nil on failure.
    public static func allocateShared(byteCount: Int) -> PixelMemory? {
        guard let descriptor = MemoryFile.descriptor(byteCount: byteCount) else { return nil }
        let memory = mapping(fileDescriptor: descriptor, byteCount: byteCount, writable: true)
        // As for private memory. Systems differ in whether shared memory may have large pages.
        if byteCount >= largeByteCount, let memory { _ = unsafe madvise(memory.baseAddress, byteCount, MADV_HUGEPAGE) }
        return memory
    }

    /// Maps a descriptor of shared memory and takes ownership of it, or returns nil on failure.
    ///
    /// Memory that isn't sealed is shared with every owner of its descriptor: a read of what another process has
    /// truncated crashes this one. Use ``mappingSealed(fileDescriptor:byteCount:)`` for untrusted memory.
    public static func mapping(fileDescriptor: Int32, byteCount: Int, writable: Bool) -> PixelMemory? {
        guard byteCount >= 0 else {
            close(fileDescriptor)
            return nil
        }
        let length = max(byteCount, 1)
        let protection = writable ? PROT_READ | PROT_WRITE : PROT_READ
        // Older kernels refuse a shared mapping of sealed memory, even for reading; a private one is equivalent.
        let sharing = writable || !fovea_memory_file_is_sealed(fileDescriptor) ? MAP_SHARED : MAP_PRIVATE
        let pointer = unsafe mmap(nil, length, protection, sharing, fileDescriptor, 0)
        guard let pointer = unsafe pointer, unsafe pointer != MAP_FAILED else {
            close(fileDescriptor)
            return nil
        }
        return unsafe PixelMemory(baseAddress: pointer, byteCount: byteCount, fileDescriptor: fileDescriptor) {
            unsafe munmap($0, length)
            close(fileDescriptor)
        }
    }

    /// Wraps memory that the caller owns; `release` runs with the last reference.
    @unsafe public static func wrapping(
        _ baseAddress: UnsafeMutableRawPointer,
        byteCount: Int,
        release: @escaping @Sendable (UnsafeMutableRawPointer) -> Void
    ) -> PixelMemory {
        unsafe PixelMemory(baseAddress: baseAddress, byteCount: byteCount, fileDescriptor: nil, release: release)
    }
}

// MARK: - Access

extension PixelMemory {
    /// Calls a closure with the bytes of the block.
    public func withUnsafeBytes<R, E: Error>(_ body: (UnsafeRawBufferPointer) throws(E) -> R) throws(E) -> R {
        try unsafe body(UnsafeRawBufferPointer(start: baseAddress, count: byteCount))
    }

    /// Calls a closure that may write the bytes of the block.
    ///
    /// The caller ensures that there is no concurrent access.
    @unsafe public func withUnsafeMutableBytes<R, E: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
        try unsafe body(UnsafeMutableRawBufferPointer(start: baseAddress, count: byteCount))
    }
}
