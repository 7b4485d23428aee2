/// A layout of a canvas's memory, premultiplied with 8 bits a component.
public struct CanvasFormat: Sendable, Hashable {
    /// An order of the components in memory.
    public enum Order: Sendable, Hashable {
        /// Blue, green, red and alpha.
        case bgra
        /// Red, green, blue and alpha.
        case rgba
        /// Alpha, red, green and blue.
        case argb
        /// Alpha, blue, green and red.
        case abgr
        /// Gray alone.
        case gray
        /// Alpha alone.
        case alpha
    }

    /// The order of the components.
    public var order: Order
    /// A Boolean value that indicates whether the alpha component is unused.
    public var isOpaque: Bool

    /// Creates a layout.
    public init(order: Order, isOpaque: Bool) {
        self.order = order
        self.isOpaque = isOpaque || order == .gray
    }

    /// The number of bytes of one pixel.
    public var bytesPerPixel: Int { order == .gray || order == .alpha ? 1 : 4 }

    /// A Boolean value that indicates whether red and blue are exchanged in all drawing.
    ///
    /// Cairo's pixels are blue, green, red and alpha in memory. All operators of the canvas treat colors alike, so the
    /// other order works by exchanging red and blue in everything drawn.
    var swapsRedAndBlue: Bool { order == .rgba || order == .abgr }

    /// A Boolean value that indicates whether Cairo draws into this layout directly.
    var isNative: Bool { order == .bgra || order == .rgba || order == .alpha }
}
