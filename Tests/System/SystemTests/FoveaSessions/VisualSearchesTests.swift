import Foundation
import FoveaSessions
import ServiceInterface
import ServiceSupport
import Synchronization
import Testing

@Suite("Searches")
struct VisualSearchesTests {
    private func searches(_ apps: FakeApps, store: SessionStore = SessionStore(), width: Int = 4) -> VisualSearches {
        VisualSearches(
            apps: apps,
            describer: FakeDescriber(),
            order: AppOrder(file: nil),
            store: store,
            width: width
        )
    }

    @Test("Ask every app, and tell each answer as it comes")
    func asksAll() async throws {
        let apps = FakeApps(["a": .waits(.milliseconds(200)), "b": .finds(["1", "2"]), "c": .fails("It broke.")])
        let searches = searches(apps)
        let search = try await searches.prepare(tinyPicture, SearchQuery())
        #expect(search.head.apps.map(\.app.id) == ["a", "b", "c"])
        #expect(search.head.labels == ["thing"])
        let told = Mutex<[String]>([])
        await searches.run(search) { event in
            switch event {
            case .session(let head): told.withLock { $0.append(head.session) }
            case .app(let entry): told.withLock { $0.append(entry.app) }
            case .done: told.withLock { $0.append("done") }
            }
        }
        let order = told.withLock { $0 }
        #expect(order.suffix(2) == ["a", "done"])
        #expect(order.first == search.head.session)
        #expect(Set(order[1...2]) == ["b", "c"])
        let sheet = try searches.sheet(search.head.session)
        #expect(sheet.entry(of: "c")?.failure == AppFailure(.appFailed, "It broke."))
        #expect(sheet.milliseconds != nil)
    }

    @Test("Keep to the limit, and say that there is more")
    func limits() async throws {
        let searches = searches(FakeApps(["a": .finds(["1", "2", "3"])]))
        let search = try await searches.prepare(tinyPicture, SearchQuery(limit: 2))
        await searches.run(search) { _ in }
        let answer = try #require(searches.sheet(search.head.session).entry(of: "a")?.answer)
        #expect(answer.results.map(\.title) == ["1", "2"])
        #expect(answer.hasMore)
    }

    @Test("Go on in an app with the very content of the search")
    func goesOn() async throws {
        let apps = FakeApps(["a": .finds(["1"])])
        let searches = searches(apps)
        let search = try await searches.prepare(tinyPicture, SearchQuery())
        await searches.run(search) { _ in }
        let opening = try await searches.more(search.head.session, "a")
        #expect(opening.place == "/search")
        let log = apps.log
        #expect(log.searches.count == 1 && log.more.count == 1)
        #expect(log.searches[0].content.labels == log.more[0].content.labels)
        #expect(log.searches[0].content.pixelBuffer === log.more[0].content.pixelBuffer)
        #expect(try await searches.open(search.head.session, "a", 0).place == "/things/1")
    }

    @Test("Refuse what isn't there")
    func refuses() async throws {
        let searches = searches(FakeApps(["a": .finds(["1"])]))
        func kind(_ work: () async throws -> some Sendable) async -> Problem.Kind? {
            await #expect(throws: Problem.self) { try await work() }?.kind
        }
        #expect(await kind { try await searches.prepare(tinyPicture, SearchQuery(apps: ["x"])) } == .unknownApp)
        #expect(await kind { try await searches.prepare(Data("no".utf8), SearchQuery()) } == .unknownFormat)
        #expect(await kind { try await searches.open("x", "a", 0) } == .unknownSession)
        let search = try await searches.prepare(tinyPicture, SearchQuery())
        #expect(await kind { try await searches.open(search.head.session, "a", 0) } == .unknownApp)
        await searches.run(search) { _ in }
        #expect(await kind { try await searches.open(search.head.session, "a", 1) } == .unknownResult)
        #expect(searches.store.forget(search.head.session))
        #expect(!searches.store.forget(search.head.session))
    }

    @Test("Say when a pin changes the order of apps")
    func changes() async throws {
        let searches = searches(FakeApps(["a": .finds([]), "b": .finds([])]))
        var changes = searches.changes().makeAsyncIterator()
        try searches.pin("b", true)
        #expect(await changes.next() != nil)
        #expect(await searches.placed().map(\.app.id) == ["b", "a"])
    }

    @Test("Stop asking when nobody waits")
    func stops() async throws {
        let apps = FakeApps(["a": .never, "b": .finds([])])
        let searches = searches(apps)
        let search = try await searches.prepare(tinyPicture, SearchQuery())
        let task = Task { await searches.run(search) { _ in } }
        while Set(apps.log.searches.map(\.app)).count < 2 { await Task.yield() }
        task.cancel()
        await task.value
        #expect(apps.log.cancelled == 1)
    }

    @Test("Lose nothing and starve nobody when many are made at once")
    func manyAtOnce() async throws {
        let apps = FakeApps(["a": .waits(.milliseconds(5)), "b": .finds(["1"])])
        let searches = searches(apps, width: 2)
        let answered = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    let search = try await searches.prepare(tinyPicture, SearchQuery())
                    await searches.run(search) { _ in }
                    return try searches.sheet(search.head.session).entries.count
                }
            }
            return try await group.reduce(into: [Int]()) { $0.append($1) }
        }
        #expect(answered == Array(repeating: 2, count: 10))
        #expect(apps.log.running.most <= 4)
    }
}

@Suite("What is remembered")
struct SessionStoreTests {
    @Test("Is bounded in number and in time, the last used staying longest")
    func isBounded() async throws {
        let time = Mutex(ContinuousClock.now)
        let store = SessionStore(limits: .init(count: 2, byteCount: 1 << 20, lifetime: .seconds(60))) {
            time.withLock { $0 }
        }
        let searches = VisualSearches(
            apps: FakeApps([:]),
            describer: FakeDescriber(),
            order: AppOrder(file: nil),
            store: store
        )
        func add() async throws -> String {
            time.withLock { $0 += .seconds(1) }
            return try await searches.prepare(tinyPicture, SearchQuery()).head.session
        }
        let first = try await add()
        let second = try await add()
        time.withLock { $0 += .seconds(1) }
        _ = try searches.sheet(first)
        let third = try await add()
        #expect(throws: Problem.unknownSession) { try searches.sheet(second) }
        _ = try searches.sheet(first)
        _ = try searches.sheet(third)
        time.withLock { $0 += .seconds(61) }
        #expect(throws: Problem.unknownSession) { try searches.sheet(first) }
        #expect(store.usage.count == 0)
    }

    @Test("Is bounded in memory")
    func isBoundedInMemory() async throws {
        let store = SessionStore(limits: .init(count: 64, byteCount: 1))
        let searches = VisualSearches(
            apps: FakeApps([:]),
            describer: FakeDescriber(),
            order: AppOrder(file: nil),
            store: store
        )
        let first = try await searches.prepare(tinyPicture, SearchQuery()).head.session
        let second = try await searches.prepare(tinyPicture, SearchQuery()).head.session
        #expect(throws: Problem.unknownSession) { try searches.sheet(first) }
        _ = try searches.sheet(second)
    }
}
