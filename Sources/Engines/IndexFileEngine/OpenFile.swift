import Glibc

/// A descriptor for reading a file, closed with the last reference.
final class OpenFile: Sendable {
    let descriptor: CInt
    let state: FileWatch.State
    private let path: String

    init(_ path: String) throws(IndexFileError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileProblem.unavailable(path, "opened") }
        guard let state = FileWatch.State(descriptor) else {
            close(descriptor)
            throw FileProblem.unavailable(path, "read")
        }
        (self.descriptor, self.state, self.path) = (descriptor, state, path)
    }

    deinit { close(descriptor) }

    /// Reads a range of the file, or fewer bytes at its end.
    func bytes(from offset: UInt64, count: Int) throws(IndexFileError) -> [UInt8] {
        var problem: IndexFileError?
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
            while filled < count {
                let rest = unsafe bytes.baseAddress.unsafelyUnwrapped + filled
                let got = unsafe pread(descriptor, rest, count - filled, off_t(offset) + filled)
                if got < 0 && errno == EINTR { continue }
                if got < 0 { problem = FileProblem.unavailable(path, "read") }
                guard got > 0 else { break }
                filled += got
            }
        }
        if let problem { throw problem }
        return bytes
    }
}
