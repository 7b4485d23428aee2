import PixelEngine

/// A copy of a screen's pixels through the protocol `wlr-screencopy-unstable-v1`.
struct WaylandFrame {
    /// The memory layout of the pixels.
    private struct Layout {
        let format: UInt32
        let width: Int
        let height: Int
        let bytesPerRow: Int
    }

    let desktop: WaylandDesktop
    let sharedMemory: UInt32
    let copying: UInt32

    private var connection: WaylandConnection { desktop.connection }

    /// Copies the pixels of a screen, and turns them upright.
    func picture(of output: WaylandOutput, _ patience: Patience) throws(DesktopError) -> Raster {
        let frame = connection.newObject()
        // Zero leaves the pointer out.
        try connection.send(WaylandMessage(copying, 0).adding(frame).adding(0).adding(output.object), patience)
        var shared: (layout: Layout, memory: PixelMemory)?
        var isFlipped = false
        while true {
            let event = try connection.nextEvent(patience)
            guard event.object == frame else { continue }
            var reader = WaylandMessage.Reader(event)
            switch event.opcode {
            case Event.buffer where shared == nil:
                let layout = Layout(
                    format: try reader.number(),
                    width: Int(try reader.number()),
                    height: Int(try reader.number()),
                    bytesPerRow: Int(try reader.number())
                )
                let memory = try memory(for: layout)
                shared = (layout, memory)
                try copy(frame, into: memory, layout, patience)
            case Event.flags: isFlipped = try reader.number() & 1 != 0
            case Event.ready:
                guard let shared else { throw Self.nothing }
                try connection.send(WaylandMessage(frame, 1), patience)
                return try raster(shared.memory, shared.layout, output.orientation, isFlipped: isFlipped)
            case Event.failed: throw Self.nothing
            default: continue
            }
        }
    }

    /// Events of `zwlr_screencopy_frame_v1`.
    private enum Event {
        static let (buffer, flags, ready, failed): (UInt16, UInt16, UInt16, UInt16) = (0, 1, 2, 3)
    }

    private static var nothing: DesktopError {
        DesktopError(
            code: .failed,
            message: "The compositor gives no picture of a screen; the screen may be off or just changing. Try again."
        )
    }

    /// Allocates memory for a layout, which is validated: it comes from another program.
    private func memory(for layout: Layout) throws(DesktopError) -> PixelMemory {
        let sides = 1...1 << 16
        guard sides.contains(layout.width), sides.contains(layout.height),
            (layout.width * 4...1 << 20).contains(layout.bytesPerRow), layout.bytesPerRow * layout.height <= 1 << 30
        else {
            throw DesktopError(
                code: .failed,
                message:
                    "The compositor tells of a screen of \(layout.width) × \(layout.height) pixels, which can't be."
            )
        }
        guard let memory = PixelMemory.allocateShared(byteCount: layout.bytesPerRow * layout.height) else {
            throw DesktopError(code: .failed, message: "There is no memory for a picture of the screen.")
        }
        return memory
    }

    private func copy(
        _ frame: UInt32,
        into memory: PixelMemory,
        _ layout: Layout,
        _ patience: Patience
    ) throws(DesktopError) {
        let (pool, buffer) = (connection.newObject(), connection.newObject())
        let size = UInt32(memory.byteCount)
        try connection.send(
            WaylandMessage(sharedMemory, 0).adding(pool).adding(size),
            descriptor: memory.fileDescriptor,
            patience
        )
        let sides = [layout.width, layout.height, layout.bytesPerRow].map { UInt32($0) }
        let makeBuffer = sides.reduce(WaylandMessage(pool, 0).adding(buffer).adding(0)) { $0.adding($1) }
        try connection.send(makeBuffer.adding(layout.format), patience)
        try connection.send(WaylandMessage(pool, 1), patience)
        try connection.send(WaylandMessage(frame, 0).adding(buffer), patience)
    }

    private func raster(
        _ memory: PixelMemory,
        _ layout: Layout,
        _ orientation: PictureOrientation,
        isFlipped: Bool
    ) throws(DesktopError) -> Raster {
        // Formats of `wl_shm` with 8 bits a component, with and without alpha.
        let formats: [UInt32: PixelFormat] = [0: .bgra8, 1: .bgra8, 0x3432_4241: .rgba8, 0x3432_4258: .rgba8]
        guard let format = formats[layout.format] else {
            throw DesktopError(
                code: .failed,
                message: """
                    The compositor keeps its screen in pixels of a format that isn't read (\(layout.format)). Set the \
                    screen to 8 bits a color.
                    """
            )
        }
        do {
            let stored = try unsafe memory.withUnsafeBytes { bytes throws(PixelError) in
                try unsafe Raster(
                    screen: bytes,
                    format,
                    width: layout.width,
                    height: layout.height,
                    bytesPerRow: layout.bytesPerRow
                )
            }
            return try (isFlipped ? stored.oriented(.downMirrored) : stored).oriented(orientation)
        } catch {
            throw DesktopError(code: .failed, message: error.message)
        }
    }
}
