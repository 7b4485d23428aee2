extension DisplayRepresentation {
    /// An image next to a title, by name, by address or as the bytes of a file.
    public struct Image: Equatable, Codable, Sendable {
        /// The place where the image comes from.
        package let source: Source
        /// A Boolean value that indicates whether the image is a mask to tint; nil leaves it to the file.
        package let isTemplate: Bool?
        /// The shape in which the image is shown.
        package let displayStyle: DisplayStyle

        /// Creates a reference to an image among the app's resources.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.named(name), isTemplate, displayStyle)
        }

        /// Creates a reference to a symbol of the system.
        public init(systemName: String, isTemplate: Bool? = nil) {
            self.init(.symbol(systemName), isTemplate, .default)
        }

        /// Creates an image from the bytes of an image file.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate, displayStyle)
        }

        /// Creates a reference to an image file.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.url(url, width: nil, height: nil), isTemplate, displayStyle)
        }

        /// Creates a reference to an image file that is shown at a size in points.
        public init(
            url: URL,
            width: Double,
            height: Double,
            isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            self.init(.url(url, width: width, height: height), isTemplate, displayStyle)
        }

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
            self.source = source
            self.isTemplate = isTemplate
            self.displayStyle = displayStyle
        }

        /// A place where an image comes from.
        package enum Source: Hashable, Codable, Sendable {
            case named(String)
            case symbol(String)
            case data(Data)
            case url(URL, width: Double?, height: Double?)
        }

        /// A shape in which an image is shown.
        public struct DisplayStyle: Equatable, Sendable {
            /// The shape that suits the place.
            public static let `default` = DisplayStyle(shape: .default)
            /// A circle.
            public static let circular = DisplayStyle(shape: .circular)

            enum Shape: String, Codable { case `default`, circular }
            let shape: Shape
        }
    }
}

// MARK: - Codable

extension DisplayRepresentation.Image {
    private enum CodingKeys: String, CodingKey { case source, isTemplate, displayStyle }

    /// Creates an image by decoding it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try container.decode(Source.self, forKey: .source),
            try container.decodeIfPresent(Bool.self, forKey: .isTemplate),
            DisplayStyle(shape: try container.decode(DisplayStyle.Shape.self, forKey: .displayStyle))
        )
    }

    /// Encodes the image; a file at an address is not read.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
        try container.encodeIfPresent(isTemplate, forKey: .isTemplate)
        try container.encode(displayStyle.shape, forKey: .displayStyle)
    }
}
