public import Foundation
package import ItemIndexEngine
import Synchronization

/// A search of the app's items by what their attributes are.
///
/// A query string compares attributes: `title == "*blue*"cd && rating >= 3`. A star stands for any letters; `c` behind the
/// text ignores case, `d` marks, and `w` finds whole words. Parts are joined by `&&` and `||`, turned by `!`, and grouped
/// by parentheses; `InRange(contentCreationDate, $time.today(-7), $time.now)` asks for a range.
///
/// `@unchecked Sendable`: what changes is behind a mutex, and the app's handlers are called one after the other.
open class CSSearchQuery: NSObject, @unchecked Sendable {
    private struct State {
        var hasStarted = false
        var isCancelled = false
        var count = 0
        var found: (([CSSearchableItem]) -> Void)?
        var completed: (((any Error)?) -> Void)?
        var task: Task<Void, Never>?
        var protectionClasses: [String] = []
    }

    private let state = Mutex(State())
    let store: ItemIndex
    /// What an item is asked to be, or the failure of reading that.
    let expression: Result<QueryExpression, CSSearchQueryError>

    /// Creates a query with a query string.
    public convenience init(queryString: String, queryContext: CSSearchQueryContext?) {
        self.init(queryString: queryString, queryContext: queryContext, store: AppItemIndex.shared)
    }

    /// Creates a query with a query string; items come with all attributes.
    @available(*, deprecated, message: "Use init(queryString:queryContext:).")
    public convenience init(queryString: String, attributes: [String]?) {
        self.init(queryString: queryString, queryContext: nil)
    }

    /// Creates a query of an index.
    package init(queryString: String, queryContext: CSSearchQueryContext?, store: ItemIndex) {
        self.store = store
        expression = Self.expression([queryString] + (queryContext?.filterQueries ?? []))
    }

    /// Creates a query with filters alone.
    init(filters: [String], store: ItemIndex) {
        self.store = store
        expression = Self.expression(filters)
    }

    private static func expression(_ texts: [String]) -> Result<QueryExpression, CSSearchQueryError> {
        Result { () throws(CSSearchQueryError) in
            .all(try texts.map { (text) throws(CSSearchQueryError) in try QueryParser.parse(text) })
        }
    }

    /// Calls a closure with batches of items, the first of which may come at once, until there are no more.
    func search(_ found: ([CSSearchableItem]) -> Bool) async throws {
        let expression = try expression.get()
        var row: Int64?
        repeat {
            let page = try await page(after: row)
            let accepted = try page.items.map(CSSearchableItem.init).filter { expression.accepts(QueriedItem($0)) }
            if !accepted.isEmpty, !found(accepted) { return }
            row = page.last
        } while row != nil && !Task.isCancelled
    }

    private func page(after row: Int64?) async throws(CSSearchQueryError) -> (items: [IndexedItem], last: Int64?) {
        do throws(ItemIndexError) {
            return try await store.items(after: row)
        } catch {
            throw CSSearchQueryError(.indexUnreachable, error.message)
        }
    }
}

// MARK: - Running

extension CSSearchQuery {
    /// A Boolean value that indicates whether the query was cancelled.
    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// The number of items that were found so far.
    public var foundItemCount: Int { state.withLock { $0.count } }

    /// What is called with each batch of items, in the background.
    public var foundItemsHandler: (([CSSearchableItem]) -> Void)? {
        get { state.withLock { Handler($0.found) }.call }
        set {
            let handler = Handler(newValue)
            state.withLock { $0.found = handler.call }
        }
    }

    /// What is called at the end, with the error if there was one.
    public var completionHandler: (((any Error)?) -> Void)? {
        get { state.withLock { Handler($0.completed) }.call }
        set {
            let handler = Handler(newValue)
            state.withLock { $0.completed = handler.call }
        }
    }

    /// The classes of protection of items, which files here don't have.
    public var protectionClasses: [String] {
        get { state.withLock { $0.protectionClasses } }
        set { state.withLock { $0.protectionClasses = newValue } }
    }

    // `@unchecked Sendable`: the app vouches for its handlers, which are called in the background as on Apple's systems.
    private struct Handler<Call>: @unchecked Sendable {
        let call: Call

        init(_ call: Call) { self.call = call }
    }

    /// Starts the query, once.
    public func start() {
        state.withLock { state in
            guard !state.hasStarted, !state.isCancelled else { return }
            state.hasStarted = true
            state.task = Task.detached { await self.run() }
        }
    }

    /// Cancels the query: no handler is called for items any more.
    public func cancel() {
        state.withLock { state in
            state.isCancelled = true
            state.task?.cancel()
        }
    }

    private func run() async {
        var failure: (any Error)?
        do {
            try await search { items in
                guard report(items) else { return false }
                foundItemsHandler?(items)
                return true
            }
            if isCancelled { failure = CSSearchQueryError(.cancelled, "The query was cancelled.") }
        } catch {
            failure = error
        }
        completionHandler?(failure)
        // Handlers often hold the query that holds them.
        state.withLock { ($0.found, $0.completed, $0.task) = (nil, nil, nil) }
    }

    /// Counts items, and returns false once the query is cancelled.
    func report(_ items: [CSSearchableItem]) -> Bool {
        state.withLock { state in
            guard !state.isCancelled else { return false }
            state.count += items.count
            return true
        }
    }
}

// MARK: - A sequence

extension CSSearchQuery {
    /// The items that are found, one after the other; to ask for the first starts the search.
    public var results: Results { Results(query: self) }

    /// Items that are found.
    public struct Results: AsyncSequence, Sendable {
        let query: CSSearchQuery

        /// Returns an iterator of the items.
        public func makeAsyncIterator() -> AsyncThrowingStream<Item, any Error>.Iterator {
            query.stream { [query] yield in
                try await query.search { items in
                    guard query.report(items) else { return false }
                    for item in items { yield(Item(item: item)) }
                    return true
                }
            }.makeAsyncIterator()
        }
    }

    /// An item that was found.
    public struct Item: Identifiable, Sendable {
        /// The item.
        public let item: CSSearchableItem

        /// The identifier of the item.
        public var id: String { item.uniqueIdentifier }
    }

    /// Returns what work yields until the query is cancelled or nobody waits.
    func stream<Element: Sendable>(
        _ work: @escaping @Sendable (_ yield: (Element) -> Void) async throws -> Void
    ) -> AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached {
                do {
                    try await work { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
            state.withLock { state in
                state.task = task
                if state.isCancelled { task.cancel() }
            }
        }
    }
}
