import Foundation
import ItemIndexEngine
import TestSupport

extension TemporaryFolder {
    /// An index in the folder; each call opens it anew, as another process would.
    func index(_ name: String = "items.sqlite") -> ItemIndex { ItemIndex(path: "\(path)/data/\(name)") }
}

extension IndexedItem {
    init(
        _ identifier: String,
        _ title: String,
        names: String = "",
        keywords: String = "",
        body: String = "",
        domain: String? = nil,
        expires: Date? = nil,
        priority: Int = 0,
        catalog: String = "main"
    ) {
        self.init(
            catalog: catalog,
            identifier: identifier,
            domain: domain,
            expirationDate: expires,
            priority: priority,
            texts: Texts(title: title, names: names, keywords: keywords, body: body),
            content: Data(title.utf8)
        )
    }
}

extension ItemIndex {
    func put(_ items: IndexedItem...) async throws { try await apply(items.map { .put($0) }) }

    func found(_ text: String, in catalog: String? = nil, limit: Int = 100) async throws -> [String] {
        try await items(matching: text, in: catalog, limit: limit).map(\.identifier)
    }
}
