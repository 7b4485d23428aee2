package import FoveaCapture

/// What is searched for in a picture, and where.
package struct SearchQuery: Sendable, Hashable {
    /// The part of the upright picture that counts.
    package var highlight: Highlight
    /// The identifiers of the apps to ask; all where there are none.
    package var apps: [String]
    /// The most results of an app.
    package var limit: Int
    /// The device that the picture comes from.
    package var profile: CaptureProfile
    /// What the picture was taken of, where that is known.
    package var kind: CaptureKind?

    package init(
        highlight: Highlight = .whole,
        apps: [String] = [],
        limit: Int = 10,
        profile: CaptureProfile = .desktop,
        kind: CaptureKind? = nil
    ) {
        self.highlight = highlight
        self.apps = apps
        self.limit = limit
        self.profile = profile
        self.kind = kind
    }
}
