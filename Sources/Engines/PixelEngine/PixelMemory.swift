import CPixelKernels
import Foundation

/// A block of memory that holds pixels.
///
/// The block comes from the heap, from a file descriptor that other processes may map, or from a caller who
/// says how to release it. It is freed when the last reference goes.
///
/// `@unchecked Sendable`: the stored properties are constants. The bytes behind `baseAddress` are reached only
/// through the two `withUnsafe…` functions, and whoever takes the mutable one promises, as for any unsafe buffer,
/// that nobody else reads or writes at the same time. ``Raster`` keeps that promise by writing only before it is
/// handed out.
@safe public final class PixelMemory: @unchecked Sendable {
    private let baseAddress: UnsafeMutableRawPointer
    /// The size of the block in bytes.
    public let byteCount: Int
    /// The descriptor of the shared memory behind the block, if it is shared.
    public let fileDescriptor: Int32?
    private let release: @Sendable (UnsafeMutableRawPointer) -> Void

    /// The alignment of every block that this type allocates; wide vector loads want it.
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
    /// Allocates a block of zeros on the heap, or returns nil when there is no memory for it.
    public static func allocate(byteCount: Int) -> PixelMemory? {
        var pointer: UnsafeMutableRawPointer?
        guard byteCount >= 0, unsafe posix_memalign(&pointer, alignment, max(byteCount, 1)) == 0,
            let pointer = unsafe pointer
        else { return nil }
        unsafe memset(pointer, 0, max(byteCount, 1))
        return unsafe PixelMemory(baseAddress: pointer, byteCount: byteCount, fileDescriptor: nil) { unsafe free($0) }
    }

    /// Allocates a block of zeros that another process can map by its descriptor, or returns nil when the system
    /// refuses.
    public static func allocateShared(byteCount: Int) -> PixelMemory? {
        guard byteCount >= 0 else { return nil }
        let descriptor = unsafe fovea_memory_file("fovea-pixels")
        guard descriptor >= 0 else { return nil }
        guard ftruncate(descriptor, off_t(max(byteCount, 1))) == 0 else {
            close(descriptor)
            return nil
        }
        return mapping(fileDescriptor: descriptor, byteCount: byteCount, writable: true)
    }

    /// Maps a descriptor of shared memory and takes ownership of it, or returns nil when the system refuses.
    ///
    /// Memory that isn't sealed belongs to everybody who holds its descriptor: reading what another process has cut off
    /// ends this one. ``mappingSealed(fileDescriptor:byteCount:)`` takes what comes from strangers.
    public static func mapping(fileDescriptor: Int32, byteCount: Int, writable: Bool) -> PixelMemory? {
        guard byteCount >= 0 else {
            close(fileDescriptor)
            return nil
        }
        let length = max(byteCount, 1)
        let protection = writable ? PROT_READ | PROT_WRITE : PROT_READ
        // Older kernels refuse a shared map of sealed memory, even for reading; nobody can tell a private one apart.
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

    /// Wraps memory that the caller owns; `release` runs when the last reference goes.
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
    /// The caller makes sure that nobody else uses the bytes at the same time.
    @unsafe public func withUnsafeMutableBytes<R, E: Error>(
        _ body: (UnsafeMutableRawBufferPointer) throws(E) -> R
    ) throws(E) -> R {
        try unsafe body(UnsafeMutableRawBufferPointer(start: baseAddress, count: byteCount))
    }
}
