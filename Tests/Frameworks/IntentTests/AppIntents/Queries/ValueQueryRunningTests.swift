@testable import AppIntents
import Testing

@Suite("Running value queries")
struct ValueQueryRunningTests {
    private let runner = IntentRunner(host: nil)

    // How fast things go is measured where nothing else runs: 'bench --hosting' bounds it.

    @Test("The runner passes on what a query answers")
    func values() async throws {
        #expect(try await runner.values(of: Echo(), for: 7) == [7])
    }

    @Test("Cancellation reaches a query while it sleeps", .timeLimit(.minutes(10)))
    func cancellation() async throws {
        let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task { try await runner.values(of: Sleep(beginning: beginning), for: 7) }
        for await _ in beginnings { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A dependency that nobody registered fails before the query answers")
    func missingDependency() async {
        let error = await #expect(throws: AppDependencyManager.Error<Missing>.self) {
            try await runner.values(of: NeedsDependency(), for: 7)
        }
        #expect(error?.localizedDescription.contains("No dependency of type Missing") == true)
    }
}

private struct Missing: Sendable {}

private struct Echo: IntentValueQuery {
    @Dependency(default: "kept") private var note: String
    func values(for input: Int) async throws -> [Int] { [input] }
}

private struct Sleep: IntentValueQuery {
    var beginning: AsyncStream<Void>.Continuation?
    func values(for input: Int) async throws -> [Int] {
        beginning?.yield()
        try await Task.sleep(for: .seconds(3600))
        return [input]
    }
}

private struct NeedsDependency: IntentValueQuery {
    @Dependency private var missing: Missing
    func values(for input: Int) async throws -> [Int] { [input] }
}
