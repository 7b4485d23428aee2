/// An action that makes the view of an intent's result.
///
/// Views belong to a toolkit for user interfaces, and the module comes without one. An intent for the view of a result
/// can be named in the result, and a host that has views runs it.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
    /// Reloads the views that the intent made before.
    public static func reload() {
        SnippetReloads.shared.reload(Self.self)
    }
}

/// An action that makes an empty view.
public struct EmptySnippetIntent: SnippetIntent {
    /// The name of the action.
    public static var title: LocalizedStringResource { "Empty Snippet" }
    /// A Boolean value that indicates whether the system offers the intent: false.
    public static var isDiscoverable: Bool { false }

    /// Creates the action.
    public init() {}

    /// Answers an empty view.
    public func perform() async throws -> some IntentResult & ShowsSnippetView {
        IntentResultContainer<Never, Never, _SnippetViewContainer, Never>(snippet: _SnippetViewContainer())
    }
}
