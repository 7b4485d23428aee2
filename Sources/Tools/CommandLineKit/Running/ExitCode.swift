/// The status with which a program ends.
///
/// The first three follow the custom of tools that search; the others are those of `sysexits.h`.
package struct ExitCode: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Everything asked for was done.
    package static let success = Self(rawValue: 0)
    /// Everything was done, and nothing was found.
    package static let nothingFound = Self(rawValue: 1)
    /// The command line can't be understood.
    package static let usage = Self(rawValue: 2)
    /// The input is damaged, or of a kind that isn't known.
    package static let badData = Self(rawValue: 65)
    /// The input doesn't exist or can't be read.
    package static let noInput = Self(rawValue: 66)
    /// Something that the work needs isn't installed.
    package static let unavailable = Self(rawValue: 69)
    /// The program itself failed.
    package static let software = Self(rawValue: 70)
    /// The output can't be created.
    package static let cannotCreate = Self(rawValue: 73)
    /// Reading or writing failed on the way.
    package static let inputOutput = Self(rawValue: 74)
    /// Something stands in the way that will go away.
    package static let temporary = Self(rawValue: 75)
    /// A person or the system doesn't allow it.
    package static let denied = Self(rawValue: 77)
    /// The work was ended by an interrupt, as shells write it.
    package static let interrupted = Self(rawValue: 130)
}
