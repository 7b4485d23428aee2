/// The way an input of a model takes a picture.
///
/// Every component of a pixel, a byte, becomes the number `byte * scale + bias` of its color.
public struct ImageInput: Sendable, Hashable {
    /// The order of the numbers.
    public var order: Order
    /// The colors, in the order in which the model takes them.
    public var colors: Colors
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// A Boolean value that indicates whether pictures of other widths are taken.
    public var hasAnyWidth: Bool
    /// A Boolean value that indicates whether pictures of other heights are taken.
    public var hasAnyHeight: Bool
    /// The factor of every color.
    public var scale: [Double]
    /// The summand of every color.
    public var bias: [Double]

    /// An order of numbers.
    public enum Order: String, Sendable, Hashable, Codable {
        /// One plane after another: all of the first color, then all of the next.
        case planes = "NCHW"
        /// One pixel after another.
        case pixels = "NHWC"
    }

    /// The colors of a picture and their order.
    public enum Colors: String, Sendable, Hashable, Codable {
        /// Red, green and blue.
        case rgb = "RGB"
        /// Blue, green and red.
        case bgr = "BGR"
        /// Brightness alone.
        case gray = "GRAY"

        /// The number of components.
        public var count: Int { self == .gray ? 1 : 3 }
    }

    /// The width and height of pictures for a model that leaves them open and says nothing.
    public static let usualSide: Int = 640
    /// The largest width or height of a picture.
    public static let maximumSide: Int = 8192
}
