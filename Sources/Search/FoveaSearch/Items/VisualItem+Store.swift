import CatalogStoreEngine
import Foundation

extension VisualItem {
    /// What the store keeps of the item besides its pictures.
    var stored: CatalogItem {
        CatalogItem(
            id: id,
            title: title,
            text: text,
            labels: labels,
            codes: codes,
            metadata: metadata.mapValues(\.stored)
        )
    }

    init(_ item: CatalogItem, pictures: [StoredPicture]) {
        self.init(
            id: item.id,
            title: item.title,
            pictures: pictures.map(VisualPicture.init),
            text: item.text,
            labels: item.labels,
            codes: item.codes,
            metadata: item.metadata.mapValues(MetadataValue.init)
        )
    }
}

extension VisualPicture {
    init(_ picture: StoredPicture) {
        let source = picture.picture.origin.map { Source.file(URL(filePath: $0)) } ?? .kept
        self.init(source: source, record: picture.number.rawValue)
    }
}

extension CatalogSnapshot {
    /// Returns an item with its pictures, or nil when there is none.
    func visualItem(_ id: String) throws(CatalogStoreError) -> VisualItem? {
        guard let item = try item(id) else { return nil }
        return VisualItem(item, pictures: try pictures(of: id))
    }
}
