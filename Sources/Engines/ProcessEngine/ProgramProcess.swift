import CUnixMessages
import Foundation

/// A child process that leads a process group of its own.
package struct ProgramProcess: Sendable {
    /// The end of a child process.
    package struct End: Sendable {
        /// The exit code.
        package let code: Int32
        /// The signal that killed it, or 0.
        package let signal: Int32
    }

    /// The descriptor number of the socket in the child process.
    package static let socketNumber: Int32 = FOVEA_PROVIDER_SOCKET

    /// The number of the process.
    package let number: Int32

    /// Starts a program.
    ///
    /// Its input is empty, its output goes to `output`, and `socket` is its descriptor ``socketNumber``; it inherits no
    /// other.
    package init(
        starting path: String,
        arguments: [String],
        environment: [String: String],
        socket: Descriptor,
        output: Descriptor
    ) throws(SystemError) {
        let words = CStrings([path] + arguments)
        let variables = CStrings(environment.map { "\($0.key)=\($0.value)" })
        var number: Int32 = 0
        let failure = unsafe words.withPointers { words in
            unsafe variables.withPointers { variables in
                unsafe fovea_start_program(path, words, variables, nil, socket.rawValue, output.rawValue, &number)
            }
        }
        guard failure == 0 else { throw SystemError(number: failure) }
        self.number = number
    }

    /// Returns a descriptor that becomes readable when the process ends.
    package func makeWatch() throws(SystemError) -> Descriptor {
        let watch = fovea_process_descriptor(number)
        guard watch >= 0 else { throw .last }
        return Descriptor(owning: watch)
    }

    /// Kills the process group.
    package func kill() { _ = Glibc.kill(-number, SIGKILL) }

    /// Waits for the end of the process, whose number may be reused from then on.
    @discardableResult
    package func reap() -> End {
        var (code, signal): (Int32, Int32) = (0, 0)
        _ = unsafe fovea_reap(number, &code, &signal)
        return End(code: code, signal: signal)
    }
}
