import CWorkerSandbox

/// What the work on a picture took.
package struct WorkerCost: Sendable, Hashable {
    /// The processor time.
    package let processorTime: Duration
    /// The memory at most, that of the program itself included.
    package let byteCount: Int

    init(_ end: fovea_job_end) {
        processorTime = .microseconds(Int64(clamping: end.microseconds))
        byteCount = Int(end.kilobytes) * 1024
    }
}
