import CUnixMessages
import DesktopEngine
import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire

/// A program that was started, with the ends that lead to it.
struct StartedProgram: Sendable {
    let process: pid_t
    /// The socket over which frames go.
    let socket: Descriptor
    /// The pipe out of which comes what the program writes.
    let output: Descriptor
    /// What tells when the program ends.
    let end: Descriptor

    /// Starts the program of a provider in an environment.
    init(_ provider: ProviderDescription, environment: [String: String]) throws(ProviderError) {
        let failed = { (reason: String) in
            ProviderError(.cannotStart, "\(provider.name) can't be started: \(provider.executable): \(reason).")
        }
        do throws(WireError) {
            let (ours, theirs) = try MessageSocket.pair()
            let (reading, writing) = try Self.pipe()
            process = try Self.start(provider, environment, socket: theirs, output: writing)
            socket = ours
            output = reading
        } catch {
            throw failed(error.description)
        }
        let number = fovea_process_descriptor(process)
        guard number >= 0 else {
            let reason = SystemMessage.last
            var code: Int32 = 0
            var signal: Int32 = 0
            kill(process, SIGKILL)
            _ = unsafe fovea_reap(process, &code, &signal)
            throw failed("the system can't watch over it (\(reason))")
        }
        end = Descriptor(owning: number)
    }

    private static func pipe() throws(WireError) -> (Descriptor, Descriptor) {
        var (first, second): (Int32, Int32) = (-1, -1)
        guard unsafe fovea_pipe(&first, &second) == 0 else { throw WireError(.system, SystemMessage.last) }
        let (reading, writing) = (Descriptor(owning: first), Descriptor(owning: second))
        // Only our end: the program's own is a description of its own.
        _ = fcntl(first, F_SETFL, O_NONBLOCK)
        return (reading, writing)
    }

    private static func start(
        _ provider: ProviderDescription,
        _ environment: [String: String],
        socket: Descriptor,
        output: Descriptor
    ) throws(WireError) -> pid_t {
        var variables = environment
        variables[WireVersion.socketVariable] = String(FOVEA_PROVIDER_SOCKET)
        // A token is good once, for the app's window.
        ActivationToken.pass(nil, to: &variables)
        let arguments = CStrings([provider.executable] + provider.arguments)
        let environment = CStrings(variables.map { "\($0.key)=\($0.value)" })
        var process: pid_t = 0
        let failure = unsafe arguments.withPointers { arguments in
            unsafe environment.withPointers { environment in
                unsafe fovea_start_program(
                    provider.executable,
                    arguments,
                    environment,
                    nil,
                    socket.rawValue,
                    output.rawValue,
                    &process
                )
            }
        }
        guard failure == 0 else { throw WireError(.system, SystemMessage.text(failure)) }
        return process
    }
}
