public import Foundation
import ItemIndexEngine

extension CSSearchableIndex {
    /// The most bytes of a state.
    static let stateLimit = 250

    /// Ends a batch: all its changes happen together with the new state, or none does.
    ///
    /// - Parameters:
    ///   - clientState: At most 250 bytes by which the app knows later what it has indexed.
    ///   - completionHandler: Gets the error, or nil.
    public func endBatch(
        withClientState clientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        end([], clientState, completionHandler ?? { _ in })
    }

    /// Ends a batch: all its changes happen together with the new state, or none does.
    public func endBatch(withClientState clientState: Data) async throws {
        try await finished { endBatch(withClientState: clientState, completionHandler: $0) }
    }

    /// Ends a batch whose changes happen only if the last state is the expected one.
    public func endBatch(
        withExpectedClientState expectedClientState: Data?,
        newClientState: Data,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let expectation = ItemIndexChange.expectState(expectedClientState, catalog: name)
        end([expectation], newClientState, completionHandler ?? { _ in })
    }

    /// Ends a batch whose changes happen only if the last state is the expected one.
    public func endBatch(withExpectedClientState expectedClientState: Data?, newClientState: Data) async throws {
        try await finished {
            endBatch(
                withExpectedClientState: expectedClientState,
                newClientState: newClientState,
                completionHandler: $0
            )
        }
    }

    /// Fetches the state of the last batch, or no data when there was none.
    public func fetchLastClientState(completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        store.state(of: name) { result in
            switch result {
            case .success(let state): completionHandler(state ?? Data(), nil)
            case .failure(let error): completionHandler(nil, CSIndexError(error))
            }
        }
    }

    /// Returns the state of the last batch, or no data when there was none.
    public func fetchLastClientState() async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            fetchLastClientState { state, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: state ?? Data())
                }
            }
        }
    }

    private func end(
        _ conditions: [ItemIndexChange],
        _ state: Data,
        _ completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        guard state.count <= Self.stateLimit else {
            let error = CSIndexError(
                .invalidClientStateError,
                "The state of the batch has \(state.count) bytes; the limit is \(Self.stateLimit). Store a shorter one."
            )
            return completion(error)
        }
        // The batch is over even when it fails: the app begins another one from the state that it fetches.
        commit(conditions + takeBatch() + [.setState(state, catalog: name)], completion: completion)
    }
}
