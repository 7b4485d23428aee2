import Foundation
import ItemIndexEngine

extension CSSearchableItem {
    /// The item as the index keeps it.
    func stored(in catalog: String) throws(CSIndexError) -> IndexedItem {
        let state = snapshot
        guard !state.uniqueIdentifier.isEmpty else {
            throw CSIndexError(.invalidItemError, "An item without an identifier can't be indexed; give it one.")
        }
        let attributes = state.attributeSet.values
        do {
            return IndexedItem(
                catalog: catalog,
                identifier: state.uniqueIdentifier,
                domain: state.domainIdentifier,
                expirationDate: state.expirationDate == .distantFuture ? nil : state.expirationDate,
                priority: state.priority + importance(attributes),
                texts: attributes.texts,
                content: try attributes.encoded()
            )
        } catch {
            throw CSIndexError(
                .invalidItemError,
                "The attributes of the item \"\(state.uniqueIdentifier)\" can't be stored (\(error)).",
                error
            )
        }
    }

    /// The importance that the app hints at, where 0 to 100 become 0 to 10.
    private func importance(_ attributes: AttributeStorage) -> Int {
        let hint = attributes.values["rankingHint"]?.number?.doubleValue ?? 0
        return Int(min(max(hint, 0), 100) / 10)
    }

    /// Creates an item from what the index keeps.
    convenience init(_ item: IndexedItem) throws(CSIndexError) {
        do {
            self.init(
                State(
                    uniqueIdentifier: item.identifier,
                    domainIdentifier: item.domain,
                    expirationDate: item.expirationDate,
                    attributeSet: CSSearchableItemAttributeSet(try AttributeStorage(decoding: item.content)),
                    priority: item.priority
                )
            )
        } catch {
            throw CSIndexError(
                .invalidItemError,
                "The stored item \"\(item.identifier)\" can't be read (\(error)). Index it again.",
                error
            )
        }
    }
}
