/// What an examination of one part of the installation came to.
package struct Finding: Sendable, Hashable {
    /// The part.
    package let subject: String
    /// How the part is.
    package let state: State
    /// What was found.
    package let detail: String
    /// How to mend what is wrong.
    package let remedy: String?
    /// How long the part took to answer, in milliseconds, where that is worth knowing.
    package let milliseconds: Double?

    /// Creates a finding.
    package init(
        _ subject: String,
        _ state: State,
        _ detail: String,
        remedy: String? = nil,
        milliseconds: Double? = nil
    ) {
        self.subject = subject
        self.state = state
        self.detail = detail
        self.remedy = remedy
        self.milliseconds = milliseconds
    }

    /// How a part of the installation is.
    package enum State: String, Sendable, Hashable {
        /// As it should be.
        case ok
        /// Usable, but not as it should be.
        case warning
        /// Not usable.
        case failed
    }
}
