import os

/// Tells of events: in the log, and to whoever opened the catalogue.
struct EventReporter: Sendable {
    let onEvent: (@Sendable (CatalogEvent) -> Void)?
    private let logger = Logger(subsystem: "fovea.search", category: "catalog")

    init(onEvent: (@Sendable (CatalogEvent) -> Void)?) { self.onEvent = onEvent }

    func report(_ kind: CatalogEvent.Kind, _ message: String) {
        switch kind {
        case .indexBuilt: logger.info("\(message, privacy: .public)")
        case .indexSetAside, .indexFailed: logger.error("\(message, privacy: .public)")
        }
        onEvent?(CatalogEvent(kind: kind, message: message))
    }
}
