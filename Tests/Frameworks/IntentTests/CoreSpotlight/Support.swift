@testable import CoreSpotlight
import ItemIndexEngine

/// An index in a folder that is gone with the test.
final class TemporaryIndex {
    let folder = NSTemporaryDirectory() + "spotlight-\(UUID().uuidString)"
    let index: CSSearchableIndex

    init() {
        index = CSSearchableIndex(name: "test", store: ItemIndex(path: "\(folder)/items.sqlite"))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The same file, opened anew.
    func reopened(_ name: String = "test") -> CSSearchableIndex {
        CSSearchableIndex(name: name, store: ItemIndex(path: "\(folder)/items.sqlite"))
    }
}

extension CSSearchableItem {
    convenience init(_ identifier: String, _ title: String, domain: String? = nil) {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = title
        self.init(uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
    }
}

extension CSSearchableIndex {
    func found(_ text: String) async throws -> [String] {
        try await searchableItems(matching: text).map(\.uniqueIdentifier)
    }
}
