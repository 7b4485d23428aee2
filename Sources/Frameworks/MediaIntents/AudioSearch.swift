public import AppIntents

/// A search for something to listen to.
///
/// ```swift
/// struct SongQuery: IntentValueQuery {
///     @Dependency var library: MusicLibrary
///
///     func values(for input: AudioSearch) async throws -> [SongEntity] {
///         switch input.criteria {
///         case .searchQuery(let words): try await library.songs(matching: words)
///         case .url(let urls): try await library.songs(at: urls)
///         case .unspecified: try await library.suggestions()
///         }
///     }
/// }
/// ```
public struct AudioSearch: Hashable, Sendable {
    /// What to search for.
    public var criteria: Criteria

    /// Creates a search.
    public init(criteria: Criteria) { self.criteria = criteria }

    /// What a search for something to listen to goes by.
    public enum Criteria: Hashable, Sendable {
        /// The words of the person.
        case searchQuery(String)
        /// Addresses from the request, an index or the screen.
        case url([URL])
        /// Nothing: the person wants to hear something.
        case unspecified
    }
}

extension AudioSearch: _SystemIntentValue {
    /// The name of the type, as people read it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Audio Search", numericFormat: "\(placeholder: .int) audio searches")
    }

    /// What is searched for.
    public var displayRepresentation: DisplayRepresentation {
        switch criteria {
        case .searchQuery(let words): "\(words)"
        case .url(let urls): "\(urls.map(\.absoluteString).joined(separator: ", "))"
        case .unspecified: "Anything"
        }
    }
}

extension AudioSearch: IntentValueConvertible {}

extension AudioSearch: LosslessStringConvertible {
    /// Creates a search for the words of a person, or for an address where they are one.
    public init(_ description: String) {
        if let url = URL(string: description), url.scheme != nil, url.host() != nil {
            self.init(criteria: .url([url]))
        } else {
            self.init(criteria: description.isEmpty ? .unspecified : .searchQuery(description))
        }
    }

    /// The words, or the first address.
    public var description: String {
        switch criteria {
        case .searchQuery(let words): words
        case .url(let urls): urls.first?.absoluteString ?? ""
        case .unspecified: ""
        }
    }
}
