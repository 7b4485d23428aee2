import CatalogStoreEngine
import Foundation

/// An item with what the store is to keep of it, or the reason why it is left out.
struct PreparedItem: Sendable {
    /// What becomes of an item.
    enum Outcome: Sendable {
        case added(CatalogChange)
        case replaced(CatalogChange)
        case unchanged
        case skipped(VisualPicture?, VisualCatalogError)
    }

    let id: String
    let outcome: Outcome
}

extension PreparedItem {
    /// Prepares an item for a state of the catalog.
    ///
    /// Pictures that the item has already are kept. Blocks for the decoding and describing of the others. Throws what
    /// concerns every item, such as a network that can't be loaded. In a trial, which only tells what would become of
    /// the item, nothing is described.
    init(
        _ item: VisualItem,
        for snapshot: CatalogSnapshot,
        options: VisualCatalog.Options,
        isTrial: Bool = false
    ) throws {
        id = item.id
        guard !item.id.isEmpty else {
            let error = VisualCatalogError(
                code: .invalidItem,
                message: "An item's identifier is empty. Give it another one."
            )
            outcome = .skipped(nil, error)
            return
        }
        let known = try snapshot.pictures(of: item.id)
        var unused = known
        var pictures: [PreparedPicture] = []
        for picture in item.pictures {
            do {
                let prepared = try PreparedPicture(
                    picture,
                    among: unused,
                    in: snapshot,
                    options: options,
                    isTrial: isTrial
                )
                if case .kept(let number) = prepared { unused.removeAll { $0.number == number } }
                pictures.append(prepared)
            } catch {
                let error = VisualCatalogError(error).naming(picture)
                guard error.code == .unreadablePicture else { throw error }
                outcome = .skipped(picture, error)
                return
            }
        }
        let change = CatalogChange.put(item.stored, pictures: pictures)
        guard let old = try snapshot.item(item.id) else {
            outcome = .added(change)
            return
        }
        let isSame = old == item.stored && pictures == known.map { .kept($0.number) }
        outcome = isSame ? .unchanged : .replaced(change)
    }
}
