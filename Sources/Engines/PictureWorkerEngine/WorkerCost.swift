import CWorkerSandbox

/// The cost of a job.
package struct WorkerCost: Sendable, Hashable {
    /// The processor time.
    package let processorTime: Duration
    /// The peak memory, including the program's own.
    package let byteCount: Int

    init(_ end: fovea_job_end) {
        processorTime = .microseconds(Int64(clamping: end.microseconds))
        byteCount = Int(end.kilobytes) * 1024
    }
}
