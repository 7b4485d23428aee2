import ConcurrencyEngine
import Foundation
import Synchronization
import Testing

@testable import InferenceEngine

@Suite("Values that are made once")
struct OnceTableTests {
    let failure = InferenceError(code: .modelNotFound, message: "There is none.")

    @Test("The state tells the first to make, the next to wait, and those who come later to use")
    func state() throws {
        var state = OnceTable<Int>.State()
        guard case .make(let promise) = state.request("a") else { return #expect(Bool(false), "not the first") }
        guard case .wait(let same) = state.request("a") else { return #expect(Bool(false), "made twice") }
        #expect(promise === same)
        guard case .make = state.request("b") else { return #expect(Bool(false), "keys are mixed up") }
        state.finish("a", with: .success(1))
        guard case .use(1) = state.request("a") else { return #expect(Bool(false), "forgotten") }
    }

    @Test("A failure is forgotten")
    func failureInState() {
        var state = OnceTable<Int>.State()
        _ = state.request("a")
        state.finish("a", with: .failure(failure))
        guard case .make = state.request("a") else { return #expect(Bool(false), "the failure was kept") }
    }

    @Test("However many ask at the same time, one makes")
    func once() async throws {
        let table = OnceTable<Int>()
        let made = Counter()
        let values = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    try await BlockingWork.run {
                        try table.value(for: "a") { () throws(InferenceError) in
                            usleep(20_000)
                            return made.next()
                        }
                    }
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(values == [1])
        #expect(made.next() == 2)
    }

    @Test("Those who waited get the failure too, and the next one tries again")
    func failures() async throws {
        let table = OnceTable<Int>()
        let codes = await withTaskGroup(of: InferenceError.Code?.self) { group in
            for _ in 0..<10 {
                group.addTask { [failure] in
                    do {
                        _ = try await BlockingWork.run {
                            try table.value(for: "a") { () throws(InferenceError) in
                                usleep(5000)
                                throw failure
                            }
                        }
                        return nil
                    } catch {
                        return (error as? InferenceError)?.code
                    }
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(codes == [.modelNotFound])
        #expect(try table.value(for: "a") { () throws(InferenceError) in 7 } == 7)
    }
}

/// Numbers from one on.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
