package import FoveaCapture

/// The parameters of a search in a picture.
package struct SearchQuery: Sendable, Hashable {
    /// The part of the upright picture to search in.
    package var highlight: Highlight
    /// The thing in the picture to search for, of which the line around it becomes the highlight.
    package var subject: SubjectChoice?
    /// The identifiers of the apps to search in; empty for all.
    package var apps: [String]
    /// The most results of an app.
    package var limit: Int
    /// The device that the picture comes from.
    package var profile: CaptureProfile
    /// The kind of capture, if it is known.
    package var kind: CaptureKind?

    package init(
        highlight: Highlight = .whole,
        subject: SubjectChoice? = nil,
        apps: [String] = [],
        limit: Int = 10,
        profile: CaptureProfile = .desktop,
        kind: CaptureKind? = nil
    ) {
        self.highlight = highlight
        self.subject = subject
        self.apps = apps
        self.limit = limit
        self.profile = profile
        self.kind = kind
    }
}
