import AppIntentsManifest
import Foundation
import Testing

@_spi(FoveaRegistration) import AppIntents
@testable import VisualSearchTemplate

@Suite("The example that fovea-init writes")
struct VisualSearchTemplateTests {
    @Test("The plugin registers the example under the name of its module")
    func registered() throws {
        let content = try AppIntentsContent.registered(in: "VisualSearchTemplate")
        let intents = content.intents.map { "\($0)" }
        #expect(intents == ["MoreResultsIntent", "OpenCollectionIntent", "OpenItemIntent"])
        #expect(content.entities.map { "\($0)" } == ["CollectionEntity", "ItemEntity"])
        #expect(content.valueQueries.map { "\($0)" } == ["VisualSearchQuery"])
        #expect(content.unionValues.map { "\($0)" } == ["VisualSearchResult"])
        #expect(try AppIntentsContent.registered(inModuleOf: Item.self).moduleName == "VisualSearchTemplate")
        #expect(try AppIntentsContent.content(of: VisualSearchTemplateAppIntents.self).intents.count == 3)
    }

    @Test("The registration has the manifest with it")
    func manifest() throws {
        let content = try AppIntentsContent.registered(in: "VisualSearchTemplate")
        let manifest = try AppIntentsManifest(data: Data(content.manifest.utf8))
        #expect(manifest.module == "VisualSearchTemplate")
        #expect(manifest.intents.compactMap(\.opens) == ["CollectionEntity", "ItemEntity"])
    }

    @Test("A module without the plugin has no registration, and the error says what to do")
    func unregistered() {
        let error = #expect(throws: AppIntentsRegistrationError.self) {
            try AppIntentsContent.registered(in: "AppIntentsManifest")
        }
        #expect(error == .notRegistered(moduleName: "AppIntentsManifest"))
        #expect("\(error, default: "")".contains("Apply the plugin AppIntentsMetadata"))
    }

    @Test("Two queries over the same value are refused")
    func duplicates() {
        var content = AppIntentsContent(moduleName: "App")
        content.valueQueries = [First.self, Other.self]
        #expect(throws: Never.self) { try content.validate() }
        #expect(content.valueQuery(for: Int.self) == First.self)
        #expect(content.valueQuery(for: Double.self) == nil)
        content.valueQueries.append(Second.self)
        let error = #expect(throws: AppIntentsRegistrationError.self) { try content.validate() }
        #expect(error == .duplicateValueQuery(input: "Int", queries: ["First", "Second"]))
        #expect("\(error, default: "")".hasPrefix("'First' and 'Second' are each an IntentValueQuery over Int"))
    }

    private struct First: IntentValueQuery { func values(for input: Int) async throws -> [ItemEntity] { [] } }
    private struct Second: IntentValueQuery { func values(for input: Int) async throws -> [ItemEntity] { [] } }
    private struct Other: IntentValueQuery { func values(for input: String) async throws -> [ItemEntity] { [] } }
}
