public import FoundationCompatibility

/// A meaning of color components.
///
/// A space is a constant: two spaces of the same name are equal.
public final class CGColorSpace: Sendable {
    /// The name, or nil for a space of the device.
    public let name: CFString?
    /// The kind of components.
    public let model: CGColorSpaceModel

    /// Creates a space by its name, or returns nil for a name that is not known.
    public init?(name: CFString) {
        guard let model = CGColorSpace.models[name] else { return nil }
        self.name = name
        self.model = model
    }

    fileprivate init(device model: CGColorSpaceModel) {
        name = nil
        self.model = model
    }

    /// The number of color components, alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .rgb, .lab, .XYZ, .deviceN: 3
        case .cmyk: 4
        case .unknown, .pattern: 0
        }
    }

    fileprivate static let deviceRGB: CGColorSpace = CGColorSpace(device: .rgb)
    fileprivate static let deviceGray: CGColorSpace = CGColorSpace(device: .monochrome)
    fileprivate static let deviceCMYK: CGColorSpace = CGColorSpace(device: .cmyk)
}

/// A kind of color components.
public enum CGColorSpaceModel: Int32, Sendable, Hashable {
    /// The kind is not known.
    case unknown = -1
    /// Gray.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two opponent colors.
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// A position in a table of colors.
    case indexed = 5
    /// A pattern.
    case pattern = 6
    /// The tristimulus values of the standard observer.
    case XYZ = 7
}

/// Returns the space of the device's red, green and blue, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the space of the device's gray, which has the tone curve of sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the space of the device's four printing inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

// MARK: - Equality

extension CGColorSpace: Hashable {
    /// Returns a Boolean value that indicates whether two color spaces are equal.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs.name == rhs.name && lhs.model == rhs.model
    }

    /// Feeds the color space to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(model)
    }
}
