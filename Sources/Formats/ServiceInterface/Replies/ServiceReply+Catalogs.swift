extension ServiceReply {
    /// A catalogue.
    package struct Catalog: Codable, Sendable, Hashable {
        /// The name.
        package let name: String
        /// The number of items, or nil where the catalogue can't be opened.
        @Nullable package var items: Int?
        /// Why the catalogue can't be opened, or nil.
        @Nullable package var problem: String?

        /// Creates a reply.
        package init(name: String, items: Int? = nil, problem: String? = nil) {
            self.name = name
            self.items = items
            self.problem = problem
        }
    }

    /// The list of catalogues.
    package struct Catalogs: Codable, Sendable, Hashable {
        /// The catalogues, by name.
        package let catalogs: [Catalog]

        /// Creates the list.
        package init(_ catalogs: [Catalog]) { self.catalogs = catalogs }
    }

    /// An item of a catalogue.
    package struct CatalogItem: Codable, Sendable, Hashable {
        /// The identifier.
        package let id: String
        /// The title, or nil.
        @Nullable package var title: String?
        /// What the catalogue keeps with the item.
        package let metadata: [String: CatalogValue]

        /// Creates an item.
        package init(id: String, title: String?, metadata: [String: CatalogValue]) {
            self.id = id
            self.title = title
            self.metadata = metadata
        }
    }

    /// A page of the items of a catalogue.
    package struct CatalogItems: Codable, Sendable, Hashable {
        /// The items.
        package let items: [CatalogItem]
        /// What the next page comes after, or nil on the last one.
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
        /// What the catalogue keeps with the item.
        package let metadata: [String: CatalogValue]

        /// Creates a match.
        package init(id: String, title: String?, probability: Double, metadata: [String: CatalogValue]) {
            self.id = id
            self.title = title
            self.probability = probability
            self.metadata = metadata
        }
    }

    /// What a picture shows of a catalogue.
    package struct Matches: Codable, Sendable, Hashable {
        /// The items, the most probable first.
        package let matches: [Match]
        /// A Boolean value that indicates whether more items match.
        package let hasMore: Bool
        /// What leads to the next page, or nil.
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

    /// Work on a catalogue.
    package struct Job: Codable, Sendable, Hashable {
        /// Why an item was left out.
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

        /// Where a job is.
        package enum State: String, Codable, Sendable {
            /// Items are being added.
            case running
            /// All items were looked at.
            case done
            /// Somebody ended the job.
            case cancelled
            /// The job can't go on.
            case failed
        }

        /// The identifier.
        package let id: String
        /// The catalogue.
        package let catalog: String
        /// Where the job is.
        package var state = State.running
        /// The items that were looked at.
        package var done = 0
        /// The items there are.
        package let total: Int
        /// Items a second so far.
        package var rate = 0.0
        /// New items.
        package var added = 0
        /// Items that were changed.
        package var replaced = 0
        /// Items that were as they should be.
        package var unchanged = 0
        /// Items that were left out, as many as are kept, and why.
        package var errors: [Failure] = []
        /// All items that were left out.
        package var errorCount = 0

        /// Creates a job that begins.
        package init(id: String, catalog: String, total: Int) {
            self.id = id
            self.catalog = catalog
            self.total = total
        }
    }
}

/// Items that are to be in a catalogue.
package struct IndexRequest: Codable, Sendable, Hashable {
    /// An item.
    package struct Item: Codable, Sendable, Hashable {
        /// The identifier; an item of the same one is replaced.
        package let id: String
        /// The title.
        package let title: String?
        /// The paths of the item's pictures on the service's machine.
        package let pictures: [String]
        /// Words about the item.
        package let text: String?
        /// What the catalogue keeps with the item.
        package let metadata: [String: CatalogValue]?
    }

    /// The items.
    package let items: [Item]
}

/// A value that a catalogue keeps with an item.
package enum CatalogValue: Codable, Sendable, Hashable {
    /// True or false.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text; dates are texts, too.
    case string(String)

    /// Reads a value.
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

    /// Writes the value.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        }
    }
}
