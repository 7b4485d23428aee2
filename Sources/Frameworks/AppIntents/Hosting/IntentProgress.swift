import Synchronization

/// The progress of a run, which tells the host of every change.
///
/// Updates go through a stream, in order, to one task that hands them to the host; when they come faster than the host
/// takes them, the newest stay.
final class IntentProgress: Sendable {
    private struct Reporting {
        var progress: Progress?
        var task: Task<Void, Never>?
        var updates: AsyncStream<IntentProgressUpdate>.Continuation?
    }

    /// The progress of intents that run without a host.
    static let unhosted = IntentProgress(host: nil)

    private let host: (any IntentHost)?
    private let reporting = Mutex(Reporting())

    init(host: (any IntentHost)?) {
        self.host = host
    }

    /// The object that the intents of the run report to.
    var object: Progress {
        reporting.withLock { reporting in
            if let progress = reporting.progress { return progress }
            let progress = ReportedProgress(totalUnitCount: -1)
            if let host {
                let (updates, continuation) = AsyncStream.makeStream(
                    of: IntentProgressUpdate.self,
                    bufferingPolicy: .bufferingNewest(16)
                )
                progress.report = { continuation.yield($0) }
                reporting.updates = continuation
                reporting.task = Task {
                    for await update in updates { await host.receive(.progress(update)) }
                }
            }
            reporting.progress = progress
            return progress
        }
    }

    /// Cancels the work, if any is reported.
    func cancel() {
        reporting.withLock { $0.progress }?.cancel()
    }

    /// Waits until the host has every update.
    func finish() async {
        let task = reporting.withLock { reporting in
            reporting.updates?.finish()
            return reporting.task
        }
        await task?.value
    }
}

/// A progress that tells of its changes.
private final class ReportedProgress: Progress, @unchecked Sendable {
    // Foundation's progress may be used from any thread. The closure is set before the object is shared.
    var report: (@Sendable (IntentProgressUpdate) -> Void)?

    override var completedUnitCount: Int64 { didSet { changed() } }
    override var totalUnitCount: Int64 { didSet { changed() } }

    private func changed() {
        report?(
            IntentProgressUpdate(
                fractionCompleted: fractionCompleted,
                completedUnitCount: completedUnitCount,
                totalUnitCount: totalUnitCount
            )
        )
    }
}
