import os

/// Tells of events: whoever opened the catalogue and asked for them, or the log.
struct EventReporter: Sendable {
    let onEvent: (@Sendable (CatalogEvent) -> Void)?
    private let logger = Logger(subsystem: "fovea.search", category: "catalog")

    init(onEvent: (@Sendable (CatalogEvent) -> Void)?) { self.onEvent = onEvent }

    func report(_ kind: CatalogEvent.Kind, _ message: String) {
        if let onEvent {
            onEvent(CatalogEvent(kind: kind, message: message))
            return
        }
        switch kind {
        case .indexBuilt: logger.info("\(message, privacy: .public)")
        case .indexSetAside, .indexFailed: logger.error("\(message, privacy: .public)")
        }
    }
}
