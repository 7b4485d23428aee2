import CPixelKernels
public import Foundation

extension PixelMemory {
    /// Seals shared memory: makes it read-only for good, for all processes.
    ///
    /// The address stays the same. Returns false, without a change that a reader notices, when the block isn't shared
    /// or another writable mapping of it exists. The caller ensures that there is no concurrent write.
    @unsafe public func seal() -> Bool {
        guard let fileDescriptor else { return false }
        if fovea_memory_file_is_sealed(fileDescriptor) { return true }
        // A mapping of a descriptor that was opened for writing counts as writable whatever its protection, so the
        // pages are mapped again through a descriptor that was opened for reading.
        let reading = unsafe open("/proc/self/fd/\(fileDescriptor)", O_RDONLY | O_CLOEXEC)
        guard reading >= 0 else { return false }
        defer { close(reading) }
        let mapped = unsafe withUnsafeMutableBytes { bytes in
            let length = max(byteCount, 1)
            return unsafe mmap(bytes.baseAddress, length, PROT_READ, MAP_SHARED | MAP_FIXED, reading, 0) != MAP_FAILED
        }
        return mapped && fovea_memory_file_seal(fileDescriptor, true) == 0
    }

    /// A Boolean value that indicates whether the block is shared memory that is read-only for good.
    public var isSealed: Bool {
        guard let fileDescriptor else { return false }
        return fovea_memory_file_is_sealed(fileDescriptor)
    }

    /// Maps another process's sealed shared memory and takes ownership of its descriptor.
    ///
    /// Returns nil when the memory isn't sealed or is shorter than `byteCount`: either would let the other process
    /// change or remove the pixels while they are being read.
    public static func mappingSealed(fileDescriptor: Int32, byteCount: Int) -> PixelMemory? {
        var status = stat()
        guard
            fovea_memory_file_is_sealed(fileDescriptor),
            unsafe fstat(fileDescriptor, &status) == 0,
            byteCount >= 0, status.st_size >= max(byteCount, 1)
        else {
            close(fileDescriptor)
            return nil
        }
        return mapping(fileDescriptor: fileDescriptor, byteCount: byteCount, writable: false)
    }

    /// Seals and maps shared memory that another process has written; takes ownership of its descriptor.
    ///
    /// Returns nil when the memory is shorter than `byteCount`, can't be sealed, or is still mapped for writing
    /// anywhere.
    public static func sealingAndMapping(fileDescriptor: Int32, byteCount: Int) -> PixelMemory? {
        guard fovea_memory_file_seal(fileDescriptor, true) == 0 else {
            close(fileDescriptor)
            return nil
        }
        return mappingSealed(fileDescriptor: fileDescriptor, byteCount: byteCount)
    }

    /// Returns the descriptor of an anonymous file that holds bytes, or nil when there isn't enough memory.
    public static func file(holding bytes: Data) -> Int32? {
        let descriptor = unsafe fovea_memory_file("fovea-bytes")
        guard descriptor >= 0 else { return nil }
        let isWritten = unsafe bytes.withUnsafeBytes { unsafe MemoryFile.append($0, to: descriptor) }
        if isWritten { return descriptor }
        close(descriptor)
        return nil
    }
}
