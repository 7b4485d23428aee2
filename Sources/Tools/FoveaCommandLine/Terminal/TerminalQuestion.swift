import Foundation

/// Queries to the terminal.
package enum TerminalQuestion {
    /// Queries the terminal's graphics protocol; nil when it has none or doesn't answer.
    static func way(_ environment: [String: String]) -> PictureDisplay? {
        // A terminal multiplexer would answer for itself, and pictures wouldn't reach the terminal.
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        // A picture of one pixel that isn't stored, then the query that every terminal answers.
        return way(inAnswer: ask("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"))
    }

    /// Returns the protocol in an answer; kitty's is preferred, as it keeps all colors.
    package static func way(inAnswer answer: String) -> PictureDisplay? {
        if answer.contains("\u{1B}_Gi=31;OK") { return .kitty }
        // The device attributes are numbers between "ESC [ ?" and "c"; 4 is sixel.
        guard let start = answer.range(of: "\u{1B}[?"), let end = answer[start.upperBound...].firstIndex(of: "c")
        else { return nil }
        return answer[start.upperBound..<end].split(separator: ";").contains("4") ? .sixel : nil
    }

    /// The size of a character in pixels, if the terminal reports it.
    static var cellSize: (width: Int, height: Int)? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0,
            size.ws_xpixel >= size.ws_col, size.ws_ypixel >= size.ws_row
        else { return nil }
        return (Int(size.ws_xpixel / size.ws_col), Int(size.ws_ypixel / size.ws_row))
    }

    /// Writes escape codes to the terminal and reads its answer, up to the end of the device attributes.
    private static func ask(_ codes: String) -> String {
        let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard terminal >= 0 else { return "" }
        defer { close(terminal) }
        var former = termios()
        guard tcgetattr(terminal, &former) == 0 else { return "" }
        var quiet = former
        quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
        guard tcsetattr(terminal, TCSAFLUSH, &quiet) == 0 else { return "" }
        defer { tcsetattr(terminal, TCSAFLUSH, &former) }

        let bytes = Array(codes.utf8)
        guard write(terminal, bytes, bytes.count) == bytes.count else { return "" }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 256)
        let end = ContinuousClock.now + .milliseconds(300)
        while answer.count < 4096, !isComplete(answer) {
            let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
            var watched = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
            guard left > 0, poll(&watched, 1, Int32(left) + 1) > 0 else { break }
            let count = read(terminal, &buffer, buffer.count)
            guard count > 0 else { break }
            answer += buffer.prefix(count)
        }
        return String(decoding: answer, as: UTF8.self)
    }

    private static func isComplete(_ answer: [UInt8]) -> Bool {
        let text = String(decoding: answer, as: UTF8.self)
        return text.range(of: "\u{1B}[?").map { text[$0.upperBound...].contains("c") } ?? false
    }
}
