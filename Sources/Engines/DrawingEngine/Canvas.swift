import CCairo
import Foundation
public import PixelEngine

/// A bitmap canvas, measured in pixels from the top left corner.
///
/// A canvas draws into its owner's memory. Memory in a format that Cairo doesn't support (alpha first, gray) is copied
/// to a staging buffer before each operation and back after it.
///
/// A canvas isn't `Sendable`: it stays with the task that created it.
@safe public final class Canvas {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The layout of the memory.
    public let format: CanvasFormat

    /// The owner's memory.
    let memory: PixelMemory
    let bytesPerRow: Int
    /// The staging buffer, if Cairo can't draw into the owner's memory.
    private let stage: Stage?
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private(set) var state = State()
    private var savedStates: [State] = []

    /// Settings that Cairo's own state doesn't include.
    struct State {
        var fillColor = DrawingColor.black
        var strokeColor = DrawingColor.black
        var alpha = 1.0
        var smoothing = Smoothing.good
        /// A Boolean value that indicates whether a layer begins with this state.
        var isLayer = false
    }

    /// Creates a canvas on memory that holds `height` rows, `bytesPerRow` apart, and keeps its content.
    public init(
        width: Int,
        height: Int,
        bytesPerRow: Int,
        format: CanvasFormat,
        memory: PixelMemory
    ) throws(PixelError) {
        try Self.check(width: width, height: height, bytesPerRow: bytesPerRow, format: format, memory: memory)
        (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
        self.format = format
        self.memory = memory
        let cairoFormat = format.cairoFormat
        let stride = Int(cairo_format_stride_for_width(cairoFormat, CInt(width)))
        let isAligned = unsafe memory.withUnsafeBytes { Int(bitPattern: $0.baseAddress) % 4 == 0 }
        let isDirect = format.isNative && bytesPerRow % 4 == 0 && bytesPerRow >= stride && isAligned
        stage = isDirect ? nil : try Stage(byteCount: stride * height, bytesPerRow: stride)
        // The pointer outlives the closure; this object retains the memory as long as the surface.
        let target = unsafe (stage?.memory ?? memory).withUnsafeMutableBytes { $0.baseAddress }
        let created = unsafe cairo_image_surface_create_for_data(
            target?.assumingMemoryBound(to: UInt8.self),
            cairoFormat,
            CInt(width),
            CInt(height),
            CInt(stage?.bytesPerRow ?? bytesPerRow)
        )
        guard let created = unsafe created, let drawing = unsafe cairo_create(created) else { throw Self.outOfMemory }
        unsafe surface = unsafe created
        unsafe context = unsafe drawing
        guard unsafe cairo_status(drawing) == CAIRO_STATUS_SUCCESS else { throw Self.outOfMemory }
    }

    deinit {
        unsafe cairo_destroy(context)
        unsafe cairo_surface_destroy(surface)
    }
}

// MARK: - Making

extension Canvas {
    /// The largest side of a canvas.
    public static let maximumSide: Int = 32_767

    private static func check(
        width: Int,
        height: Int,
        bytesPerRow: Int,
        format: CanvasFormat,
        memory: PixelMemory
    ) throws(PixelError) {
        guard width > 0, height > 0, width <= maximumSide, height <= maximumSide,
            bytesPerRow >= width * format.bytesPerPixel,
            memory.byteCount - width * format.bytesPerPixel >= bytesPerRow.multipliedClamped(by: height - 1)
        else {
            throw PixelError(
                code: .invalidSize,
                message: "A canvas can't be \(width) × \(height) pixels; a side may have 1 to \(maximumSide)."
            )
        }
    }

    private static var outOfMemory: PixelError {
        PixelError(code: .outOfMemory, message: "There is no memory for a canvas.")
    }

    /// Memory in one of Cairo's formats.
    private struct Stage {
        let memory: PixelMemory
        let bytesPerRow: Int

        init(byteCount: Int, bytesPerRow: Int) throws(PixelError) {
            guard let memory = PixelMemory.allocate(byteCount: byteCount) else { throw Canvas.outOfMemory }
            self.memory = memory
            self.bytesPerRow = bytesPerRow
        }
    }
}

extension Int {
    fileprivate func multipliedClamped(by other: Int) -> Int {
        let (product, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? .max : product
    }
}

extension CanvasFormat {
    /// Cairo's pixel format for this layout.
    fileprivate var cairoFormat: cairo_format_t {
        switch order {
        case .alpha: CAIRO_FORMAT_A8
        default: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        }
    }
}

// MARK: - Drawing

extension Canvas {
    /// Draws with Cairo, copying the owner's memory to the staging buffer and back if there is one.
    func draw(_ step: (_ context: OpaquePointer) -> Void) {
        if let stage {
            unsafe stage.memory.withUnsafeMutableBytes { staged in
                unsafe memory.withUnsafeBytes { unsafe format.load($0, rowBytes: bytesPerRow, into: staged, self) }
            }
        }
        // The owner may have written pixels since the last operation.
        unsafe cairo_surface_mark_dirty(surface)
        unsafe step(context)
        unsafe cairo_surface_flush(surface)
        if let stage {
            unsafe memory.withUnsafeMutableBytes { bytes in
                unsafe stage.memory.withUnsafeBytes {
                    unsafe format.store($0, into: bytes, rowBytes: bytesPerRow, self)
                }
            }
        }
    }

    /// Changes a setting, without access to pixels.
    func configure(_ change: (_ context: OpaquePointer) -> Void) {
        unsafe change(context)
    }

    /// Changes the settings that Cairo's state doesn't include.
    func update(_ change: (inout State) -> Void) {
        change(&state)
    }

    /// Pushes the graphics state, for ``restore()``.
    public func save() {
        unsafe cairo_save(context)
        savedStates.append(state)
    }

    /// Pops the graphics state of the last ``save()``, if there was one since the layer began.
    public func restore() {
        guard let last = savedStates.last, !last.isLayer else { return }
        savedStates.removeLast()
        state = last
        unsafe cairo_restore(context)
    }

    /// Begins a layer: what follows is drawn on a transparent ground and composited with the canvas as one.
    public func beginLayer() {
        var saved = state
        saved.isLayer = true
        savedStates.append(saved)
        unsafe cairo_push_group(context)
        state.alpha = 1
        setBlendMode(.normal)
    }

    /// Ends the last layer and composites it, or does nothing when none has begun.
    public func endLayer() {
        guard savedStates.contains(where: \.isLayer) else { return }
        while savedStates.last?.isLayer == false { restore() }
        guard var saved = savedStates.popLast() else { return }
        saved.isLayer = false
        state = saved
        unsafe cairo_pop_group_to_source(context)
        unsafe draw { unsafe cairo_paint_with_alpha($0, saved.alpha) }
    }

    /// The row stride of the memory that Cairo draws into.
    var stagedBytesPerRow: Int { stage?.bytesPerRow ?? bytesPerRow }
}
