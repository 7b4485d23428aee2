@testable import AppIntents
import CoreSpotlight
import Testing

@Suite("Collections of entities")
struct EntityCollectionTests {
    @Test("A collection has identifiers, in order")
    func identifiers() {
        var collection = EntityCollection<Grove>(identifiers: [3, 1])
        collection.append(2)
        collection.append(Grove(id: 3))
        #expect(collection.identifiers == [3, 1, 2, 3])
        #expect(EntityCollection(entities: [Grove(id: 1), Grove(id: 2)]) == EntityCollection(identifiers: [1, 2]))
        #expect(EntityCollection<Grove>().identifiers.isEmpty)
    }

    @Test("An intent takes entities, identifiers, references and names for a collection")
    func parameters() async throws {
        let collection = EntityCollection(entities: [Grove(id: 1), Grove(id: 2)])
        let list: [any Sendable] = [Grove(id: 1), EntityIdentifier(for: Grove.self, identifier: 2)]
        for answer: any Sendable in [collection, [Grove(id: 1), Grove(id: 2)], [1, 2], list, ["1", "Grove 2"]] {
            let intent = try await IntentInvocation.intent(Close.self, arguments: ["groves": answer])
            #expect(intent.groves == collection)
        }
        let one = try await IntentInvocation.intent(Close.self, arguments: ["groves": "Grove 3"])
        #expect(one.groves.identifiers == [3])
    }

    @Test("What is no entity is refused", arguments: ["Grove 9", "Grove"])
    func unknown(name: String) async {
        await #expect(throws: (any Error).self) {
            try await IntentInvocation.intent(Close.self, arguments: ["groves": ["Grove 1", name]])
        }
    }

    @Test("An app shows a collection as what was found in it")
    func search() async throws {
        let intent = try await IntentInvocation.intent(ShowGroves.self, arguments: ["criteria": [Grove(id: 2)]])
        #expect(intent.criteria == EntityCollectionSearchCriteria(entities: EntityCollection(identifiers: [2])))
        #expect(ShowGroves.searchScopes == ())
    }

    @Test("An activity shows an entity, which Core Spotlight finds with it")
    func activities() throws {
        let activity = NSUserActivity(activityType: "com.example.grove")
        #expect(activity.appEntityIdentifier == nil)
        let reference = EntityIdentifier(for: Grove(id: 2))
        func annotate(_ thing: inout some AppEntityAnnotatable) { thing.appEntityIdentifier = reference }
        var annotated = activity
        annotate(&annotated)
        #expect(activity.appEntityIdentifier == reference)
        #expect(activity.appEntityIdentifier?.entityType == Grove.self)
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        attributes.title = "Grove 2"
        activity.contentAttributeSet = attributes
        let item = try #require(activity.searchableItem)
        #expect(item.attributeSet.appEntityIdentifier.flatMap(EntityIdentifier.init(activityIdentifier:)) == reference)
        activity.appEntityIdentifier = nil
        #expect(activity.appEntityIdentifier == nil)
    }
}

private struct Close: AppIntent {
    static let title: LocalizedStringResource = "Close"

    @Parameter(title: "Groves") var groves: EntityCollection<Grove>

    func perform() async throws -> some IntentResult { .result() }
}

private struct ShowGroves: ShowInAppSearchResultsIntent {
    static let title: LocalizedStringResource = "Show Groves"

    @Parameter(title: "Search") var criteria: EntityCollectionSearchCriteria<Grove>

    func perform() async throws -> some IntentResult { .result() }
}

private struct Grove: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Grove"
    static let defaultQuery = GroveQuery()

    let id: Int

    var displayRepresentation: DisplayRepresentation { "Grove \(id)" }
}

private struct GroveQuery: EntityQuery {
    func entities(for identifiers: [Int]) async throws -> [Grove] {
        identifiers.filter((1...3).contains).map(Grove.init)
    }

    func suggestedEntities() async throws -> [Grove] { (1...3).map(Grove.init) }
}
