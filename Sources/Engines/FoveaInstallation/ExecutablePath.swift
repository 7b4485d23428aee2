import Foundation

/// The place of the running program on disk.
public enum ExecutablePath {
    /// The absolute path of the running program, or nil when the system doesn't tell.
    ///
    /// The kernel's own link is read rather than the first argument, which any caller may choose freely.
    public static var current: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }
}
