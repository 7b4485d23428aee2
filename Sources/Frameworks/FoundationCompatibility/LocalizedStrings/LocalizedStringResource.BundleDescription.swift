import Foundation

extension LocalizedStringResource.BundleDescription {
    /// Describes where a bundle is.
    init(_ bundle: Bundle) {
        self = bundle == Bundle.main ? .main : .atURL(bundle.bundleURL)
    }

    /// The folder of the bundle.
    package var url: URL {
        switch self {
        case .main: Bundle.main.bundleURL
        case .forClass(let type): Bundle(for: type).bundleURL
        case .atURL(let url): url
        }
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    /// Returns a Boolean value that tells whether two descriptions lead to the same folder.
    public static func == (left: Self, right: Self) -> Bool {
        left.url.standardizedFileURL == right.url.standardizedFileURL
    }

    /// Adds the folder to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url.standardizedFileURL)
    }
}

// What is encoded is the folder, because a resource is often shown by another program, whose main bundle is not the
// one that was meant.
extension LocalizedStringResource.BundleDescription: Codable {
    /// Creates a description from its encoded form.
    public init(from decoder: any Decoder) throws {
        let url = try decoder.singleValueContainer().decode(URL.self)
        self = Self.atURL(url) == .main ? .main : .atURL(url)
    }

    /// Encodes the folder of the bundle.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(url)
    }
}
