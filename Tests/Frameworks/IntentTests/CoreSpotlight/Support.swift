@testable import CoreSpotlight
import ItemIndexEngine
import TestSupport

/// An index in a folder that is gone with the test.
struct TemporaryIndex {
    private let folder: TemporaryFolder
    /// The path of its file.
    let path: String
    let index: CSSearchableIndex

    init() throws {
        folder = try TemporaryFolder()
        path = folder.file("items.sqlite").path
        index = CSSearchableIndex(name: "test", store: ItemIndex(path: path))
    }

    /// The same file, opened anew.
    func reopened(_ name: String = "test") -> CSSearchableIndex {
        CSSearchableIndex(name: name, store: ItemIndex(path: path))
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
