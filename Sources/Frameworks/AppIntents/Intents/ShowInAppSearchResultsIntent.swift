/// An action that shows the results of a search in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The type of what is searched for.
    associatedtype Criteria: SearchCriteria
    /// The kinds of things the app can search.
    static var searchScopes: Criteria.SearchScopes { get }
    /// What to search for.
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// A Boolean value that indicates whether the app comes to the front when the intent runs: true.
    public static var openAppWhenRun: Bool { true }
}

extension ShowInAppSearchResultsIntent where Criteria == StringSearchCriteria {
    /// The kinds of things the app can search: any.
    public static var searchScopes: [StringSearchScope] { [.general] }
}

extension ShowInAppSearchResultsIntent where Criteria.SearchScopes == Void {
    /// Nothing: the criteria don't tell kinds of things apart.
    public static var searchScopes: Void { () }
}

/// A description of what is searched for.
public protocol SearchCriteria: _IntentValue, Hashable, Sendable {
    /// The type of what says which kinds of things to search.
    associatedtype SearchScopes = Void
}

/// A search for a string.
public struct StringSearchCriteria: SearchCriteria, Codable {
    /// The kinds of things to search.
    public typealias SearchScopes = [StringSearchScope]

    /// The text.
    public var term: String

    /// Creates a search for a string.
    public init(term: String) { self.term = term }
}

/// A kind of things to search.
public struct StringSearchScope: Hashable, Sendable {
    private enum Kind { case general, movies, tv, freeformVideo }
    private let kind: Kind

    /// Things of any kind.
    public static let general = StringSearchScope(kind: .general)
    /// Films.
    public static let movies = StringSearchScope(kind: .movies)
    /// Television.
    public static let tv = StringSearchScope(kind: .tv)
    /// Other videos.
    public static let freeformVideo = StringSearchScope(kind: .freeformVideo)
}
