import Foundation

extension LocalizedStringResource.BundleDescription {
    /// Describes where a bundle is.
    init(_ bundle: Bundle) {
        self = bundle == Bundle.main ? .main : .atURL(bundle.bundleURL)
    }

    /// The folder of the bundle, or nil for the bundle of the program.
    var url: URL? {
        switch self {
        case .main: nil
        case .forClass(let type): Bundle(for: type).bundleURL
        case .atURL(let url): url
        }
    }
}

extension LocalizedStringResource.BundleDescription: Hashable {
    /// Returns a Boolean value that tells whether two descriptions lead to the same folder.
    public static func == (left: Self, right: Self) -> Bool {
        left.url?.standardizedFileURL == right.url?.standardizedFileURL
    }

    /// Adds the folder to a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(url?.standardizedFileURL)
    }
}

// A class has no form that another program could decode, so its bundle is written as a folder.
extension LocalizedStringResource.BundleDescription: Codable {
    /// Creates a description from its encoded form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .main : .atURL(try container.decode(URL.self))
    }

    /// Encodes the folder of the bundle.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let url {
            try container.encode(url)
        } else {
            try container.encodeNil()
        }
    }
}
