package import CommandLineKit
package import Foundation

/// A picture argument of the command line.
package struct PictureInput: Sendable, Hashable {
    /// The argument; a dash is standard input.
    package let word: String
    /// The bytes of a picture that is no file.
    private let content: Data?

    /// Creates a picture argument, or a picture of another source under its name.
    package init(_ word: String, content: Data? = nil) {
        self.word = word
        self.content = content
    }

    /// A Boolean value that indicates whether the picture comes from standard input.
    package var isStandardInput: Bool { word == "-" }

    /// The display name.
    package var name: String { isStandardInput ? "standard input" : word.onOneLine }

    /// A Boolean value that indicates whether a file has that name.
    var exists: Bool { status != nil }

    /// When the file was changed last, no later than now; nil for what is no file.
    var changed: Date? {
        guard content == nil, !isStandardInput, let status, status.st_mode & S_IFMT == S_IFREG else { return nil }
        // A file system holds any number.
        return min(Date(timeIntervalSince1970: Double(max(0, status.st_mtim.tv_sec))), Date())
    }

    /// Returns whether a path leads to the same file.
    func isSameFile(as path: String) -> Bool {
        guard !isStandardInput, let status, let other = PictureInput(path).status else { return false }
        return (status.st_dev, status.st_ino) == (other.st_dev, other.st_ino)
    }

    private var status: stat? {
        var status = stat()
        return stat(word, &status) == 0 ? status : nil
    }

    /// Reads the bytes, and refuses a larger file before reading it.
    package func data(limit: Int, standardInput: (Int) throws -> Data) throws(CommandFailure) -> Data {
        if let content { return content }
        let data = isStandardInput ? try readStandardInput(standardInput, limit: limit) : try readFile(limit: limit)
        guard !data.isEmpty else {
            throw failure(.badData, "There is nothing in it.")
        }
        guard data.count <= limit else { throw tooLarge(limit: limit) }
        return data
    }

    private func readStandardInput(_ read: (Int) throws -> Data, limit: Int) throws(CommandFailure) -> Data {
        do {
            return try read(limit + 1)
        } catch {
            throw failure(.inputOutput, "It can't be read: \(error.localizedDescription)")
        }
    }

    private func readFile(limit: Int) throws(CommandFailure) -> Data {
        var status = stat()
        guard stat(word, &status) == 0 else {
            let hint = errno == ENOENT ? "There is no such file." : "It can't be opened: \(SystemReason.last)."
            throw failure(.noInput, hint)
        }
        if status.st_mode & S_IFMT == S_IFDIR {
            let folder = word.hasSuffix("/") ? word : word + "/"
            throw failure(.noInput, "This is a folder. Name the pictures in it, such as '\(folder)*.jpg'.")
        }
        guard Int(status.st_size) <= limit else { throw tooLarge(limit: limit) }
        let descriptor = open(word, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(.noInput, "It can't be opened: \(SystemReason.last).") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            return try handle.read(upToCount: limit + 1) ?? Data()
        } catch {
            throw failure(.inputOutput, "It can't be read to its end. Check the disk and try again.")
        }
    }

    private func tooLarge(limit: Int) -> CommandFailure {
        failure(
            .badData,
            "It has more than \(Quantity.text(limit, unit: "B")). Raise the limit with '--max-file-bytes'."
        )
    }

    /// Returns a failure of this picture.
    package func failure(_ code: ExitCode, _ message: String) -> CommandFailure {
        CommandFailure(code, subject: name, message)
    }
}
