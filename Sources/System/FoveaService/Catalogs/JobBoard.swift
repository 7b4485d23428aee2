import ConcurrencyEngine
import Foundation
import FoveaSearch
import FoveaSessions
import ServiceInterface
import Synchronization

/// The jobs of catalogs, which continue after the request that started them.
final class JobBoard: Sendable {
    private struct State {
        var jobs: [String: ServiceReply.Job] = [:]
        var order: [String] = []
        var tasks: [String: Task<Void, Never>] = [:]
    }

    private static let jobLimit = 100
    private static let failureLimit = 100
    /// The number of items in a batch; a job is cancelled between two batches.
    private static let batchSize = 64

    private let state = Mutex(State())
    /// The progress of all jobs.
    let updates = Broadcast<ServiceReply.Job>(bufferCount: 256)

    /// Returns a job.
    func job(_ id: String) throws(Problem) -> ServiceReply.Job {
        guard let job = state.withLock({ $0.jobs[id] }) else {
            throw Problem(.unknownJob, "There is no job '\(id)'; jobs are forgotten in time.")
        }
        return job
    }

    /// Cancels a job after its current batch.
    func cancel(_ id: String) throws(Problem) -> ServiceReply.Job {
        let job = try job(id)
        state.withLock { $0.tasks[id] }?.cancel()
        return job
    }

    /// Cancels every job, and waits for their current batches.
    func stop() async {
        for task in state.withLock({ Array($0.tasks.values) }) {
            task.cancel()
            await task.value
        }
    }

    /// Starts to add items to a catalog; two jobs on one would only wait for each other.
    func start(_ items: [VisualItem], in name: String, _ catalog: VisualCatalog) throws(Problem) -> ServiceReply.Job {
        let job = ServiceReply.Job(id: UUID().uuidString.lowercased(), catalog: name, total: items.count)
        let isFree = state.withLock { state in
            guard !state.jobs.values.contains(where: { $0.catalog == name && $0.state == .running }) else {
                return false
            }
            state.jobs[job.id] = job
            state.order.append(job.id)
            while state.order.count > Self.jobLimit,
                let old = state.order.firstIndex(where: { state.jobs[$0]?.state != .running })
            {
                state.jobs[state.order.remove(at: old)] = nil
            }
            return true
        }
        guard isFree else {
            throw Problem(.jobRunning, "The catalogue '\(name)' has a job already; wait for it.")
        }
        let task = Task { [self] in
            await run(job.id, items, catalog)
            _ = state.withLock { $0.tasks.removeValue(forKey: job.id) }
        }
        state.withLock { state in
            if state.jobs[job.id]?.state == .running { state.tasks[job.id] = task }
        }
        return job
    }

    private func run(_ id: String, _ items: [VisualItem], _ catalog: VisualCatalog) async {
        let start = ContinuousClock.now
        do {
            for first in stride(from: 0, to: items.count, by: Self.batchSize) {
                try Task.checkCancellation()
                let batch = items[first..<min(items.count, first + Self.batchSize)]
                // A batch isn't cancelled with the job, whose report includes all that the catalog stores.
                let report = try await Task { try await catalog.add(batch) }.value
                update(id) { job in
                    job.done = first + batch.count
                    job.rate = Double(job.done) / max(1e-3, start.duration(to: .now).milliseconds / 1e3)
                    job.added += report.addedCount
                    job.replaced += report.replacedCount
                    job.unchanged += report.unchangedCount
                    for skipped in report.skipped {
                        Self.note(skipped.error.message, of: skipped.id, in: &job)
                    }
                }
            }
            try await catalog.rebuildIndexes()
            update(id) { $0.state = .done }
        } catch is CancellationError {
            update(id) { $0.state = .cancelled }
        } catch let error as VisualCatalogError where error.code == .cancelled {
            update(id) { $0.state = .cancelled }
        } catch {
            update(id) { job in
                job.state = .failed
                Self.note("\(error)", of: nil, in: &job)
            }
        }
    }

    private func update(_ id: String, _ change: (inout ServiceReply.Job) -> Void) {
        let job = state.withLock { state -> ServiceReply.Job? in
            guard var job = state.jobs[id] else { return nil }
            change(&job)
            state.jobs[id] = job
            return job
        }
        if let job { updates.send(job) }
    }

    /// Records why an item was left out.
    private static func note(_ message: String, of item: String?, in job: inout ServiceReply.Job) {
        job.errorCount += 1
        if job.errors.count < failureLimit { job.errors.append(.init(id: item, message: message)) }
    }
}
