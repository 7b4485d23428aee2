import Foundation

/// The location of the running program.
public enum ExecutablePath {
    /// The absolute path of the running program, or nil when the system doesn't report it.
    ///
    /// The kernel's link is read rather than the first argument, which any caller may choose freely.
    public static var current: String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }
}
