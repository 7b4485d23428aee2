import DesktopEngine
import Foundation
import ProcessEngine
import ProviderFrames
import ProviderWire

/// A started program, with its descriptors.
struct StartedProgram: Sendable {
    let process: ProgramProcess
    /// The socket for frames.
    let socket: Descriptor
    /// The pipe of the program's output.
    let output: Descriptor
    /// A descriptor that becomes readable when the program ends.
    let end: Descriptor

    /// Starts the program of a provider in an environment.
    init(_ provider: ProviderDescription, environment: [String: String]) throws(AppFailure) {
        let failed = { (reason: String) in
            AppFailure(.cannotStart, "\(provider.name) can't be started: \(provider.executable): \(reason).")
        }
        var variables = environment
        variables[WireVersion.socketVariable] = String(ProgramProcess.socketNumber)
        // A token can be used once, for the app's window.
        ActivationToken.pass(nil, to: &variables)
        do throws(SystemError) {
            let (ours, theirs) = try Descriptor.connectedPair()
            let (reading, writing) = try Descriptor.pipe()
            process = try ProgramProcess(
                starting: provider.executable,
                arguments: provider.arguments,
                environment: variables,
                socket: theirs,
                output: writing
            )
            socket = ours
            output = reading
        } catch {
            throw failed("\(error)")
        }
        do throws(SystemError) {
            end = try process.makeWatch()
        } catch {
            process.kill()
            process.reap()
            throw failed("the system can't watch over it (\(error))")
        }
    }
}
