package import Foundation
import Synchronization

/// A destination of text: standard output, standard error, a file, or memory in tests.
///
/// Each write is atomic, however many tasks write at a time.
package final class OutputChannel: Sendable {
    private let write: Mutex<@Sendable (Data) throws -> Void>
    /// A Boolean value that indicates whether the text goes to a terminal.
    package let isTerminal: Bool
    /// The width in columns.
    package let width: Int

    /// Creates a channel with a closure that writes bytes.
    package init(isTerminal: Bool = false, width: Int = 80, write: @escaping @Sendable (Data) throws -> Void) {
        self.write = Mutex(write)
        self.isTerminal = isTerminal
        self.width = width
    }

    /// Writes text for people, with control characters removed; see ``TerminalText``.
    package func write(_ text: String) throws(CommandFailure) { try write(Data(TerminalText.cleaned(text))) }

    /// Writes raw bytes, for programs: JSON, paths and pictures.
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
        // An absurd number would make a bar of that length.
        if let columns = environment["COLUMNS"].flatMap({ Int($0) }), 1...10_000 ~= columns { return columns }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
