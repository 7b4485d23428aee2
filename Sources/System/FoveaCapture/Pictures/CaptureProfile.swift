/// A kind of device that a person captures with.
///
/// The profile decides where a capture begins and how large its pixels may be. Apps see no difference but the size.
public enum CaptureProfile: String, Sendable, Hashable, Codable, CaseIterable {
    /// A phone: the camera comes first.
    case phone
    /// A tablet: the screen comes first.
    case tablet
    /// A laptop or desktop: the screen comes first, and it is large.
    case desktop

    /// A place where a capture begins.
    public enum EntryPoint: String, Sendable, Hashable, Codable, CaseIterable {
        /// The camera's viewfinder.
        case camera
        /// The content of the screen.
        case screen
    }

    /// The place where a capture begins unless the person chooses another.
    public var entryPoint: EntryPoint {
        switch self {
        case .phone: .camera
        case .tablet, .desktop: .screen
        }
    }

    /// The bound on the size of a capture's pixels.
    ///
    /// Each profile keeps every pixel of the usual screens of its devices; what is larger is scaled down once.
    public var sizePolicy: CaptureSizePolicy {
        switch self {
        case .phone: CaptureSizePolicy(maximumSide: 2560)
        case .tablet: CaptureSizePolicy(maximumSide: 2752)
        case .desktop: CaptureSizePolicy(maximumSide: 3072)
        }
    }
}

/// A bound on the size of a capture's pixels.
public struct CaptureSizePolicy: Sendable, Hashable {
    /// The most pixels along a side; what is larger is scaled down, and nil keeps every pixel.
    public var maximumSide: Int?

    /// Creates a bound.
    public init(maximumSide: Int?) {
        self.maximumSide = maximumSide.map { max(1, $0) }
    }

    /// Keeps every pixel.
    public static let full: CaptureSizePolicy = CaptureSizePolicy(maximumSide: nil)

    /// Returns the size that a part of a picture is brought to, in the same proportions.
    public func size(ofWidth width: Int, height: Int) -> (width: Int, height: Int) {
        guard let maximumSide, max(width, height) > maximumSide else { return (width, height) }
        // A whole part of the size comes from means of squares of pixels, far sooner than any other. It is worth a
        // tenth of the size.
        let divisor = (max(width, height) + maximumSide - 1) / maximumSide
        if width.isMultiple(of: divisor), height.isMultiple(of: divisor),
            max(width, height) / divisor * 10 >= maximumSide * 9
        {
            return (width / divisor, height / divisor)
        }
        let scale = Double(maximumSide) / Double(max(width, height))
        func side(_ length: Int) -> Int { min(maximumSide, max(1, Int((Double(length) * scale).rounded()))) }
        return (side(width), side(height))
    }
}
