import Foundation
import ItemIndexEngine

extension CSSearchableIndex {
    /// Adds items, replacing ones with the same identifiers.
    public func indexSearchableItems(
        _ items: [CSSearchableItem],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let completion = completionHandler ?? { _ in }
        do {
            apply(try items.map { .put(try $0.stored(in: name)) }, completion: completion)
        } catch {
            completion(error)
        }
    }

    /// Adds items, replacing ones with the same identifiers.
    public func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        try await finished { indexSearchableItems(items, completionHandler: $0) }
    }

    /// Deletes the items with identifiers.
    public func deleteSearchableItems(
        withIdentifiers identifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        apply([.delete(identifiers: identifiers, catalog: name)], completion: completionHandler ?? { _ in })
    }

    /// Deletes the items with identifiers.
    public func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
        try await finished { deleteSearchableItems(withIdentifiers: identifiers, completionHandler: $0) }
    }

    /// Deletes the items in groups, and in the groups inside them.
    public func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String],
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        apply([.deleteDomains(domainIdentifiers, catalog: name)], completion: completionHandler ?? { _ in })
    }

    /// Deletes the items in groups, and in the groups inside them.
    public func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
        try await finished { deleteSearchableItems(withDomainIdentifiers: domainIdentifiers, completionHandler: $0) }
    }

    /// Deletes all items of the index.
    public func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        apply([.deleteAll(catalog: name)], completion: completionHandler ?? { _ in })
    }

    /// Deletes all items of the index.
    public func deleteAllSearchableItems() async throws {
        try await finished { deleteAllSearchableItems(completionHandler: $0) }
    }
}
