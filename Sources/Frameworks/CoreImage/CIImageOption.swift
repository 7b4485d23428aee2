/// An option for making an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

// MARK: - Options

extension CIImageOption {
    /// The color space, or `NSNull` for components that aren't colors.
    public static let colorSpace = CIImageOption(rawValue: "CIImageOption.colorSpace")
    /// A Boolean value: the image is scaled with nearest-neighbor sampling.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageOption.nearestSampling")
    /// A dictionary that becomes the image's properties.
    public static let properties = CIImageOption(rawValue: "CIImageOption.properties")
    /// A Boolean value: the file's orientation is applied.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageOption.applyOrientationProperty")
}
