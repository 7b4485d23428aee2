/// What a frame is about.
package enum FrameKind: UInt8, CaseIterable, Sendable {
    /// The system greets a provider that it started.
    case hello = 1
    /// The system searches for what is in a picture.
    case search = 2
    /// The system opens a result.
    case open = 3
    /// The system goes on with a search in the app.
    case more = 4
    /// The system wants a page of the app.
    case page = 5
    /// The system doesn't wait for an answer any more.
    case cancel = 6

    /// The provider answers the greeting.
    case welcome = 65
    /// The provider answers a search.
    case results = 66
    /// The provider opened something.
    case opened = 67
    /// The provider answers with a page.
    case pageContent = 68
    /// The provider has no answer, and says why.
    case failed = 69

    /// A Boolean value that indicates whether the frame comes from the system.
    package var isFromSystem: Bool { rawValue < 64 }

    /// The most descriptors beside a frame of the kind.
    package var descriptorLimit: Int { self == .search || self == .more ? 1 : 0 }
}
