/// An option for making a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}

// MARK: - Options

extension CIContextOption {
    /// The color space of rendered pixels; sRGB, unless a call names another.
    public static let outputColorSpace = CIContextOption(rawValue: "CIContextOption.outputColorSpace")
    /// The color space of calculations; always linear sRGB here.
    public static let workingColorSpace = CIContextOption(rawValue: "CIContextOption.workingColorSpace")
    /// The format of calculations; always single precision here.
    public static let workingFormat = CIContextOption(rawValue: "CIContextOption.workingFormat")
    /// A Boolean value: images are scaled down with high quality.
    public static let highQualityDownsample = CIContextOption(rawValue: "CIContextOption.highQualityDownsample")
    /// A Boolean value: rendered colors are premultiplied by alpha; true when absent.
    public static let outputPremultiplied = CIContextOption(rawValue: "CIContextOption.outputPremultiplied")
    /// A Boolean value about caches, of which there are none here.
    public static let cacheIntermediates = CIContextOption(rawValue: "CIContextOption.cacheIntermediates")
    /// A Boolean value; rendering always runs on the processor here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "CIContextOption.useSoftwareRenderer")
    /// A Boolean value about the order of rendering, which has no effect here.
    public static let priorityRequestLow = CIContextOption(rawValue: "CIContextOption.priorityRequestLow")
    /// A Boolean value about the choice of processor, which has no effect here.
    public static let allowLowPower = CIContextOption(rawValue: "CIContextOption.allowLowPower")
    /// A name that shows up in diagnostics.
    public static let name = CIContextOption(rawValue: "CIContextOption.name")
    /// A number of megabytes, which has no effect here.
    public static let memoryLimit = CIContextOption(rawValue: "CIContextOption.memoryLimit")
}

/// An option for encoding an image.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
}
