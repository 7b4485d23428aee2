public import Foundation

/// An untrusted file that is read whole, up to a number of bytes.
///
/// It is opened once, and the open file is checked and read: its name may lead to another file a moment later, or
/// through a link to a much larger one. Only regular files are accepted, as a pipe or a device has no end.
public struct BoundedFile: ~Copyable {
    /// The attributes that identify a version of a file.
    public struct Stamp: Sendable, Hashable {
        /// The number of bytes.
        public let byteCount: Int
        private let seconds: Int
        private let nanoseconds: Int
        private let number: UInt64

        fileprivate init(_ status: stat) {
            byteCount = Int(status.st_size)
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
            number = UInt64(status.st_ino)
        }
    }

    /// The attributes that identify this version of the file.
    public let stamp: Stamp
    private let path: String
    private let limit: Int
    private let descriptor: Int32

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - limit: The most bytes that the file may have.
    ///   - followsLinks: Whether the path may name a symbolic link.
    public init(at path: String, limit: Int, followsLinks: Bool = true) throws(BoundedFileError) {
        // Opening a pipe without a writer must not block.
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLinks ? 0 : O_NOFOLLOW)
        let descriptor = unsafe open(path, flags)
        guard descriptor >= 0 else { throw BoundedFileError(path, number: errno) }
        var status = stat()
        let isKnown = unsafe fstat(descriptor, &status) == 0
        guard isKnown, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) <= limit else {
            let isFile = isKnown && status.st_mode & S_IFMT == S_IFREG
            close(descriptor)
            throw isFile
                ? .tooLarge(path, limit: limit)
                : BoundedFileError(code: .notAFile, message: "\(path) is no plain file; name another one.")
        }
        self.path = path
        self.limit = limit
        self.descriptor = descriptor
        stamp = Stamp(status)
    }

    deinit { close(descriptor) }

    /// Reads the file to its end; throws when it has grown beyond the limit meanwhile.
    public consuming func contents() throws(BoundedFileError) -> Data {
        var data = Data(capacity: stamp.byteCount)
        var buffer = [UInt8](repeating: 0, count: min(256 << 10, max(4096, stamp.byteCount)))
        while true {
            let count = unsafe read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw BoundedFileError(path, number: errno) }
            guard count > 0 else { return data }
            guard count <= limit - data.count else { throw .tooLarge(path, limit: limit) }
            data.append(contentsOf: buffer[..<count])
        }
    }

    /// Opens a file and reads it to its end.
    public static func contents(of path: String, limit: Int) throws(BoundedFileError) -> Data {
        try BoundedFile(at: path, limit: limit).contents()
    }
}

/// An error from reading a file.
public struct BoundedFileError: Error, Sendable, CustomStringConvertible {
    /// The category a caller can switch over.
    public enum Code: Sendable, Hashable {
        /// There is no such file.
        case missing
        /// There is no permission to read it.
        case unreadable
        /// It is a folder, a pipe or a device.
        case notAFile
        /// It exceeds the limit.
        case tooLarge
    }

    /// The category.
    public let code: Code
    /// What failed and, where known, how to fix it.
    public let message: String

    /// The message.
    public var description: String { message }

    fileprivate init(code: Code, message: String) {
        self.code = code
        self.message = message
    }

    fileprivate init(_ path: String, number: Int32) {
        let reason = unsafe String(cString: strerror(number))
        switch number {
        case ENOENT, ENOTDIR: self.init(code: .missing, message: "There is no file at \(path).")
        default: self.init(code: .unreadable, message: "\(path) can't be read: \(reason).")
        }
    }

    fileprivate static func tooLarge(_ path: String, limit: Int) -> BoundedFileError {
        BoundedFileError(code: .tooLarge, message: "\(path) has more than the \(limit) bytes that are allowed.")
    }
}
