import Foundation
import Glibc
import ProcessEngine

/// A watch over folders, which reports changes by any program.
///
/// It covers the folders and those directly inside; folders that are missing are reported when they appear. The watch
/// ends with its last reference.
package final class FolderWatch: Sendable {
    /// The waits by which a storm of changes becomes one report.
    package struct Patience: Sendable {
        /// How long no change may happen before a report.
        package var quiet: Duration = .milliseconds(50)
        /// The longest wait for quiet after a change.
        package var longest: Duration = .milliseconds(400)

        /// Creates the default waits.
        package init() {}
    }

    /// The end of a pipe whose closing ends the thread.
    private let stop: Descriptor

    /// Watches folders; every change from now on is reported.
    ///
    /// - Parameters:
    ///   - folders: The paths of the folders.
    ///   - patience: The waits by which a storm of changes becomes one report.
    ///   - onChange: Called on a thread of the watch after changes.
    package init(
        _ folders: [String],
        patience: Patience = Patience(),
        onChange: @escaping @Sendable () -> Void
    ) throws(StoreError) {
        let events: Descriptor
        let stopped: Descriptor
        do throws(SystemError) {
            let number = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard number >= 0 else { throw SystemError(number: errno) }
            events = Descriptor(owning: number)
            (stopped, stop) = try Descriptor.pipe()
        } catch {
            throw StoreError(
                code: .unavailable,
                message: "Changes of the stores can't be watched (\(error)). Raise fs.inotify.max_user_instances."
            )
        }
        var watched = WatchedFolders(folders, events: events)
        watched.refresh()
        let start = watched
        Thread.detachNewThread {
            Thread.current.name = "fovea.stores"
            var watched = start
            Self.run(&watched, stopped: stopped, patience: patience, onChange: onChange)
        }
    }

    private static func run(
        _ watched: inout WatchedFolders,
        stopped: Descriptor,
        patience: Patience,
        onChange: () -> Void
    ) {
        /// When the changes that have happened are reported.
        var due: (quiet: ContinuousClock.Instant, longest: ContinuousClock.Instant)?
        while true {
            let now = ContinuousClock.now
            if let (quiet, longest) = due, now >= min(quiet, longest) {
                due = nil
                onChange()
                continue
            }
            var waits = [
                pollfd(fd: watched.events.rawValue, events: Int16(POLLIN), revents: 0),
                pollfd(fd: stopped.rawValue, events: Int16(POLLIN), revents: 0),
            ]
            let pause = due.map { now.duration(to: min($0.quiet, $0.longest)) }
            // Rounded up, or the last millisecond would be polled over and over.
            let milliseconds = pause.map { Int32($0 / .milliseconds(1)) + 1 } ?? -1
            guard unsafe poll(&waits, 2, milliseconds) >= 0 || errno == EINTR else { return }
            if waits[1].revents != 0 { return }
            if waits[0].revents != 0, watched.takeEvents() {
                let now = ContinuousClock.now
                due = (now + patience.quiet, due?.longest ?? now + patience.longest)
            }
        }
    }
}
