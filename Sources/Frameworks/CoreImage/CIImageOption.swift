/// An option for making an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

// MARK: - Options

extension CIImageOption {
    /// The meaning of the components: a color space, or `NSNull` for numbers that are no colors.
    public static let colorSpace = CIImageOption(rawValue: "CIImageOption.colorSpace")
    /// A truth value: pixels keep hard edges when the image is scaled.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageOption.nearestSampling")
    /// A dictionary that becomes the image's properties.
    public static let properties = CIImageOption(rawValue: "CIImageOption.properties")
    /// A truth value: the image stands upright as its file says.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageOption.applyOrientationProperty")
}
