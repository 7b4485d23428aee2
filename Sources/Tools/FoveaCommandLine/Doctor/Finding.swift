/// The finding of an examination.
package struct Finding: Sendable, Hashable {
    /// The examined part.
    package let subject: String
    /// The state of the part.
    package let state: State
    /// The details of the finding.
    package let detail: String
    /// The remedy, if something is wrong.
    package let remedy: String?
    /// The time that the part took to answer, in milliseconds, if it is relevant.
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

    /// A state of a part of the installation.
    package enum State: String, Sendable, Hashable {
        /// As it should be.
        case ok
        /// Usable, with problems.
        case warning
        /// Not usable.
        case failed
    }
}
