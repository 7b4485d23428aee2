extension ServiceReply {
    /// A catalog.
    package struct Catalog: Codable, Sendable, Hashable {
        /// The name.
        package let name: String
        /// The number of items, or nil if the catalog can't be opened.
        @Nullable package var items: Int?
        /// Why the catalog can't be opened, or nil.
        @Nullable package var problem: String?

        /// Creates a reply.
        package init(name: String, items: Int? = nil, problem: String? = nil) {
            self.name = name
            self.items = items
            self.problem = problem
        }
    }

    /// The list of catalogs.
    package struct Catalogs: Codable, Sendable, Hashable {
        /// The catalogs, by name.
        package let catalogs: [Catalog]

        /// Creates the list.
        package init(_ catalogs: [Catalog]) { self.catalogs = catalogs }
    }

    /// An item of a catalog.
    package struct CatalogItem: Codable, Sendable, Hashable {
        /// The identifier.
        package let id: String
        /// The title, or nil.
        @Nullable package var title: String?
        /// The metadata of the item.
        package let metadata: [String: CatalogValue]

        /// Creates an item.
        package init(id: String, title: String?, metadata: [String: CatalogValue]) {
            self.id = id
            self.title = title
            self.metadata = metadata
        }
    }

    /// A page of the items of a catalog.
    package struct CatalogItems: Codable, Sendable, Hashable {
        /// The items.
        package let items: [CatalogItem]
        /// The cursor of the next page, or nil on the last one.
        @Nullable package var next: String?

        /// Creates a page.
        package init(items: [CatalogItem], next: String?) {
            self.items = items
            self.next = next
        }
    }

    /// An item that a picture shows.
    package struct Match: Codable, Sendable, Hashable {
        /// The identifier.
        package let id: String
        /// The title, or nil.
        @Nullable package var title: String?
        /// The probability that the picture shows the item.
        package let probability: Double
        /// The metadata of the item.
        package let metadata: [String: CatalogValue]

        /// Creates a match.
        package init(id: String, title: String?, probability: Double, metadata: [String: CatalogValue]) {
            self.id = id
            self.title = title
            self.probability = probability
            self.metadata = metadata
        }
    }

    /// The items of a catalog that a picture shows.
    package struct Matches: Codable, Sendable, Hashable {
        /// The items, the most probable first.
        package let matches: [Match]
        /// A Boolean value that indicates whether more items match.
        package let hasMore: Bool
        /// The cursor of the next page, or nil.
        @Nullable package var next: String?
        /// The time of the search.
        package let milliseconds: Double

        /// Creates a reply.
        package init(matches: [Match], hasMore: Bool, next: String?, milliseconds: Double) {
            self.matches = matches
            self.hasMore = hasMore
            self.next = next
            self.milliseconds = milliseconds.tenths
        }
    }

    /// A job that adds items to a catalog.
    package struct Job: Codable, Sendable, Hashable {
        /// The reason why an item was left out.
        package struct Failure: Codable, Sendable, Hashable {
            /// The item, or nil for the whole job.
            @Nullable package var id: String?
            /// What went wrong.
            package let message: String

            /// Creates a failure.
            package init(id: String?, message: String) {
                self.id = id
                self.message = message
            }
        }

        /// The state of a job.
        package enum State: String, Codable, Sendable {
            /// Items are being added.
            case running
            /// All items have been processed.
            case done
            /// The job was cancelled.
            case cancelled
            /// The job failed.
            case failed
        }

        /// The identifier.
        package let id: String
        /// The catalog.
        package let catalog: String
        /// The state of the job.
        package var state = State.running
        /// The number of processed items.
        package var done = 0
        /// The number of all items.
        package let total: Int
        /// The items a second so far.
        package var rate = 0.0
        /// The number of new items.
        package var added = 0
        /// The number of replaced items.
        package var replaced = 0
        /// The number of unchanged items.
        package var unchanged = 0
        /// The items that were left out, up to a limit, and why.
        package var errors: [Failure] = []
        /// The number of items that were left out.
        package var errorCount = 0

        /// Creates a job that has just started.
        package init(id: String, catalog: String, total: Int) {
            self.id = id
            self.catalog = catalog
            self.total = total
        }
    }
}

/// A request to add items to a catalog.
package struct IndexRequest: Codable, Sendable, Hashable {
    /// An item.
    package struct Item: Codable, Sendable, Hashable {
        /// The identifier; an item with the same one is replaced.
        package let id: String
        /// The title.
        package let title: String?
        /// The paths of the item's pictures on the service's machine.
        package let pictures: [String]
        /// Words about the item.
        package let text: String?
        /// The metadata of the item.
        package let metadata: [String: CatalogValue]?
    }

    /// The items.
    package let items: [Item]
}

/// A metadata value of an item.
package enum CatalogValue: Codable, Sendable, Hashable {
    /// A Boolean value.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A string; dates are strings, too.
    case string(String)

    /// Decodes a value.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .bool(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    /// Encodes the value.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        }
    }
}
