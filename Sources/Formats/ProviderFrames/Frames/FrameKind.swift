/// The kind of a frame.
package enum FrameKind: UInt8, CaseIterable, Sendable {
    /// The system greets a provider that it started.
    case hello = 1
    /// The system searches for what is in a picture.
    case search = 2
    /// The system opens a result.
    case open = 3
    /// The system opens the app's search for more results.
    case more = 4
    /// The system requests a page of the app.
    case page = 5
    /// The system cancels a request.
    case cancel = 6
    /// The system passes on what the person replied to a question.
    case reply = 7

    /// The provider answers the greeting.
    case welcome = 65
    /// The provider answers a search.
    case results = 66
    /// The provider opened something.
    case opened = 67
    /// The provider answers with a page.
    case pageContent = 68
    /// The provider reports a failure.
    case failed = 69
    /// The provider asks the person something; it numbers its questions itself.
    case question = 70

    /// A Boolean value that indicates whether the frame comes from the system.
    package var isFromSystem: Bool { rawValue < 64 }

    /// The most descriptors that a frame of the kind passes.
    package var descriptorLimit: Int { self == .search || self == .more ? 1 : 0 }
}
