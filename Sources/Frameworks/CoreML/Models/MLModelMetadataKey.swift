/// A key of what a model says about itself.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a short description.
    public static let description: MLModelMetadataKey = MLModelMetadataKey(rawValue: "MLModelDescriptionKey")
    /// The key of the version.
    public static let versionString: MLModelMetadataKey = MLModelMetadataKey(rawValue: "MLModelVersionStringKey")
    /// The key of the author.
    public static let author: MLModelMetadataKey = MLModelMetadataKey(rawValue: "MLModelAuthorKey")
    /// The key of the license.
    public static let license: MLModelMetadataKey = MLModelMetadataKey(rawValue: "MLModelLicenseKey")
    /// The key of all other properties, a dictionary of texts.
    public static let creatorDefinedKey: MLModelMetadataKey = MLModelMetadataKey(rawValue: "MLModelCreatorDefinedKey")
}
