import AppIntents
import FoveaHosting
import Synchronization

/// A cache of the entities of recent answers.
///
/// A result is opened with the same entity that was returned. It is queried by its identifier only if its answer is too
/// old, or if another process gave it.
final class RecentEntities: Sendable {
    private struct State {
        var entities: [EntityIdentifier: any AppEntity] = [:]
        var order: [EntityIdentifier] = []
    }

    private static let capacity = 1_000
    private let state = Mutex(State())

    func keep(_ entities: [any AppEntity]) {
        state.withLock { state in
            let answered = Dictionary(entities.map { ($0.reference, $0) }) { $1 }
            state.order.removeAll { answered[$0] != nil }
            state.order += answered.keys
            state.entities.merge(answered) { $1 }
            let surplus = state.order.count - Self.capacity
            guard surplus > 0 else { return }
            for reference in state.order.prefix(surplus) { state.entities[reference] = nil }
            state.order.removeFirst(surplus)
        }
    }

    func entity(ofType type: String, identifier: String) -> (any AppEntity)? {
        state.withLock { state in
            EntityIdentifier(activityIdentifier: "\(type)/\(identifier)").flatMap { state.entities[$0] }
        }
    }
}
