/// A layout of the memory that a canvas draws into, 8 bits a component and premultiplied.
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
        /// One component of light.
        case gray
        /// Alpha and no color.
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

    /// A Boolean value that indicates whether red and blue trade places in all that is drawn.
    ///
    /// Cairo's pixels are blue, green, red and alpha in memory. None of the operators that the canvas uses treats
    /// one color unlike another, so that pixels with red and blue exchanged are drawn by exchanging red and blue
    /// in everything drawn.
    var swapsRedAndBlue: Bool { order == .rgba || order == .abgr }

    /// A Boolean value that indicates whether Cairo draws into memory of this layout.
    var isNative: Bool { order == .bgra || order == .rgba || order == .alpha }
}
