import Dispatch

/// The threads on which providers of dependencies run.
///
/// Reading a dependency can hold a thread of the common pool until the provider is done. A provider that needed that
/// pool too could then wait for ever, so providers have threads of their own.
final class DependencyExecutor: TaskExecutor {
    static let shared = DependencyExecutor()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // A serial queue gets a thread at once. A concurrent one shares a pool of as many threads as there are cores,
        // which grows by one a second while they are all held.
        DispatchQueue(label: "AppIntents.dependencies").async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
