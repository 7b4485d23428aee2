import Dispatch
import Synchronization

/// The loaded handles, lent to one caller at a time.
///
/// A handle takes 10 to 35 MB and 20 ms to load. Those that were used last are kept; as many callers read at a time as
/// there are processors, and the others wait.
final class TesseractPool: Sendable {
    private struct Idle {
        var languages: String
        var handle: TesseractHandle
    }

    private let idle = Mutex<[Idle]>([])
    private let places: DispatchSemaphore
    private let keptCount: Int

    init(readers: Int, kept keptCount: Int) {
        places = DispatchSemaphore(value: max(1, readers))
        self.keptCount = keptCount
    }

    /// Calls a closure with a handle for languages, made by another closure if none is idle.
    ///
    /// A handle that threw isn't kept.
    func withHandle<T>(
        for languages: String,
        make: () throws(TesseractError) -> TesseractHandle,
        _ body: (TesseractHandle) throws(TesseractError) -> T
    ) throws(TesseractError) -> T {
        places.wait()
        defer { places.signal() }
        let handle: TesseractHandle
        if let idle = take(languages) { handle = idle } else { handle = try make() }
        let result = try body(handle)
        // Deleting handles takes time, so the surplus ones go when the lock is free.
        let surplus = idle.withLock { idle -> [Idle] in
            idle.append(Idle(languages: languages, handle: handle))
            let count = max(0, idle.count - keptCount)
            defer { idle.removeFirst(count) }
            return Array(idle.prefix(count))
        }
        _ = consume surplus
        return result
    }

    private func take(_ languages: String) -> TesseractHandle? {
        idle.withLock { idle in
            idle.lastIndex { $0.languages == languages }.map { idle.remove(at: $0).handle }
        }
    }
}
