package import Foundation
import Synchronization

/// A place where text goes: standard output, standard error, a file, or memory in tests.
///
/// Each write arrives whole, however many tasks write at a time.
package final class OutputChannel: Sendable {
    private let write: Mutex<@Sendable (Data) throws -> Void>
    /// A Boolean value that indicates whether a terminal shows the text.
    package let isTerminal: Bool
    /// The number of columns to fill.
    package let width: Int

    /// Creates a channel over a closure that takes bytes.
    package init(isTerminal: Bool = false, width: Int = 80, write: @escaping @Sendable (Data) throws -> Void) {
        self.write = Mutex(write)
        self.isTerminal = isTerminal
        self.width = width
    }

    /// Writes text for people, without what would steer a terminal; see ``TerminalText``.
    package func write(_ text: String) throws(CommandFailure) { try write(Data(TerminalText.cleaned(text))) }

    /// Writes bytes as they are, for programs: JSON, paths and pictures.
    package func write(_ data: Data) throws(CommandFailure) {
        do {
            try write.withLock { write in try write(data) }
        } catch {
            throw CommandFailure(.inputOutput, "The output can't be written: \(Self.reason(error)).")
        }
    }

    private static func reason(_ error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        return cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
    }
}

extension OutputChannel {
    /// Returns a channel to an open file.
    package static func file(_ handle: FileHandle, environment: [String: String] = [:]) -> OutputChannel {
        let descriptor = handle.fileDescriptor
        let isTerminal = isatty(descriptor) == 1
        return OutputChannel(
            isTerminal: isTerminal,
            width: isTerminal ? terminalWidth(descriptor, environment: environment) : 80
        ) { try handle.write(contentsOf: $0) }
    }

    private static func terminalWidth(_ descriptor: Int32, environment: [String: String]) -> Int {
        // A bar fills what there is, so it isn't drawn for a number that no terminal has.
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), 1...10_000 ~= columns { return columns }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
