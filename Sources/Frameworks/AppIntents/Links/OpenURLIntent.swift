/// An action that opens a link.
///
/// A result can name it as the intent to run next, to lead people to a place in the app.
public struct OpenURLIntent: SystemIntent {
    /// The name of the action.
    public static var title: LocalizedStringResource { "Open URL" }
    /// A Boolean value that indicates whether the app comes to the front when the intent runs: true.
    public static var openAppWhenRun: Bool { true }

    /// The link to open.
    @IntentParameter(title: "URL") public var url: URL

    /// Creates an action without a link.
    public init() {}

    /// Creates an action that opens a link.
    public init(_ url: URL) {
        self.url = url
    }

    /// Creates an action that opens the link to an entity; one without a link leaves the parameter unset.
    public init(urlRepresentable entity: some URLRepresentableEntity) {
        if let url = entity.representedURL { self.url = url }
    }

    /// Creates an action that opens the link to a case; one without a link leaves the parameter unset.
    public init(urlRepresentable value: some URLRepresentableEnum) {
        if let url = value.representedURL { self.url = url }
    }

    /// Creates an action that opens the link of another; one without a link leaves the parameter unset.
    public init(urlRepresentable intent: some URLRepresentableIntent) {
        if let url = intent.representedURL { self.url = url }
    }

    /// Tells the host to open the link.
    public func perform() async throws -> some IntentResult {
        guard let run = IntentHosting.run else {
            throw AppIntentError(description: "Nothing here can open a link. Return the intent as the one to run next.")
        }
        await run.open(url)
        return .result()
    }
}
