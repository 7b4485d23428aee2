import CWorkerSandbox
import ConcurrencyEngine
package import Foundation
package import ImageCodingEngine
package import PictureEngine
package import PixelEngine
import ProcessEngine
import Synchronization

/// A pool of processes that decode pictures, each one picture.
///
/// A worker has no files, no network and no other processes, its memory and its processor time are limited, and it sees
/// one picture: it is forked from a process that has never read any. One that exceeds its limits, crashes, or returns
/// an impossible result affects its own picture alone.
package final class PictureWorkers: PicturePlace {
    private let program: WorkerProgram
    private let observer: (@Sendable (WorkerCost) -> Void)?
    private let gate: MemoryGate
    private let servers = Mutex<[WorkerKind: WorkerServer]>([:])

    /// The bytes that a decoder needs for any picture, and those for a pixel: a progressive JPEG has six of
    /// coefficients and four of result, and pictures of 16 bits are twice as large.
    private static let (workingByteCount, byteCountPerPixel) = (160 << 20, 16)
    /// The pixels for which a page gets memory, whatever its size: the pictures in it can be large.
    private static let pagePixelCount = 16_000_000

    /// Creates a pool, without starting a worker yet.
    ///
    /// - Parameters:
    ///   - program: The program to start.
    ///   - byteCount: The bytes of the pictures decoded at one time; others wait.
    ///   - observer: Receives the cost of each job, which delays the job's answer to its end.
    package init(
        _ program: WorkerProgram,
        byteCount: Int = 2 << 30,
        observer: (@Sendable (WorkerCost) -> Void)? = nil
    ) {
        self.program = program
        self.observer = observer
        gate = MemoryGate(byteCount: byteCount)
    }

    package func warm() throws(ImageCodingError) { _ = try running(.pictures) }

    /// Returns the number of the process that forks the jobs of a kind, or nil while there is none.
    package func serverProcess(_ kind: WorkerKind = .pictures) -> Int32? {
        servers.withLock { $0[kind]?.process.number }
    }

    package func info(
        of data: Data,
        format: ImageFileFormat,
        page: Int,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> ImageInfo {
        let request = WorkerRequest(byteCount: data.count, page: page, task: .header, limits: limits)
        let (answer, _) = try answer(to: request, data, format, pixelCount: 0, limits)
        guard case .info(let info) = answer else { throw Self.nonsense(format) }
        return info
    }

    package func raster(
        of data: Data,
        info: ImageInfo,
        options: DecodingOptions,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster {
        try pixels(.pixels(options), of: data, info, limits)
    }

    package func part(
        of data: Data,
        info: ImageInfo,
        _ request: PicturePart,
        limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster {
        try pixels(.part(request), of: data, info, limits)
    }

    private func pixels(
        _ task: WorkerTask,
        of data: Data,
        _ info: ImageInfo,
        _ limits: DecodingLimits
    ) throws(ImageCodingError) -> Raster {
        let format = info.format
        // The header's numbers were compared with the limits. A page may be drawn larger.
        let pixelCount = format == .pdf ? Self.pagePixelCount : info.width * info.height
        let request = WorkerRequest(byteCount: data.count, page: info.page, task: task, limits: limits)
        let (answer, memory) = try answer(to: request, data, format, pixelCount: pixelCount, limits)
        guard case .pixels(let pixels) = answer, let number = memory?.take() else { throw Self.nonsense(format) }
        guard let memory = PixelMemory.sealingAndMapping(fileDescriptor: number, byteCount: pixels.byteCount),
            let raster = Raster(
                width: pixels.width,
                height: pixels.height,
                bytesPerRow: pixels.bytesPerRow,
                format: pixels.format,
                alpha: pixels.alpha,
                memory: memory,
                halfOffset: pixels.halfOffset
            )
        else { throw Self.nonsense(format) }
        return raster
    }
}

// MARK: - Jobs

extension PictureWorkers {
    /// Sends a job, and returns the answer with its memory.
    private func answer(
        to request: WorkerRequest,
        _ data: Data,
        _ format: ImageFileFormat,
        pixelCount: Int,
        _ limits: DecodingLimits
    ) throws(ImageCodingError) -> (WorkerAnswer, Descriptor?) {
        let byteCount = data.count + Self.workingByteCount + Self.byteCountPerPixel * pixelCount
        let message = try message(request, byteCount: byteCount, limits)
        return try gate.run(taking: byteCount) { () throws(ImageCodingError) in
            guard let file = PixelMemory.file(holding: data) else {
                throw ImageCodingError(code: .outOfMemory, message: "There is no memory for the bytes of the picture.")
            }
            let job = try begin(message, input: Descriptor(owning: file), WorkerKind(format))
            return try read(job, format, limits)
        }
    }

    private func begin(
        _ request: [UInt8],
        input: Descriptor,
        _ kind: WorkerKind
    ) throws(ImageCodingError) -> Descriptor {
        let server = try running(kind)
        if let job = try server.begin(request, input: input) { return job }
        // The server has been killed; start another one once.
        servers.withLock { if $0[kind] === server { $0[kind] = nil } }
        if let job = try running(kind).begin(request, input: input) { return job }
        throw ImageCodingError(
            code: .decoderUnavailable,
            message: "The process that decodes pictures ends again and again."
        )
    }

    private func running(_ kind: WorkerKind) throws(ImageCodingError) -> WorkerServer {
        try servers.withLock { servers throws(ImageCodingError) in
            if let server = servers[kind] { return server }
            let started = try WorkerServer(program, kind)
            servers[kind] = started
            return started
        }
    }

    private func message(
        _ request: WorkerRequest,
        byteCount: Int,
        _ limits: DecodingLimits
    ) throws(ImageCodingError) -> [UInt8] {
        let bounds = fovea_job_bounds(
            memory: UInt64(clamping: byteCount),
            // A picture comes with its half, and its rows are padded.
            shared_memory: UInt64(clamping: limits.maximumDecodedByteCount / 2) * 3,
            microseconds: UInt64(limits.maximumProcessorSeconds * 1e6)
        )
        guard let body = try? JSONEncoder().encode(request) else {
            throw ImageCodingError(code: .decoderUnavailable, message: "The request for a picture can't be written.")
        }
        return unsafe withUnsafeBytes(of: bounds) { unsafe Array($0) } + body
    }
}

// MARK: - Answers

extension PictureWorkers {
    /// Waits for the answer of a job, or for its end.
    private func read(
        _ job: Descriptor,
        _ format: ImageFileFormat,
        _ limits: DecodingLimits
    ) throws(ImageCodingError) -> (WorkerAnswer, Descriptor?) {
        var bytes = [UInt8](repeating: 0, count: Int(FOVEA_JOB_MESSAGE_LIMIT))
        var (first, second): (Int32, Int32) = (-1, -1)
        // A blocked decoder uses no processor time, and a busy machine gives little.
        let end = ContinuousClock.now + .seconds(limits.maximumProcessorSeconds * 6 + 10)
        var (count, failure) = (-1, ETIMEDOUT)
        while count < 0, failure == ETIMEDOUT, .now < end {
            // Closing the socket, on return, ends the job.
            if BlockingWork.isCancelled { throw Self.cancelled }
            count = unsafe fovea_receive_packet(job.rawValue, &bytes, bytes.count, &first, &second, 50)
            failure = errno
        }
        let memory = first < 0 ? nil : Descriptor(owning: first)
        if second >= 0 { close(second) }
        guard count > 0 else {
            throw count < 0 && failure == ETIMEDOUT ? limits.tookTooLong(format) : Self.ended(format, "it was stopped")
        }
        if let observer { observe(job, bytes[..<count], observer) }
        if let end = Self.end(bytes[..<count]) { throw Self.reason(end, format, limits) }
        guard let answer = try? JSONDecoder().decode(WorkerAnswer.self, from: Data(bytes[..<count])) else {
            throw Self.nonsense(format)
        }
        if case .failure(let failure) = answer { throw failure.error }
        return (answer, memory)
    }

    private static let cancelled = ImageCodingError(
        code: .cancelled,
        message: "The decoding of the picture was cancelled."
    )

    /// Reports the cost of a job, which is its answer's last packet or the packet after it.
    private func observe(_ job: Descriptor, _ answer: ArraySlice<UInt8>, _ observer: (WorkerCost) -> Void) {
        if let end = Self.end(answer) { return observer(WorkerCost(end)) }
        var bytes = [UInt8](repeating: 0, count: MemoryLayout<fovea_job_end>.size)
        var (first, second): (Int32, Int32) = (-1, -1)
        let count = unsafe fovea_receive_packet(job.rawValue, &bytes, bytes.count, &first, &second, 10_000)
        for number in [first, second] where number >= 0 { close(number) }
        if count > 0, let end = Self.end(bytes[..<count]) { observer(WorkerCost(end)) }
    }

    private static func end(_ bytes: ArraySlice<UInt8>) -> fovea_job_end? {
        guard bytes.count == MemoryLayout<fovea_job_end>.size else { return nil }
        let end = unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(as: fovea_job_end.self) }
        return end.mark == FOVEA_JOB_END_MARK ? end : nil
    }

    private static func reason(
        _ end: fovea_job_end,
        _ format: ImageFileFormat,
        _ limits: DecodingLimits
    ) -> ImageCodingError {
        switch end.signal {
        case SIGPROF: limits.tookTooLong(format)
        case SIGXFSZ: .tookTooMuch(format)
        case SIGKILL: ended(format, "it was stopped")
        case 0: ended(format, "it ended with \(end.code)")
        default: ended(format, SystemMessage.signal(end.signal))
        }
    }

    private static func ended(_ format: ImageFileFormat, _ reason: String) -> ImageCodingError {
        ImageCodingError(
            code: .decoderFailed,
            message:
                "The decoder ended on the \(format.title) (\(reason)). Open it in an editor and save it again."
        )
    }

    private static func nonsense(_ format: ImageFileFormat) -> ImageCodingError {
        ended(format, "its answer makes no sense")
    }
}

extension ImageCodingError {
    fileprivate static func tookTooMuch(_ format: ImageFileFormat) -> Self {
        Self(
            code: .limitExceeded,
            message: "Decoding the \(format.title) takes more memory than it may. Make it smaller."
        )
    }
}
