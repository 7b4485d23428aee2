import DatabaseEngine
public import Foundation
import Synchronization

/// A searchable index of an app's items, in a file.
///
/// The file is an SQLite database in write-ahead mode: several processes may read and write it at the same time, and
/// each change is atomic. Work runs in the order of the calls, on a queue of its own and never on the threads of
/// Swift's tasks.
public final class ItemIndex: Sendable {
    /// The path of the file.
    public let path: String
    private let queue = DispatchQueue(label: "fovea.item-index", qos: .userInitiated)
    private let connection = Mutex<ItemDatabase?>(nil)

    /// Creates an index in a file, which is created on first use.
    public init(path: String) {
        self.path = path
    }

    /// Applies changes in one transaction.
    ///
    /// - Parameter completion: A closure called on the queue of the index.
    public func apply(
        _ changes: [ItemIndexChange],
        completion: @escaping @Sendable (Result<Void, ItemIndexError>) -> Void
    ) {
        submit(
            { database throws(ItemIndexError) in
                try database.transaction { () throws(ItemIndexError) in
                    for change in changes { try change.apply(to: database) }
                    try ItemIndexChange.purge(at: Date()).apply(to: database)
                }
            },
            completion: completion
        )
    }

    /// Applies changes in one transaction.
    public func apply(_ changes: [ItemIndexChange]) async throws(ItemIndexError) {
        try await finished { self.apply(changes, completion: $0) }.get()
    }

    /// Closes the file after all earlier calls.
    ///
    /// After the call the file alone holds every change, unless other processes have it open: it can be copied or
    /// moved. The next call opens it again. A deallocated index closes its file as well, some time after its last call.
    public func close() async {
        await withCheckedContinuation { continuation in
            queue.async {
                self.connection.withLock { $0 = nil }
                continuation.resume()
            }
        }
    }

    /// Returns the items that match a text, the best first.
    ///
    /// - Parameters:
    ///   - text: The text that a person typed. Every word has to be in the item, whole or as a prefix.
    ///   - catalog: The catalog to search, or nil for all.
    ///   - limit: The most items to return.
    public func items(
        matching text: String,
        in catalog: String? = nil,
        limit: Int = 100
    ) async throws(ItemIndexError) -> [IndexedItem] {
        guard let expression = SearchExpression.fullText(text), limit > 0 else { return [] }
        return try await run { database throws(ItemIndexError) in
            try ItemRows.matching(expression, in: catalog, at: Date(), limit: limit, from: database)
        }
    }

    /// Returns the items of a catalog with identifiers, in the order of the identifiers.
    public func items(
        identifiedBy identifiers: [String],
        in catalog: String
    ) async throws(ItemIndexError) -> [IndexedItem] {
        try await run { database throws(ItemIndexError) in
            var items: [IndexedItem] = []
            for identifier in identifiers {
                items += try ItemRows.identified(by: identifier, in: catalog, at: Date(), from: database)
            }
            return items
        }
    }

    /// Returns the items of all catalogs from a row on, a page at a time, and the row that the next page begins after.
    public func items(
        after row: Int64?,
        limit: Int = 100
    ) async throws(ItemIndexError) -> (items: [IndexedItem], last: Int64?) {
        let page = try await run { database throws(ItemIndexError) in
            try ItemRows.page(after: row ?? .min, at: Date(), limit: limit, from: database)
        }
        return (page.map(\.item), page.count < limit ? nil : page.last?.row)
    }

    /// Returns the number of items in a catalog.
    public func count(in catalog: String) async throws(ItemIndexError) -> Int {
        try await run { database throws(ItemIndexError) in
            try database.rows("SELECT count(*) FROM items WHERE catalog = ?1", [.text(catalog)]) {
                Int($0.integer(0))
            }.first ?? 0
        }
    }

    /// Returns what a client stored with its last batch.
    public func state(
        of catalog: String,
        completion: @escaping @Sendable (Result<Data?, ItemIndexError>) -> Void
    ) {
        submit(
            { database throws(ItemIndexError) in try ItemRows.state(of: catalog, from: database) },
            completion: completion
        )
    }

    /// Returns what a client stored with its last batch.
    public func state(of catalog: String) async throws(ItemIndexError) -> Data? {
        try await finished { self.state(of: catalog, completion: $0) }.get()
    }
}

// MARK: - Work on the queue

extension ItemIndex {
    private typealias Work<Value> = @Sendable (ItemDatabase) throws(ItemIndexError) -> Value

    private func run<Value: Sendable>(_ work: @escaping Work<Value>) async throws(ItemIndexError) -> Value {
        try await finished { self.submit(work, completion: $0) }.get()
    }

    private func finished<Value: Sendable>(
        _ start: (@escaping @Sendable (Result<Value, ItemIndexError>) -> Void) -> Void
    ) async -> Result<Value, ItemIndexError> {
        await withCheckedContinuation { continuation in
            start { continuation.resume(returning: $0) }
        }
    }

    private func submit<Value: Sendable>(
        _ work: @escaping Work<Value>,
        completion: @escaping @Sendable (Result<Value, ItemIndexError>) -> Void
    ) {
        queue.async {
            completion(self.connection.withLock { self.perform(work, on: &$0) })
        }
    }

    private func perform<Value>(_ work: Work<Value>, on connection: inout ItemDatabase?) -> Result<
        Value, ItemIndexError
    > {
        do throws(ItemIndexError) {
            return .success(try work(try opened(&connection)))
        } catch {
            // Once a damaged file has been moved away, the next call creates a new one.
            if error.code == .damaged { connection = nil }
            return .failure(error)
        }
    }

    private func opened(_ connection: inout ItemDatabase?) throws(ItemIndexError) -> ItemDatabase {
        if let connection { return connection }
        try PrivateFile.make(at: path)
        let database = try ItemDatabase(path: path, subject: .itemIndex)
        try ItemSchema.prepare(database)
        connection = database
        return database
    }
}
