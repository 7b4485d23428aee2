import Foundation
import FoveaSearch

extension Payload {
    /// A catalogue.
    struct Catalog: Encodable {
        let name: String
        let items: Nullable<Int>
        let problem: Nullable<String>
    }

    /// The list of catalogues.
    struct Catalogs: Encodable {
        let catalogs: [Catalog]
    }

    /// A page of the items of a catalogue, and what the next one comes after.
    struct ListedItems: Encodable {
        let items: [ListedItem]
        let next: Nullable<String>
    }

    /// An item of a catalogue.
    struct ListedItem: Encodable {
        let id: String
        let title: Nullable<String>
        let metadata: [String: Value]

        init(_ item: VisualItem) {
            id = item.id
            title = Nullable(item.title)
            metadata = item.metadata.mapValues(Value.init)
        }
    }

    /// What a picture shows of a catalogue, and what leads to the rest of it.
    struct Matches: Encodable {
        let matches: [Match]
        let hasMore: Bool
        let next: Nullable<String>
        let milliseconds: Double
    }

    /// An item that a picture shows.
    struct Match: Encodable {
        let id: String
        let title: Nullable<String>
        let probability: Double
        let metadata: [String: Value]

        init(_ match: VisualMatch) {
            id = match.item.id
            title = Nullable(match.item.title)
            probability = match.probability
            metadata = match.item.metadata.mapValues(Value.init)
        }
    }

    /// A value that a catalogue keeps with an item.
    struct Value: Codable {
        let value: MetadataValue

        init(_ value: MetadataValue) { self.value = value }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                value = .bool(flag)
            } else if let number = try? container.decode(Double.self) {
                value = .number(number)
            } else {
                value = .string(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch value {
            case .string(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .bool(let flag): try container.encode(flag)
            case .date: try container.encode(value.description)
            }
        }
    }

    /// An item that is to be in a catalogue.
    struct Item: Decodable {
        let id: String
        let title: String?
        let pictures: [String]
        let text: String?
        let metadata: [String: Value]?

        /// The item as the catalogue takes it.
        var visualItem: VisualItem {
            VisualItem(
                id: id,
                title: title,
                pictures: pictures.map { .file(URL(filePath: $0)) },
                text: text,
                metadata: (metadata ?? [:]).mapValues(\.value)
            )
        }
    }

    /// Items that are to be in a catalogue.
    struct Items: Decodable {
        let items: [Item]
    }
}
