/// The exit status of a program.
///
/// The first three follow `grep`; the others are those of `sysexits.h`.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Everything succeeded.
    package static let success = Self(rawValue: 0)
    /// Everything succeeded, and there was no result.
    package static let nothingFound = Self(rawValue: 1)
    /// The command line is invalid.
    package static let usage = Self(rawValue: 2)
    /// The input is damaged or of an unknown kind.
    package static let badData = Self(rawValue: 65)
    /// The input doesn't exist or can't be read.
    package static let noInput = Self(rawValue: 66)
    /// A required component isn't installed.
    package static let unavailable = Self(rawValue: 69)
    /// The program itself failed.
    package static let software = Self(rawValue: 70)
    /// The output can't be created.
    package static let cannotCreate = Self(rawValue: 73)
    /// An input or output error occurred.
    package static let inputOutput = Self(rawValue: 74)
    /// A temporary failure occurred; a later attempt may succeed.
    package static let temporary = Self(rawValue: 75)
    /// Permission was denied.
    package static let denied = Self(rawValue: 77)
    /// The program was interrupted, with the shell's code for SIGINT.
    package static let interrupted = Self(rawValue: 130)
}
