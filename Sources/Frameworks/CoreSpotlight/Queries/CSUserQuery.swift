public import Foundation
package import ItemIndexEngine

/// A search of the app's items by the words that a person types.
///
/// Every word has to be in the item, whole or as a beginning; case and marks don't count. The best items come first.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
    private let words: String
    private let limit: Int
    private let suggestionLimit: Int

    /// Creates a query with what the person has typed.
    public convenience init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
        self.init(userQueryString: userQueryString, userQueryContext: userQueryContext, store: AppItemIndex.shared)
    }

    /// Creates a query of an index.
    package init(userQueryString: String?, userQueryContext: CSUserQueryContext?, store: ItemIndex) {
        words = userQueryString ?? ""
        let wanted = userQueryContext?.maxResultCount ?? 0
        limit = wanted > 0 ? min(wanted, 10_000) : 100
        suggestionLimit = min(max(userQueryContext?.maxSuggestionCount ?? 0, 0), 100)
        super.init(filters: userQueryContext?.filterQueries ?? [], store: store)
    }

    /// Makes the next query fast, which needs nothing here.
    public class func prepare() {}

    /// Makes the next query of items of some classes of protection fast, which needs nothing here.
    public class func prepareProtectionClasses(_ protectionClasses: [String]) {}

    override func search(_ found: ([CSSearchableItem]) -> Bool) async throws {
        let items = try await matching()
        if !items.isEmpty { _ = found(items) }
    }

    private func matching() async throws -> [CSSearchableItem] {
        let expression = try expression.get()
        let items: [IndexedItem]
        do throws(ItemIndexError) {
            // Filters leave out some of what the words find.
            let isFiltered = if case .all(let parts) = expression { !parts.isEmpty } else { true }
            items = try await store.items(matching: words, limit: isFiltered ? 10_000 : limit)
        } catch {
            throw CSSearchQueryError(.indexUnreachable, error.message)
        }
        let accepted = try items.lazy.map(CSSearchableItem.init).filter { expression.accepts(QueriedItem($0)) }
        return Array(accepted.prefix(limit))
    }
}

// MARK: - Responses

extension CSUserQuery {
    /// The suggestions and the items, one after the other; to ask for the first starts the search.
    public var responses: Responses { Responses(query: self) }

    /// Suggestions and items.
    public struct Responses: AsyncSequence, Sendable {
        let query: CSUserQuery

        /// Returns an iterator of the responses.
        public func makeAsyncIterator() -> AsyncThrowingStream<Response, any Error>.Iterator {
            query.stream { [query] yield in
                let items = try await query.matching()
                guard query.report(items) else { return }
                for suggestion in query.suggestions(from: items) { yield(.suggestion(suggestion)) }
                for item in items { yield(.item(Item(item: item))) }
            }.makeAsyncIterator()
        }
    }

    /// A suggestion or an item.
    public enum Response: Sendable {
        /// An item that was found.
        case item(Item)
        /// What the person may want to type.
        case suggestion(Suggestion)
    }

    /// What the person may want to type.
    public struct Suggestion: Identifiable, Sendable {
        /// The suggestion.
        public let suggestion: CSSuggestion

        /// The text of the suggestion.
        public var id: String { suggestion.text }

        /// The text of the suggestion, for people.
        public var localizedAttributedSuggestion: AttributedString { AttributedString(suggestion.text) }
    }

    /// The words of titles that the last word begins, the most frequent first.
    private func suggestions(from items: [CSSearchableItem]) -> [Suggestion] {
        guard suggestionLimit > 0, let last = words.split(whereSeparator: \.isWhitespace).last else { return [] }
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive, .anchored]
        var counts: [String: Int] = [:]
        for item in items {
            let title = item.attributeSet.title ?? item.attributeSet.displayName ?? ""
            for word in title.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where word.count > last.count {
                if word.range(of: last, options: options) != nil { counts[word.lowercased(), default: 0] += 1 }
            }
        }
        let best = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(suggestionLimit)
        let start = words[..<last.startIndex]
        return best.map { Suggestion(suggestion: CSSuggestion(text: start + $0.key)) }
    }
}

/// What a person may want to type.
public final class CSSuggestion: NSObject, Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// The text, for people.
    public var localizedAttributedSuggestion: NSAttributedString { NSAttributedString(string: text) }
}
