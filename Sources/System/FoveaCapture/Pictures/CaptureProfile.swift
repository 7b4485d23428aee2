/// A kind of device for captures.
///
/// The profile determines the entry point and the largest size of a capture. Apps see no difference but the size.
public enum CaptureProfile: String, Sendable, Hashable, Codable, CaseIterable {
    /// A phone: the camera comes first.
    case phone
    /// A tablet: the screen comes first.
    case tablet
    /// A laptop or desktop: the screen comes first, and it is large.
    case desktop

    /// An entry point of a capture.
    public enum EntryPoint: String, Sendable, Hashable, Codable, CaseIterable {
        /// The camera's viewfinder.
        case camera
        /// The content of the screen.
        case screen
    }

    /// The default entry point of the profile.
    public var entryPoint: EntryPoint {
        switch self {
        case .phone: .camera
        case .tablet, .desktop: .screen
        }
    }

    /// The limit on the size of a capture.
    ///
    /// Each profile keeps every pixel of the usual screens of its devices; a larger picture is scaled down once.
    public var sizePolicy: CaptureSizePolicy {
        switch self {
        case .phone: CaptureSizePolicy(maximumSide: 2560)
        case .tablet: CaptureSizePolicy(maximumSide: 2752)
        case .desktop: CaptureSizePolicy(maximumSide: 3072)
        }
    }
}

/// A limit on the size of a capture.
public struct CaptureSizePolicy: Sendable, Hashable {
    /// The most pixels along a side; a larger picture is scaled down, and nil keeps every pixel.
    public var maximumSide: Int?

    /// Creates a limit.
    public init(maximumSide: Int?) {
        self.maximumSide = maximumSide.map { max(1, $0) }
    }

    /// Keeps every pixel.
    public static let full: CaptureSizePolicy = CaptureSizePolicy(maximumSide: nil)

    /// Returns the size to which a part of a picture is scaled, in the same proportions.
    public func size(ofWidth width: Int, height: Int) -> (width: Int, height: Int) {
        guard let maximumSide, max(width, height) > maximumSide else { return (width, height) }
        // Dividing by an integer averages squares of pixels, which is far faster than any other scale. It is worth a
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
