import Dispatch
import Synchronization

/// A table of values that are expensive to make, each made once for concurrent callers.
///
/// The first caller makes the value; the others wait for it. All of them get an error, which isn't kept, so that a
/// later caller tries again.
final class OnceTable<Value: Sendable>: Sendable {
    private let state = Mutex(State())

    /// Returns the value for a key, made by a closure if needed.
    func value(
        for key: String,
        make: () throws(InferenceError) -> Value
    ) throws(InferenceError) -> Value {
        switch state.withLock({ $0.request(key) }) {
        case .use(let value):
            return value
        case .wait(let promise):
            return try promise.wait().get()
        case .make(let promise):
            let result = Result(catching: make)
            state.withLock { $0.finish(key, with: result) }
            promise.fulfill(result)
            return try result.get()
        }
    }

    /// The finished values.
    var values: [String: Value] { state.withLock { $0.ready } }
}

// MARK: - State

extension OnceTable {
    /// The state of the table; it decides, the table acts.
    struct State {
        private(set) var ready: [String: Value] = [:]
        private var pending: [String: Promise] = [:]

        enum Action {
            case use(Value)
            case wait(Promise)
            case make(Promise)
        }

        mutating func request(_ key: String) -> Action {
            if let value = ready[key] { return .use(value) }
            if let promise = pending[key] { return .wait(promise) }
            let promise = Promise()
            pending[key] = promise
            return .make(promise)
        }

        mutating func finish(_ key: String, with result: Result<Value, InferenceError>) {
            pending[key] = nil
            if case .success(let value) = result { ready[key] = value }
        }
    }

    /// A value in the making.
    final class Promise: Sendable {
        private let result = Mutex<Result<Value, InferenceError>?>(nil)
        private let done = DispatchGroup()

        init() { done.enter() }

        func fulfill(_ value: Result<Value, InferenceError>) {
            result.withLock { $0 = value }
            done.leave()
        }

        func wait() -> Result<Value, InferenceError> {
            done.wait()
            let gone = InferenceError(code: .inferenceFailed, message: "A model was loaded without a result.")
            return result.withLock { $0 } ?? .failure(gone)
        }
    }
}
