import LogEngine

/// Reports events to the closure that the catalog was opened with, or to the log.
struct EventReporter: Sendable {
    let onEvent: (@Sendable (CatalogEvent) -> Void)?

    init(onEvent: (@Sendable (CatalogEvent) -> Void)?) { self.onEvent = onEvent }

    func report(_ kind: CatalogEvent.Kind, _ message: String) {
        if let onEvent {
            onEvent(CatalogEvent(kind: kind, message: message))
            return
        }
        let level: LogLevel =
            switch kind {
            case .indexBuilt: .info
            case .indexSetAside, .indexFailed: .error
            }
        guard LogOutput.shared.writes(level) else { return }
        LogOutput.shared.write(message, level: level, subsystem: "fovea.search", category: "catalog")
    }
}
