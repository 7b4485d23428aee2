/// The meaning of alpha in rendered pixels.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
    /// Nothing.
    case none = 0
    /// Coverage, which the colors are multiplied by.
    case premultiplied = 1
    /// Coverage, which the colors are not multiplied by.
    case unpremultiplied = 2
}
