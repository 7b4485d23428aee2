public import Foundation

/// A delegate that indexes the items of an app again when the index asks for it.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
    /// Indexes all items again, and then calls the handler.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    )
    /// Indexes the items with identifiers again, and then calls the handler.
    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    )
}

extension CSSearchableIndex {
    /// Asks the delegate to index items again, and returns when it has; nil stands for all items.
    ///
    /// Returns whether there is a delegate.
    package func reindex(identifiers: [String]? = nil) async -> Bool {
        guard let indexDelegate else { return false }
        await withCheckedContinuation { continuation in
            if let identifiers {
                indexDelegate.searchableIndex(self, reindexSearchableItemsWithIdentifiers: identifiers) {
                    continuation.resume()
                }
            } else {
                indexDelegate.searchableIndex(
                    self,
                    reindexAllSearchableItemsWithAcknowledgementHandler: {
                        continuation.resume()
                    }
                )
            }
        }
        return true
    }
}
