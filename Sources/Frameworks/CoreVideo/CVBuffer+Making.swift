import FoundationCompatibility
package import PixelEngine

extension CVBuffer {
    /// Allocates a buffer of zeros.
    package static func allocate(_ plan: CVPixelBufferPlan) throws(CVError) -> CVBuffer {
        let memory =
            plan.isShared
            ? PixelMemory.allocateShared(byteCount: plan.byteCount) : PixelMemory.allocate(byteCount: plan.byteCount)
        guard let memory else { throw CVError(kCVReturnAllocationFailed) }
        return try CVBuffer(plan, memory: memory)
    }

    /// Lays a planned buffer into an existing block, which may be a mapped descriptor.
    package convenience init(
        _ plan: CVPixelBufferPlan,
        memory: PixelMemory,
        pool: CVPixelBufferPool? = nil
    ) throws(CVError) {
        guard memory.byteCount >= plan.byteCount else { throw CVError(kCVReturnInvalidArgument) }
        self.init(
            width: plan.width,
            height: plan.height,
            format: plan.format,
            layout: plan.layout,
            planes: plan.planes.map {
                Plane(
                    width: $0.width,
                    height: $0.height,
                    bytesPerRow: $0.bytesPerRow,
                    memory: memory,
                    byteOffset: $0.byteOffset
                )
            },
            padding: plan.padding,
            memory: memory,
            pool: pool
        )
    }

    /// Makes a packed buffer around bytes of another owner.
    static func wrap(
        _ width: Int,
        _ height: Int,
        _ format: OSType,
        bytes: UnsafeMutableRawPointer,
        bytesPerRow: Int,
        release: CVPixelBufferReleaseBytesCallback?,
        context: UnsafeMutableRawPointer?
    ) throws(CVError) -> CVBuffer {
        let plan = try CVPixelBufferPlan(width, height, format, rowAlignment: 1)
        guard !plan.layout.isPlanar, (plan.planes[0].bytesPerRow...1 << 28).contains(bytesPerRow) else {
            throw CVError(kCVReturnInvalidArgument)
        }
        // The pointer is the caller's to vouch for, and only the callback gets it.
        nonisolated(unsafe) let context = context
        let memory = PixelMemory.wrapping(bytes, byteCount: bytesPerRow * height) { release?(context, $0) }
        let plane = Plane(width: width, height: height, bytesPerRow: bytesPerRow, memory: memory, byteOffset: 0)
        return CVBuffer(
            width: width,
            height: height,
            format: format,
            layout: plan.layout,
            planes: [plane],
            memory: memory
        )
    }

    /// Makes a buffer around planes of another owner.
    static func wrap(
        _ width: Int,
        _ height: Int,
        _ format: OSType,
        planes: [(address: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int)],
        owner: PlanarBytesOwner
    ) throws(CVError) -> CVBuffer {
        let plan = try CVPixelBufferPlan(width, height, format, rowAlignment: 1)
        guard planes.count == plan.planes.count else { throw CVError(kCVReturnInvalidArgument) }
        var wrapped: [Plane] = []
        for (given, planned) in zip(planes, plan.planes) {
            guard
                let address = given.address, given.width == planned.width, given.height == planned.height,
                (planned.bytesPerRow...1 << 28).contains(given.bytesPerRow)
            else { throw CVError(kCVReturnInvalidArgument) }
            let memory = PixelMemory.wrapping(address, byteCount: given.bytesPerRow * given.height) {
                _ in withExtendedLifetime(owner) {}
            }
            wrapped.append(
                Plane(
                    width: given.width,
                    height: given.height,
                    bytesPerRow: given.bytesPerRow,
                    memory: memory,
                    byteOffset: 0
                )
            )
        }
        owner.adopt()
        return CVBuffer(
            width: width,
            height: height,
            format: format,
            layout: plan.layout,
            planes: wrapped,
            memory: nil
        )
    }
}

/// A keeper of the planes that a caller lent to a buffer.
///
/// `@unchecked Sendable`: the pointers are constants that only `deinit` hands on, and `isAdopted` is written once,
/// before the buffer that keeps this object is handed out.
final class PlanarBytesOwner: @unchecked Sendable {
    private let block: UnsafeMutableRawPointer?
    private let byteCount: Int
    private let planes: [UnsafeMutableRawPointer?]
    private let release: CVPixelBufferReleasePlanarBytesCallback?
    private let context: UnsafeMutableRawPointer?
    private var isAdopted = false

    init(
        block: UnsafeMutableRawPointer?,
        byteCount: Int,
        planes: [UnsafeMutableRawPointer?],
        release: CVPixelBufferReleasePlanarBytesCallback?,
        context: UnsafeMutableRawPointer?
    ) {
        self.block = block
        self.byteCount = byteCount
        self.planes = planes
        self.release = release
        self.context = context
    }

    /// Notes that a buffer uses the planes; before that they still belong to the caller.
    func adopt() { isAdopted = true }

    deinit {
        guard isAdopted else { return }
        var addresses = planes.map { $0.map { UnsafeRawPointer($0) } }
        release?(context, block, byteCount, planes.count, &addresses)
    }
}
