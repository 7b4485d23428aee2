/// What a connection may do with its file.
public enum DatabaseAccess: Hashable, Sendable {
    /// Reads and writes, and creates the file if needed.
    case create
    /// Reads and writes an existing file.
    case write
    /// Reads a file that other connections may write.
    case read
    /// Reads an immutable file, as on a read-only file system; takes no locks and creates no files.
    case frozen
}
