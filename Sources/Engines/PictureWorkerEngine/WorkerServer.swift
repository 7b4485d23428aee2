import CWorkerSandbox
import Foundation
import ImageCodingEngine
import ProcessEngine

/// The process that forks jobs; it runs until its last user is gone.
final class WorkerServer: Sendable {
    let process: ProgramProcess
    private let socket: Descriptor

    /// Starts the program and waits until it is ready.
    init(_ program: WorkerProgram, _ kind: WorkerKind) throws(ImageCodingError) {
        let arguments = program.arguments + (try kind.arguments())
        let (ours, theirs) = try Self.pair()
        let output = Descriptor(owning: unsafe open("/dev/null", O_WRONLY | O_CLOEXEC))
        do throws(SystemError) {
            process = try ProgramProcess(
                starting: program.path,
                arguments: arguments,
                environment: Self.environment,
                socket: theirs,
                output: output
            )
        } catch {
            throw Self.cannotStart(program, "\(error)")
        }
        socket = ours
        theirs.close()
        // One byte, or else the reason why there is no server.
        var message = [UInt8](repeating: 0, count: 4096)
        var (first, second): (Int32, Int32) = (-1, -1)
        let count = unsafe fovea_receive_packet(ours.rawValue, &message, message.count, &first, &second, 20_000)
        guard count >= 1 else { throw Self.cannotStart(program, "it isn't ready") }
        guard count == 1 else {
            throw ImageCodingError(
                code: .decoderUnavailable,
                message: String(decoding: message.prefix(count), as: UTF8.self)
            )
        }
    }

    deinit {
        // Its jobs are in the same process group.
        process.kill()
        process.reap()
    }

    /// Sends a job to the server, and returns the socket for its answers, or nil when the server is gone.
    func begin(_ request: [UInt8], input: Descriptor) throws(ImageCodingError) -> Descriptor? {
        let (ours, theirs) = try Self.pair()
        let sent = unsafe request.withUnsafeBytes { bytes in
            // A request begins with its limits.
            unsafe fovea_send_packet(
                socket.rawValue,
                bytes.baseAddress.unsafelyUnwrapped,
                bytes.count,
                theirs.rawValue,
                input.rawValue
            )
        }
        return sent == 0 ? ours : nil
    }

    /// Symbols are bound at the start rather than in each job, and threads share one heap with a small reserve.
    private static let environment: [String: String] = {
        let kept = ProcessInfo.processInfo.environment.filter { name, _ in
            name == "LD_LIBRARY_PATH" || name.hasSuffix("SAN_OPTIONS")
        }
        return kept.merging(["LD_BIND_NOW": "1", "MALLOC_ARENA_MAX": "1"]) { kept, _ in kept }
    }()

    private static func pair() throws(ImageCodingError) -> (Descriptor, Descriptor) {
        var (first, second): (Int32, Int32) = (-1, -1)
        guard unsafe fovea_packet_pair(&first, &second) == 0 else {
            throw ImageCodingError(
                code: .decoderUnavailable,
                message: "A process that decodes pictures can't be reached: \(SystemMessage.last)."
            )
        }
        return (Descriptor(owning: first), Descriptor(owning: second))
    }

    private static func cannotStart(_ program: WorkerProgram, _ reason: String) -> ImageCodingError {
        ImageCodingError(
            code: .decoderUnavailable,
            message:
                "The process that decodes pictures can't be started: \(program.path): \(reason). Install Fovea again."
        )
    }
}
