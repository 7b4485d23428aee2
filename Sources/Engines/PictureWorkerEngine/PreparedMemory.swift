import Dispatch
import Foundation
import PictureEngine
import PixelEngine

/// Shared memory for a part of a picture, made ready on a thread beside the one that decodes.
///
/// Each new page of it costs a microsecond or more, and a photo takes thousands.
struct PreparedMemory {
    private let block: PixelMemory
    private let isReady = DispatchSemaphore(value: 0)

    /// Begins to make memory ready, or returns nil where it isn't worth a thread, or there is none.
    init?(for part: PicturePart) {
        let row = Raster.sealedRowByteCount(width: part.need.width, part.format)
        let (byteCount, overflow) = row.multipliedReportingOverflow(by: part.need.height)
        guard !overflow, byteCount >= 4 << 20, let block = PixelMemory.allocateShared(byteCount: byteCount) else {
            return nil
        }
        self.block = block
        Thread.detachNewThread { [isReady] in
            block.populate()
            isReady.signal()
        }
    }

    /// The memory, once all of it is there.
    var memory: PixelMemory {
        isReady.wait()
        return block
    }
}
