/// What a connection may do with its file.
public enum DatabaseAccess: Hashable, Sendable {
    /// Reads and writes, and makes the file when it isn't there.
    case create
    /// Reads and writes a file that is there.
    case write
    /// Reads a file that others may be writing.
    case read
    /// Reads a file that nobody changes, as on a read-only file system; takes no locks and makes no files.
    case frozen
}
