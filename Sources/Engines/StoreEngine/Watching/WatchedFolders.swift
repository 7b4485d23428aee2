import Foundation
import Glibc
import ProcessEngine

/// The folders that the kernel watches for a ``FolderWatch``.
struct WatchedFolders: Sendable {
    /// The most folders inside the watched ones that are watched, too.
    private static let folderLimit = 1000

    /// The kernel's queue of events.
    let events: Descriptor
    private let roots: [String]
    /// The watches on folders above a missing one.
    private var above: Set<Int32> = []
    private var existing: Set<String> = []

    init(_ roots: [String], events: Descriptor) {
        self.roots = roots
        self.events = events
    }

    /// Watches what there is now; a folder that is watched already keeps its watch.
    mutating func refresh() {
        above = []
        existing = []
        for root in roots {
            if watch(root) != nil {
                existing.insert(root)
                let folders = (try? OpenFolder(at: root).names(limit: 50_000, kind: .folders)) ?? []
                for folder in folders.sorted().prefix(Self.folderLimit) { _ = watch("\(root)/\(folder)") }
            } else {
                watchAbove(root)
            }
        }
    }

    /// Takes the events that wait, and returns whether one of them is a change.
    mutating func takeEvents() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var isChange = false
        var isOutdated = false
        while true {
            let count = unsafe read(events.rawValue, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            for event in FolderEvent.events(in: buffer[..<count]) {
                if above.contains(event.watch) || event.changesFolders { isOutdated = true }
                if !above.contains(event.watch), event.isChange { isChange = true }
            }
        }
        if isOutdated {
            let before = existing
            refresh()
            if existing != before { isChange = true }
        }
        return isChange
    }

    private func watch(_ path: String) -> Int32? {
        let mask =
            UInt32(IN_CLOSE_WRITE) | UInt32(IN_MODIFY) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_CREATE)
            | UInt32(IN_DELETE) | UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR)
        let number = unsafe inotify_add_watch(events.rawValue, path, mask)
        return number >= 0 ? number : nil
    }

    private mutating func watchAbove(_ root: String) {
        var folder = (root as NSString).deletingLastPathComponent
        while folder.hasPrefix("/") {
            if let number = watch(folder) {
                above.insert(number)
                // It may have appeared before the watch.
                if folder == (root as NSString).deletingLastPathComponent, watch(root) != nil { existing.insert(root) }
                return
            }
            guard folder != "/" else { return }
            folder = (folder as NSString).deletingLastPathComponent
        }
    }
}

/// An event in a watched folder.
struct FolderEvent {
    /// The number of the watch.
    let watch: Int32
    private let mask: UInt32
    private let isHidden: Bool

    /// Whether items can have changed: files that are being written have hidden names until they are whole.
    var isChange: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 || (!isHidden && mask & UInt32(IN_IGNORED) == 0) }

    /// Whether folders have come or gone.
    var changesFolders: Bool {
        let ends = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF) | UInt32(IN_Q_OVERFLOW) | UInt32(IN_ISDIR)
        return mask & ends != 0
    }

    /// Reads the kernel's records: a watch, a mask, a number, the length of the name and the name.
    static func events(in bytes: ArraySlice<UInt8>) -> [FolderEvent] {
        var events: [FolderEvent] = []
        var rest = bytes
        while rest.count >= 16 {
            let length = Int(number(rest, 12))
            guard rest.count - 16 >= length else { break }
            let name = rest.dropFirst(16).prefix(length)
            events.append(
                FolderEvent(
                    watch: Int32(bitPattern: number(rest, 0)),
                    mask: number(rest, 4),
                    isHidden: name.first == UInt8(ascii: ".")
                )
            )
            rest = rest.dropFirst(16 + length)
        }
        return events
    }

    private static func number(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> UInt32 {
        let start = bytes.startIndex + offset
        return bytes[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
