/// The look of a value: a title, a line below it and an image.
///
/// A result of a visual search is shown with its image above the title and the subtitle. Give the image the size of
/// a thumbnail, for every result carries it to another process.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The name of the value.
    public var title: LocalizedStringResource
    /// A line below the title.
    public var subtitle: LocalizedStringResource?
    /// The image next to the title.
    public var image: Image?
    /// Other names that people use.
    public var synonyms: [LocalizedStringResource]
    /// The image that is loaded when it is shown.
    var imageLoader: ImageLoader?

    /// Creates a display representation.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.synonyms = synonyms
    }

    /// Creates a display representation whose image is loaded when it is shown.
    public init(
        title: LocalizedStringResource,
        subtitle: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = [],
        image: @escaping @Sendable () async throws -> Image?
    ) {
        self.init(title: title, subtitle: subtitle, image: nil, synonyms: synonyms)
        imageLoader = ImageLoader(load: image)
    }

    /// Creates a display representation with a title alone.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// Creates a display representation with a title alone, from an interpolated literal.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// Returns the image, loading it if it is loaded when shown.
    package func loadedImage() async throws -> Image? {
        if let image { return image }
        return try await imageLoader?.load()
    }
}

// MARK: - Deferred images

extension DisplayRepresentation {
    /// A closure that loads an image; two are equal when one is a copy of the other.
    final class ImageLoader: Equatable, Sendable {
        let load: @Sendable () async throws -> Image?

        init(load: @escaping @Sendable () async throws -> Image?) {
            self.load = load
        }

        static func == (first: ImageLoader, second: ImageLoader) -> Bool { first === second }
    }
}
