/// A kind of name that stands for types.
public struct UTTagClass: RawRepresentable, Sendable, Hashable {
    /// The identifier of the kind.
    public let rawValue: String

    /// Creates a kind from its identifier.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// File name extensions, without a dot.
    public static let filenameExtension: UTTagClass = UTTagClass(rawValue: "public.filename-extension")
    /// Media types of the internet.
    public static let mimeType: UTTagClass = UTTagClass(rawValue: "public.mime-type")
}
