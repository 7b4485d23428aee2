public import Foundation
package import ItemIndexEngine
import Synchronization

// @unchecked Sendable: what is stored are constants of Sendable types and a mutex. A subclass vouches for what it adds.
/// The items of an app that people can find.
///
/// The items lie in a file in the person's data folder, which the app's processes share. Changes happen in the order
/// of the calls, each of them as a whole or not at all.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    // @unchecked Sendable: what is shared is the reference, which the mutex guards; the app, which sets a delegate,
    // sets one that may be called from anywhere.
    private struct Delegate: @unchecked Sendable {
        weak var object: (any CSSearchableIndexDelegate)?
    }

    private struct State {
        var delegate = Delegate()
        /// The changes of the batch under way, or nil outside one.
        var batch: [ItemIndexChange]?
    }

    /// The name of the index among those of the app.
    package let name: String
    /// The file.
    package let store: ItemIndex
    private let state = Mutex(State())

    private static let shared = CSSearchableIndex(name: "default")

    /// Returns a Boolean value that indicates whether this machine keeps an index: true.
    open class func isIndexingAvailable() -> Bool { true }

    /// Returns the index of the app that has no name.
    open class func `default`() -> CSSearchableIndex { shared }

    /// Creates an index with a name among those of the app.
    public convenience init(name: String) {
        self.init(name: name, store: AppItemIndex.shared)
    }

    /// Creates an index in a file.
    package init(name: String, store: ItemIndex) {
        self.name = name
        self.store = store
    }

    /// The delegate, which indexes items again when the index asks for it.
    public var indexDelegate: (any CSSearchableIndexDelegate)? {
        get { state.withLock { $0.delegate }.object }
        set {
            let delegate = Delegate(object: newValue)
            state.withLock { $0.delegate = delegate }
        }
    }
}

// MARK: - Changes

extension CSSearchableIndex {
    /// Begins a batch: changes are collected until its end.
    public func beginBatch() {
        state.withLock { $0.batch = [] }
    }

    /// Returns the changes of the batch under way, and ends it.
    func takeBatch() -> [ItemIndexChange] {
        state.withLock { state in
            defer { state.batch = nil }
            return state.batch ?? []
        }
    }

    /// Does changes, or adds them to the batch under way.
    func apply(_ changes: [ItemIndexChange], completion: @escaping @Sendable ((any Error)?) -> Void) {
        let isCollected = state.withLock { state in
            guard state.batch != nil else { return false }
            state.batch?.append(contentsOf: changes)
            return true
        }
        if isCollected { return completion(nil) }
        commit(changes, completion: completion)
    }

    /// Does changes now.
    func commit(_ changes: [ItemIndexChange], completion: @escaping @Sendable ((any Error)?) -> Void) {
        store.apply(changes) { result in
            switch result {
            case .success: completion(nil)
            case .failure(let error): completion(CSIndexError(error))
            }
        }
    }

    /// Waits for a call that ends with an error or nil.
    func finished(_ start: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            start { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }
}
