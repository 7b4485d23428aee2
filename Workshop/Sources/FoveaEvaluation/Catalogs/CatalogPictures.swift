import Foundation
import FoveaSearch

/// The items of a folder, and its photos with the truth.
struct CatalogPictures: Sendable {
    let name: String
    var items: [VisualItem] = []
    var photos: [CatalogQuery] = []
    /// The folder that each item comes from.
    var groups: [String: String] = [:]

    /// Begins with nothing.
    init(name: String) { self.name = name }

    /// Reads what a folder says about its pictures.
    init(_ folder: EvaluationFolder) throws {
        let (catalogue, truth) = try folder.retrievalTruth()
        func id(_ file: String) -> String { "\(folder.name)/\(file)" }
        name = folder.name
        items = catalogue.map { VisualItem(id: id($0), pictures: [.file(folder.file($0))]) }
        photos = truth.map { CatalogQuery(name: $0.key, picture: .file(folder.file($0.key)), right: id($0.value)) }
        groups = Dictionary(catalogue.map { (id($0), ($0 as NSString).deletingLastPathComponent) }) { $1 }
    }

    /// The items that photos show, with a file of each, in the order of their identifiers.
    var shownItems: [(id: String, file: URL)] {
        let shown = Set(photos.map(\.right))
        return items.filter { shown.contains($0.id) }.sorted { $0.id < $1.id }
            .compactMap { item in item.pictures.first?.fileURL.map { (item.id, $0) } }
    }

    /// Adds the items and photos of another folder.
    mutating func append(_ other: CatalogPictures) {
        items += other.items
        photos += other.photos
    }
}
