import Foundation
import Synchronization

/// What a program reads once when its requests keep the main thread from other work.
///
/// A script has nothing else for that thread to do, and reads nothing. Where a run loop is running, people's clicks and
/// timers wait for the requests; and whoever runs a program in a debugger wants to hear of it before there is a window.
enum MainThreadNote {
    private static let isWritten = Mutex(false)

    static func writeIfDue() {
        #if DEBUG
            guard Thread.isMainThread, isDue(isLoopRunning: RunLoop.main.currentMode != nil, processStatus) else {
                return
            }
            let isFirst = isWritten.withLock { isWritten in
                defer { isWritten = true }
                return !isWritten
            }
            guard isFirst else { return }
            FileHandle.standardError.write(
                Data("Vision: perform(_:) blocks the main thread; call it from another.\n".utf8)
            )
        #endif
    }

    /// Returns whether the note is worth reading on the main thread, given what the kernel says of the process.
    static func isDue(isLoopRunning: Bool, _ status: @autoclosure () -> String?) -> Bool {
        if isLoopRunning { return true }
        let line = status()?.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        return line.flatMap { Int($0.dropFirst("TracerPid:".count).trimmingCharacters(in: .whitespaces)) } ?? 0 != 0
    }

    private static var processStatus: String? { try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) }
}
