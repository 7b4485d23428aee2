import Foundation
import FoundationCompatibility
package import PixelEngine

/// A buffer of pixels with attachments.
///
/// A buffer has a size, a pixel format and one or more planes. Its bytes are reachable between
/// ``CVPixelBufferLockBaseAddress(_:_:)`` and ``CVPixelBufferUnlockBaseAddress(_:_:)``. The functions of this module
/// may be called from any thread; the writer of the bytes makes sure that they aren't used elsewhere at the same time.
public final class CVBuffer {
    /// A plane of a buffer, and its place in memory.
    package struct Plane {
        package let width: Int
        package let height: Int
        package let bytesPerRow: Int
        package let memory: PixelMemory
        package let byteOffset: Int

        package init(width: Int, height: Int, bytesPerRow: Int, memory: PixelMemory, byteOffset: Int) {
            self.width = width
            self.height = height
            self.bytesPerRow = bytesPerRow
            self.memory = memory
            self.byteOffset = byteOffset
        }
    }

    package let width: Int
    package let height: Int
    package let format: OSType
    package let layout: CVPixelLayout
    package private(set) var planes: [Plane]
    package let padding: CVPixelBufferPadding
    /// The one block behind all planes, or nil when each plane has its own.
    package private(set) var memory: PixelMemory?
    /// The position in that block of the same opaque pixels at half their size, or nil where there are none.
    package let halfOffset: Int?
    /// The pool that gets the block back.
    private let pool: CVPixelBufferPool?

    /// Guards everything below.
    private let lock = NSLock()
    private var readLockCount = 0
    private var writeLockCount = 0
    private var attachments: [String: (value: Any, mode: CVAttachmentMode)] = [:]

    package init(
        width: Int,
        height: Int,
        format: OSType,
        layout: CVPixelLayout,
        planes: [Plane],
        padding: CVPixelBufferPadding = .zero,
        memory: PixelMemory?,
        halfOffset: Int? = nil,
        pool: CVPixelBufferPool? = nil
    ) {
        self.width = width
        self.height = height
        self.format = format
        self.layout = layout
        self.planes = planes
        self.padding = padding
        self.memory = memory
        self.halfOffset = halfOffset
        self.pool = pool
    }

    deinit {
        guard let pool, var block = takeMemory() else { return }
        let isUnshared = isKnownUniquelyReferenced(&block)
        pool.takeBack(block, isUnshared: isUnshared)
    }
}

/// A buffer that holds an image.
public typealias CVImageBuffer = CVBuffer

/// An image buffer that holds pixels in main memory.
public typealias CVPixelBuffer = CVImageBuffer

extension CVBuffer: Hashable {
    /// Returns a Boolean value that indicates whether two references lead to the same buffer.
    public static func == (lhs: CVBuffer, rhs: CVBuffer) -> Bool { lhs === rhs }

    /// Feeds the identity of the buffer to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CVBuffer {
    /// Gives up the block, so that its receiver can tell whether it is the last user.
    private func takeMemory() -> PixelMemory? {
        defer {
            planes = []
            memory = nil
        }
        return memory
    }
}

// MARK: - Locking

extension CVBuffer {
    package func lockBaseAddress(readOnly: Bool) {
        lock.withLock {
            if readOnly { readLockCount += 1 } else { writeLockCount += 1 }
        }
    }

    /// Takes back one lock, or returns false when there is none of that kind.
    package func unlockBaseAddress(readOnly: Bool) -> Bool {
        lock.withLock {
            guard (readOnly ? readLockCount : writeLockCount) > 0 else { return false }
            if readOnly { readLockCount -= 1 } else { writeLockCount -= 1 }
            return true
        }
    }

    package var isLocked: Bool { lock.withLock { readLockCount + writeLockCount > 0 } }

    /// The address of a plane's first pixel while the buffer is locked.
    package func baseAddress(ofPlane index: Int) -> UnsafeMutableRawPointer? {
        guard isLocked, planes.indices.contains(index) else { return nil }
        return unsafeAddress(of: planes[index])
    }

    /// The address of a plane's first pixel; it stays valid as long as the buffer lives.
    package func unsafeAddress(of plane: Plane) -> UnsafeMutableRawPointer? {
        plane.memory.withUnsafeMutableBytes { $0.baseAddress.map { $0 + plane.byteOffset } }
    }
}

// MARK: - Attachments

extension CVBuffer {
    package func setAttachment(_ value: Any, mode: CVAttachmentMode, for key: String) {
        lock.withLock { attachments[key] = (value, mode) }
    }

    package func attachment(for key: String) -> (value: Any, mode: CVAttachmentMode)? {
        lock.withLock { attachments[key] }
    }

    package func removeAttachment(for key: String) {
        lock.withLock { attachments[key] = nil }
    }

    package func removeAllAttachments() {
        lock.withLock { attachments = [:] }
    }

    package func attachments(_ mode: CVAttachmentMode) -> [String: Any] {
        lock.withLock { attachments.filter { $0.value.mode == mode }.mapValues { $0.value } }
    }
}
