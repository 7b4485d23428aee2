public import Foundation

extension URL {
    /// Begins to use a file that the person chose, and returns whether the program may.
    ///
    /// On Linux a choice opens nothing to a program: it has the rights of the person who runs it, and a sandbox such as
    /// Flatpak's gives it paths that it may use. The answer is therefore true for every file, and reading or writing it
    /// says what the rights on the file don't allow. It is false for what is no file.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends to use a file that the person chose.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Begins to use a file that the person chose, and returns whether the program may, as for every file.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

    /// Ends to use a file that the person chose.
    public func stopAccessingSecurityScopedResource() {}
}
