import Glibc
import Synchronization

/// The last seen state of a file, to notice changes by other programs.
struct FileWatch: ~Copyable, Sendable {
    /// A file's length and modification date.
    struct State: Equatable {
        let length: UInt64
        let seconds: Int
        let nanoseconds: Int

        init?(_ descriptor: CInt) {
            var status = stat()
            guard unsafe fstat(descriptor, &status) == 0 else { return nil }
            (length, seconds, nanoseconds) = (UInt64(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    private let last: Mutex<State>

    init(_ state: State) { last = Mutex(state) }

    /// Returns a Boolean value that indicates whether a state differs from the last one, and stores it.
    borrowing func isNew(_ state: State) -> Bool {
        last.withLock { last in
            defer { last = state }
            return state != last
        }
    }
}

/// Errors with the system's reason.
enum FileProblem {
    static func unavailable(_ path: String, _ action: String) -> IndexFileError {
        let (code, reason) = (errno, unsafe String(cString: strerror(errno)))
        switch code {
        case ENOENT:
            return IndexFileError(code: .missing, message: "There is no index at \(path); build it.")
        case ENOSPC, EDQUOT:
            return IndexFileError(
                code: .full,
                message: "There is no space to write the index \(path) (\(reason)); free some and build it again."
            )
        default:
            return IndexFileError(
                code: .unavailable,
                message: """
                    The index \(path) can't be \(action) (\(reason)); check that it is a file that you may read and \
                    write.
                    """
            )
        }
    }
}
