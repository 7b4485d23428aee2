/// What a person is looking at: labels and pixels.
///
/// A visual search gives one to the app's query. The labels are general terms in American English, such as "statue"
/// or "album cover": never a proper name, no synonyms, and no promise to stay the same. Match by them where they are
/// enough, and by the pixels where they are not; either may be missing.
///
/// ```swift
/// struct AlbumSearch: IntentValueQuery {
///     @Dependency var catalog: AlbumCatalog
///
///     func values(for input: SemanticContentDescriptor) async throws -> [AlbumEntity] {
///         guard let pixelBuffer = input.pixelBuffer else { return [] }
///         return try await catalog.albums(matching: pixelBuffer)
///     }
/// }
/// ```
public struct SemanticContentDescriptor: Sendable {
    /// The terms for what is in the picture, the most confident first.
    public let labels: [String]
    /// The pixels that are kept, of the camera's frame or the chosen part of the screen.
    private let pixels: CVReadOnlyPixelBuffer?

    /// Creates a descriptor, for the modules that make searches.
    package init(terms: [String], pixels: CVReadOnlyPixelBuffer?) {
        labels = terms
        self.pixels = pixels
    }

    /// Creates a descriptor where `FoveaTesting`, which declares the initializer for everybody, isn't imported.
    @_disfavoredOverload
    package init(labels: [String], pixelBuffer: CVReadOnlyPixelBuffer?) {
        self.init(terms: labels, pixels: pixelBuffer)
    }

    /// The camera's frame or the chosen part of the screen, or nil.
    ///
    /// It can be far larger than what a comparison needs; scale it down first.
    public var pixelBuffer: CVReadOnlyPixelBuffer? { pixels }
}

// MARK: - Values of intents

extension SemanticContentDescriptor: _SystemIntentValue {
    /// The name of the type, which stays the same between runs.
    public static var persistentIdentifier: String { "SemanticContentDescriptor" }

    /// The name of the type, as people read it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Visual Content", numericFormat: "\(placeholder: .int) pictures")
    }

    /// The labels, and the size of the pixels below them.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: labels.isEmpty ? "Visual Content" : "\(labels.joined(separator: ", "))",
            subtitle: sizeText.map { "\($0)" }
        )
    }
}

extension SemanticContentDescriptor: IntentValueConvertible {}

extension SemanticContentDescriptor: CustomStringConvertible {
    /// The labels and the size of the pixels.
    public var description: String {
        let names = labels.isEmpty ? "no labels" : labels.joined(separator: ", ")
        return "SemanticContentDescriptor(\(names); \(sizeText ?? "no pixels"))"
    }

    private var sizeText: String? {
        pixelBuffer.map { "\($0.size.width) × \($0.size.height) pixels" }
    }
}
