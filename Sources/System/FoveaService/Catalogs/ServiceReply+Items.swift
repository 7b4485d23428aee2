import Foundation
import FoveaSearch
import ServiceInterface

extension ServiceReply.CatalogItem {
    init(_ item: VisualItem) {
        self.init(id: item.id, title: item.title, metadata: item.metadata.mapValues(CatalogValue.init))
    }
}

extension ServiceReply.Match {
    init(_ match: VisualMatch) {
        self.init(
            id: match.item.id,
            title: match.item.title,
            probability: match.probability,
            metadata: match.item.metadata.mapValues(CatalogValue.init)
        )
    }
}

extension CatalogValue {
    init(_ value: MetadataValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .number(let number): self = .number(number)
        case .bool(let flag): self = .bool(flag)
        case .date: self = .string(value.description)
        }
    }

    /// The value as the catalog's type.
    var metadata: MetadataValue {
        switch self {
        case .string(let text): .string(text)
        case .number(let number): .number(number)
        case .bool(let flag): .bool(flag)
        }
    }
}

extension IndexRequest.Item {
    /// The item as the catalog's type.
    var visualItem: VisualItem {
        VisualItem(
            id: id,
            title: title,
            pictures: pictures.map { .file(URL(filePath: $0)) },
            text: text,
            metadata: (metadata ?? [:]).mapValues(\.metadata)
        )
    }
}
