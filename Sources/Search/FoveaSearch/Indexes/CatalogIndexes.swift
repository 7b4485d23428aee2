import CatalogStoreEngine
import Synchronization

/// The indexes of a catalogue, which follow its changes.
final class CatalogIndexes: Sendable {
    private let state = Mutex(View())

    /// The indexes of one state of the catalogue.
    struct View: Sendable {
        var features = FeatureIndex()
        var prints = PrintIndex()
    }

    /// Brings the indexes to a state of the catalogue.
    ///
    /// Whoever comes while another does so waits for that. This call reads what has changed, so it blocks.
    func view(of snapshot: CatalogSnapshot) throws -> View {
        try state.withLock { state in
            // A snapshot that is older than the indexes is rare: its search began before another one's.
            if state.features.change > snapshot.change {
                var view = View()
                try view.follow(snapshot)
                return view
            }
            try state.follow(snapshot)
            return state
        }
    }
}

extension CatalogIndexes.View {
    fileprivate mutating func follow(_ snapshot: CatalogSnapshot) throws {
        try features.follow(snapshot)
        try prints.follow(snapshot)
    }
}
