@testable import CoreSpotlight
import ItemIndexEngine
import Synchronization
import Testing

@Suite("The index of an app")
struct CSSearchableIndexTests {
    private let temporary: TemporaryIndex
    private var index: CSSearchableIndex { temporary.index }

    init() throws { temporary = try TemporaryIndex() }

    @Test("An item is found by any of its words, with its attributes, also after opening the file anew")
    func finding() async throws {
        let set = CSSearchableItemAttributeSet(contentType: .audio)
        set.title = "Blue"
        set.artist = "Joni Mitchell"
        set.keywords = ["folk"]
        set.contentDescription = "The fourth album"
        set.thumbnailData = Data([1, 2, 3])
        set.identifier = "secret"
        let label = try #require(CSCustomAttributeKey(keyName: "label"))
        set.setValue(NSString(string: "Reprise"), forCustomKey: label)
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "music", attributeSet: set)
        try await index.indexSearchableItems([item, CSSearchableItem("2", "Hejira")])
        for text in ["blue", "mitch", "folk", "fourth album", "reprise"] {
            #expect(try await temporary.reopened().found(text) == ["1"], "\(text)")
        }
        #expect(try await index.found("secret").isEmpty)
        let found = try #require(try await temporary.reopened().searchableItems(matching: "blue").first)
        #expect(found.domainIdentifier == "music")
        #expect(found.attributeSet.thumbnailData == Data([1, 2, 3]))
        #expect(found.attributeSet.artist == "Joni Mitchell")
        #expect(found.attributeSet.value(forCustomKey: label) != nil)
    }

    @Test("An attribute that people don't search by isn't searched")
    func silentAttributes() async throws {
        let set = CSSearchableItemAttributeSet(contentType: .text)
        let key = try #require(
            CSCustomAttributeKey(
                keyName: "note",
                searchable: true,
                searchableByDefault: false,
                unique: false,
                multiValued: false
            )
        )
        set.title = "Blue"
        set.setValue(NSString(string: "hidden"), forCustomKey: key)
        try await index.indexSearchableItems([
            CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: set)
        ])
        #expect(try await index.found("hidden").isEmpty)
        #expect(try await index.found("blue") == ["1"])
    }

    @Test("Items are deleted by identifier, by domain and all together")
    func deleting() async throws {
        try await index.indexSearchableItems([
            CSSearchableItem("1", "Blue", domain: "a"), CSSearchableItem("2", "Blue", domain: "a.b"),
            CSSearchableItem("3", "Blue"), CSSearchableItem("4", "Blue"),
        ])
        try await index.deleteSearchableItems(withDomainIdentifiers: ["a"])
        #expect(try await index.found("blue") == ["3", "4"])
        try await index.deleteSearchableItems(withIdentifiers: ["3"])
        #expect(try await index.found("blue") == ["4"])
        try await index.deleteAllSearchableItems()
        #expect(try await index.found("blue").isEmpty)
    }

    @Test("Indexes with other names share the file and not the items")
    func names() async throws {
        try await index.indexSearchableItems([CSSearchableItem("1", "Blue")])
        #expect(try await temporary.reopened("other").found("blue").isEmpty)
    }

    @Test("The index without a name is one, in a file of the program")
    func defaultIndex() {
        #expect(CSSearchableIndex.isIndexingAvailable())
        let first = CSSearchableIndex.default()
        let isSame = first === CSSearchableIndex.default()
        #expect(isSame)
        #expect(first.store.path == CSSearchableIndex(name: "other").store.path)
        #expect(first.store.path.contains("/fovea/items/"))
    }

    @Test("A completion handler is told how it went")
    func completion() async {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            index.indexSearchableItems([CSSearchableItem("1", "Blue")]) { continuation.resume(returning: $0) }
        }
        #expect(error == nil)
        let refused: (any Error)? = await withCheckedContinuation { continuation in
            index.indexSearchableItems([CSSearchableItem("", "Blue")]) { continuation.resume(returning: $0) }
        }
        #expect((refused as? CSIndexError)?.code == .invalidItemError)
    }

    @Test("A batch happens at its end, together with its state")
    func batches() async throws {
        #expect(try await index.fetchLastClientState().isEmpty)
        index.beginBatch()
        try await index.indexSearchableItems([CSSearchableItem("1", "Blue")])
        #expect(try await index.found("blue").isEmpty)
        try await index.endBatch(withClientState: Data("one".utf8))
        #expect(try await index.found("blue") == ["1"])
        #expect(try await temporary.reopened().fetchLastClientState() == Data("one".utf8))
    }

    @Test("A batch that expects another state changes nothing")
    func expectedState() async throws {
        index.beginBatch()
        try await index.indexSearchableItems([CSSearchableItem("1", "Blue")])
        let error = await #expect(throws: CSIndexError.self) {
            try await index.endBatch(withExpectedClientState: Data([1]), newClientState: Data([2]))
        }
        #expect(error?.code == .mismatchedClientState)
        #expect(try await index.found("blue").isEmpty)
        index.beginBatch()
        try await index.indexSearchableItems([CSSearchableItem("1", "Blue")])
        try await index.endBatch(withExpectedClientState: nil, newClientState: Data([2]))
        #expect(try await index.found("blue") == ["1"])
    }

    @Test("A state over the limit is refused with both numbers")
    func stateLimit() async {
        index.beginBatch()
        let error = await #expect(throws: CSIndexError.self) {
            try await index.endBatch(withClientState: Data(count: 251))
        }
        #expect(error?.code == .invalidClientStateError)
        #expect(error?.localizedDescription.contains("251 bytes; the limit is 250") == true)
    }

    @Test("A damaged file fails with its path and the remedy")
    func damage() async throws {
        try Data(repeating: 0x20, count: 4096).write(to: URL(filePath: temporary.path))
        let error = await #expect(throws: CSIndexError.self) {
            try await index.indexSearchableItems([CSSearchableItem("1", "Blue")])
        }
        #expect(error?.code == .indexUnavailableError)
        #expect(error?.errorCode == -1000)
        #expect(error?.localizedDescription.contains("\(temporary.path) is damaged") == true)
        #expect(error?.localizedDescription.contains("let the app index its items again") == true)
    }

    @Test("An item is kept for a month unless the app says otherwise")
    func expiry() async throws {
        let item = CSSearchableItem("1", "Blue")
        let days = item.expirationDate.timeIntervalSinceNow / 86_400
        #expect((27...32).contains(days))
        item.expirationDate = Date(timeIntervalSinceNow: -1)
        let kept = CSSearchableItem("2", "Blue")
        kept.expirationDate = .distantFuture
        try await index.indexSearchableItems([item, kept])
        #expect(try await index.found("blue") == ["2"])
    }

    @Test("A hint at the importance puts an item first")
    func rankingHint() async throws {
        let hinted = CSSearchableItem("2", "Blue")
        hinted.attributeSet.rankingHint = 100
        try await index.indexSearchableItems([CSSearchableItem("1", "Blue"), hinted])
        #expect(try await index.found("blue") == ["2", "1"])
    }

    @Test("The delegate indexes anew when the index asks for it")
    func delegate() async throws {
        #expect(await index.reindex() == false)
        let delegate = Reindexer()
        index.indexDelegate = delegate
        #expect(await index.reindex())
        #expect(await index.reindex(identifiers: ["7"]))
        #expect(delegate.calls.withLock { $0 } == [[], ["7"]])
    }
}

private final class Reindexer: NSObject, CSSearchableIndexDelegate, Sendable {
    let calls = Mutex<[[String]]>([])

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void
    ) {
        calls.withLock { $0.append([]) }
        acknowledgementHandler()
    }

    func searchableIndex(
        _ searchableIndex: CSSearchableIndex,
        reindexSearchableItemsWithIdentifiers identifiers: [String],
        acknowledgementHandler: @escaping () -> Void
    ) {
        calls.withLock { $0.append(identifiers) }
        acknowledgementHandler()
    }
}
