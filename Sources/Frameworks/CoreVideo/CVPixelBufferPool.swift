public import FoundationCompatibility
import PixelEngine
import Synchronization

/// The least number of buffers that a pool keeps.
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
/// The age at which a pool drops an unused buffer; it has no effect here.
public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
/// The number of buffers in use at which a pool refuses to make another.
public let kCVPixelBufferPoolAllocationThresholdKey: CFString = "BufferPoolAllocationThreshold"

/// A pool of pixel buffers of one kind, which reuses their memory.
///
/// The memory of a buffer comes back when the buffer goes away. Its pixels are then whatever was left in them.
public final class CVPixelBufferPool: Sendable {
    private struct State {
        var free: [PixelMemory] = []
        var usedCount = 0
    }

    fileprivate let plan: CVPixelBufferPlan
    private let state = Mutex(State())

    package init(_ plan: CVPixelBufferPlan) { self.plan = plan }

    package func makeBuffer(threshold: Int? = nil) throws(CVError) -> CVPixelBuffer {
        let memory = try reserve(threshold: threshold)
        return try CVBuffer(plan, memory: memory, pool: self)
    }

    private func reserve(threshold: Int?) throws(CVError) -> PixelMemory {
        let reused: PixelMemory? = try state.withLock { state throws(CVError) in
            if let threshold, state.usedCount >= threshold {
                throw CVError(kCVReturnWouldExceedAllocationThreshold)
            }
            state.usedCount += 1
            return state.free.popLast()
        }
        if let reused { return reused }
        let made =
            plan.isShared
            ? PixelMemory.allocateShared(byteCount: plan.byteCount) : PixelMemory.allocate(byteCount: plan.byteCount)
        guard let made else {
            state.withLock { $0.usedCount -= 1 }
            throw CVError(kCVReturnPoolAllocationFailed)
        }
        return made
    }

    /// Takes the memory of a buffer that goes away, unless a picture still shows it or it is sealed.
    func takeBack(_ memory: PixelMemory, isUnshared: Bool) {
        let isUsable = isUnshared && !memory.isSealed
        state.withLock {
            $0.usedCount -= 1
            if isUsable { $0.free.append(memory) }
        }
    }

    package func flush() { state.withLock { $0.free = [] } }

    package var freeCount: Int { state.withLock { $0.free.count } }
}

/// Creates a pool.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?,
    _ poolAttributes: CFDictionary?,
    _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = nil
    let values = pixelBufferAttributes ?? [:]
    guard
        let width = values.integer(kCVPixelBufferWidthKey), let height = values.integer(kCVPixelBufferHeightKey),
        let format = values.integer(kCVPixelBufferPixelFormatTypeKey).flatMap({ OSType(exactly: $0) })
    else { return kCVReturnInvalidPixelBufferAttributes }
    do throws(CVError) {
        let plan = try CVPixelBufferPlan(width, height, format, attributes: pixelBufferAttributes)
        poolOut.pointee = CVPixelBufferPool(plan)
        return kCVReturnSuccess
    } catch {
        return error.code
    }
}

/// Creates a buffer with the attributes of a pool, reusing memory where it can.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?,
    _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(allocator, pixelBufferPool, nil, pixelBufferOut)
}

/// Creates a buffer as long as no more than a threshold of them is in use.
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?,
    _ pixelBufferPool: CVPixelBufferPool,
    _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    do throws(CVError) {
        let threshold = auxAttributes?.integer(kCVPixelBufferPoolAllocationThresholdKey)
        pixelBufferOut.pointee = try pixelBufferPool.makeBuffer(threshold: threshold)
        return kCVReturnSuccess
    } catch {
        pixelBufferOut.pointee = nil
        return error.code
    }
}

/// A set of options for emptying a pool.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: CVOptionFlags

    /// Creates options from bits.
    public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }

    /// All unused buffers are freed, whatever their age.
    public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

/// Frees the memory that a pool keeps for later.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {
    pool.flush()
}
