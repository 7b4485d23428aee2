public import Foundation

extension ImageDecoder {
    /// Creates a decoder for a file.
    ///
    /// The file is read rather than mapped: another process that truncates a mapped file would crash this one.
    public init(contentsOf url: URL, page: Int = 0, limits: DecodingLimits = .default) throws(ImageCodingError) {
        try self.init(data: Self.read(url, limits: limits), page: page, limits: limits)
    }

    private static func read(_ url: URL, limits: DecodingLimits) throws(ImageCodingError) -> Data {
        let path = url.path(percentEncoded: false)
        guard url.isFileURL, !path.isEmpty else {
            throw ImageCodingError(code: .notAFile, message: "\(url) is no file. Download it first.")
        }
        // Without O_NONBLOCK, opening a pipe without a writer blocks forever.
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw failure(of: path, number: errno) }
        defer { close(descriptor) }

        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(of: path, number: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            let kind = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "no regular file"
            throw ImageCodingError(code: .notAFile, message: "\(path) is \(kind). Name a picture file.")
        }
        guard status.st_size > 0 else {
            throw ImageCodingError(code: .emptyFile, message: "\(path) is empty. Fetch or copy it again.")
        }
        try limits.checkFile(byteCount: Int(status.st_size), name: path)
        return try read(descriptor, byteCount: Int(status.st_size), path: path)
    }

    private static func read(_ descriptor: Int32, byteCount: Int, path: String) throws(ImageCodingError) -> Data {
        guard let memory = unsafe malloc(byteCount) else {
            throw ImageCodingError(
                code: .outOfMemory,
                message: "There is no memory for the \(byteCount) bytes of \(path)."
            )
        }
        var filled = 0
        while filled < byteCount {
            let count = unsafe Foundation.read(descriptor, memory + filled, byteCount - filled)
            if count == 0 { break }
            if count < 0 {
                let number = errno
                if number == EINTR { continue }
                unsafe free(memory)
                throw failure(of: path, number: number)
            }
            filled += count
        }
        return unsafe Data(bytesNoCopy: memory, count: filled, deallocator: .free)
    }

    private static func failure(of path: String, number: Int32) -> ImageCodingError {
        switch number {
        case ENOENT, ENOTDIR:
            ImageCodingError(code: .fileNotFound, message: "There is no file at \(path). Check the path.")
        case EACCES, EPERM:
            ImageCodingError(code: .unreadable, message: "\(path) may not be read. Change its permissions.")
        default:
            ImageCodingError(code: .unreadable, message: "\(path) can't be read: \(systemMessage(number)).")
        }
    }

    private static func systemMessage(_ number: Int32) -> String {
        POSIXErrorCode(rawValue: number).map { POSIXError($0).localizedDescription } ?? "error \(number)"
    }
}
