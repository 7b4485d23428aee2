import Dispatch
import Foundation
import PictureEngine
import PixelEngine

/// Shared memory for a part of a picture, paged in on a thread while another decodes.
///
/// Each new page costs a microsecond or more, and a photo has thousands.
struct PreparedMemory {
    private let block: PixelMemory
    private let isReady = DispatchSemaphore(value: 0)

    /// Starts to page in memory, or returns nil when it isn't worth a thread, or when there is none.
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

    /// The memory, once all of it is paged in.
    var memory: PixelMemory {
        isReady.wait()
        return block
    }
}
