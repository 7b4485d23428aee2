import CHEIF
import Synchronization

/// A period in which new heap memory is filled with zeros.
///
/// libde265 returns the decoded part of a damaged HEVC picture, and libheif doesn't report that: the rest is the
/// previous content of the memory, such as another picture. Neither library lets a caller clear it first, so the C
/// library does. The option applies to the whole process, which costs other threads only a little time.
enum ClearedHeap {
    private static let userCount = Mutex(0)

    /// Calls a closure while new memory is cleared.
    static func during<R>(_ body: () throws(ImageCodingError) -> R) throws(ImageCodingError) -> R {
        userCount.withLock { count in
            count += 1
            if count == 1 { fovea_clear_new_memory(1) }
        }
        defer {
            userCount.withLock { count in
                count -= 1
                if count == 0 { fovea_clear_new_memory(0) }
            }
        }
        return try body()
    }
}
