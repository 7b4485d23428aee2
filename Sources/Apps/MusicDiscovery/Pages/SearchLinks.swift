import FoveaProvider

/// The links of a search with changed parameters.
struct SearchLinks {
    /// The path of the page, relative to itself.
    let path: String
    let query: AlbumBrowser.Query

    var isFiltered: Bool { query.chosen.values.contains { !$0.isEmpty } || !query.text.isEmpty }

    var cleared: String { address { $0 = AlbumBrowser.Query(order: query.order) } }

    var withoutText: String { address { $0.text = "" } }

    func toggling(_ value: String, of facet: Facet) -> String {
        address { $0.chosen[facet, default: []].formSymmetricDifference([value]) }
    }

    func ordered(_ order: AlbumOrder) -> String { address { $0.order = order } }

    func after(_ cursor: AlbumCursor) -> String { address { $0.cursor = cursor } }

    /// Returns the link after a change, which leads to the first page unless the change sets a cursor.
    private func address(_ change: (inout AlbumBrowser.Query) -> Void) -> String {
        var changed = query
        changed.cursor = nil
        change(&changed)
        let items = changed.items.map { "\($0.name)=\($0.value.addressPart)" }
        return path + "?" + items.joined(separator: "&")
    }
}

extension AlbumBrowser.Query {
    /// Parses a query from a request; invalid values are ignored.
    init(_ request: PageRequest) {
        text = String((request.value(named: "q") ?? "").prefix(100))
        order = request.value(named: "sort").flatMap(AlbumOrder.init) ?? .match
        cursor = request.value(named: "after").flatMap(AlbumCursor.init)
        for facet in Facet.allCases {
            let values = request.values(named: facet.rawValue)
            if !values.isEmpty { chosen[facet] = Set(values) }
        }
    }

    /// The query as names and values, in a fixed order.
    var items: [PageRequest.Item] {
        var items: [PageRequest.Item] = []
        if !text.isEmpty { items.append(.init(name: "q", value: text)) }
        for facet in Facet.allCases {
            items += (chosen[facet] ?? []).sorted().map { .init(name: facet.rawValue, value: $0) }
        }
        if order != .match { items.append(.init(name: "sort", value: order.rawValue)) }
        if let cursor { items.append(.init(name: "after", value: cursor.token)) }
        return items
    }
}
