import CHEIF
import Synchronization

/// A time in which memory that libraries take from the heap begins as zeros.
///
/// Of a damaged HEVC picture, libde265 delivers what it has, and libheif doesn't say so: the rest is what was in the
/// memory before, such as another picture. Neither library lets a caller clear it first, so the C library does. The
/// option holds for the whole process, which other threads notice by nothing but a little time.
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
