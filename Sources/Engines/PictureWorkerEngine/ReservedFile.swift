import Dispatch
import Foundation
import PictureEngine
import PixelEngine

/// Memory for a part of a picture, whose pages a thread takes while another decodes.
struct ReservedFile {
    private let reserved: MemoryFile
    private let isReady = DispatchSemaphore(value: 0)

    /// Starts to take the pages, or returns nil when it isn't worth a thread, or when there is no memory.
    init?(for part: PicturePart) {
        let need = part.need
        let sides = 1...Raster.maximumSide
        guard sides.contains(need.width), sides.contains(need.height) else { return nil }
        let layout = SealedLayout(width: need.width, height: need.height, format: part.format, alpha: .opaque)
        guard layout.byteCount >= MemoryFile.largeByteCount, let file = MemoryFile(byteCount: layout.byteCount) else {
            return nil
        }
        reserved = file
        Thread.detachNewThread { [isReady] in
            file.reserve()
            isReady.signal()
        }
    }

    /// The memory, once it has all pages.
    var file: MemoryFile {
        isReady.wait()
        // The next call doesn't wait.
        isReady.signal()
        return reserved
    }
}
