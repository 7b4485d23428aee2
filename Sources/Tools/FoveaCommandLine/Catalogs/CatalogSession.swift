import CommandLineKit
import Foundation
import FoveaSearch
import Synchronization

/// A catalog opened by a command.
final class CatalogSession: Sendable {
    let catalog: VisualCatalog
    private let log: EventLog

    /// A log of the catalog's events on standard error.
    private final class EventLog: Sendable {
        private let context: CommandContext
        private let lostIndex = Atomic(false)

        init(_ context: CommandContext) { self.context = context }

        var hasLostIndex: Bool { lostIndex.load(ordering: .acquiring) }

        func add(_ event: CatalogEvent) {
            switch event.kind {
            case .indexSetAside:
                lostIndex.store(true, ordering: .releasing)
                context.report(CommandFailure(.success, event.message), program: "fovea")
            case .indexFailed: context.report(CommandFailure(.success, event.message), program: "fovea")
            case .indexBuilt: context.remark(event.message)
            }
        }
    }

    /// Opens a catalog, for writing if the file is writable.
    init(_ url: URL, making isMade: Bool, _ arguments: ParsedArguments, _ context: CommandContext) async throws {
        let log = EventLog(context)
        var options = VisualCatalog.Options()
        options.access = isMade ? .create : access(url.path, W_OK) == 0 ? .write : .read
        options.decodingLimits = LimitOptions.limits(arguments, context)
        options.workerCount = LimitOptions.concurrency(arguments, context)
        options.onEvent = { log.add($0) }
        do throws(VisualCatalogError) {
            catalog = try await VisualCatalog(at: url, options: options)
        } catch {
            throw CommandFailure(error, subject: url.relativePath)
        }
        self.log = log
    }

    /// Rebuilds indexes that were found damaged, so that the next command can use them.
    func repair() async throws {
        guard log.hasLostIndex else { return }
        try await catalog.rebuildIndexes()
    }
}
