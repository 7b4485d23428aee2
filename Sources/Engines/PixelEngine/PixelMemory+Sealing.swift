import CPixelKernels
import Foundation

extension PixelMemory {
    /// Makes shared memory read-only for good, for this process and for everybody who holds its descriptor.
    ///
    /// The address stays the same. Returns false, and changes nothing that a reader notices, when the block isn't
    /// shared or another writable map of it exists. The caller makes sure that nobody writes at the same time.
    @unsafe public func seal() -> Bool {
        guard let fileDescriptor else { return false }
        if fovea_memory_file_is_sealed(fileDescriptor) { return true }
        // A map of a descriptor that was opened for writing counts as writable whatever its protection, so the
        // pages are mapped anew through a descriptor that was opened for reading.
        let reading = unsafe open("/proc/self/fd/\(fileDescriptor)", O_RDONLY | O_CLOEXEC)
        guard reading >= 0 else { return false }
        defer { close(reading) }
        let mapped = unsafe withUnsafeMutableBytes { bytes in
            let length = max(byteCount, 1)
            return unsafe mmap(bytes.baseAddress, length, PROT_READ, MAP_SHARED | MAP_FIXED, reading, 0) != MAP_FAILED
        }
        return mapped && fovea_memory_file_seal(fileDescriptor, true) == 0
    }

    /// A Boolean value that indicates whether the block is shared memory that nobody can change any more.
    public var isSealed: Bool {
        guard let fileDescriptor else { return false }
        return fovea_memory_file_is_sealed(fileDescriptor)
    }

    /// Maps sealed shared memory that another process made and takes ownership of its descriptor.
    ///
    /// Returns nil when the memory isn't sealed or is shorter than `byteCount`: either would let the other process
    /// change or withdraw the pixels while they are being read.
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
}
