/// What a request wants done.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
    /// Reads.
    case get = "GET"
    /// Reads, and wants no body.
    case head = "HEAD"
    /// Does.
    case post = "POST"
    /// Sets.
    case put = "PUT"
    /// Removes.
    case delete = "DELETE"
    /// Asks what is allowed.
    case options = "OPTIONS"

    /// A Boolean value that indicates whether the method changes nothing.
    public var isSafe: Bool { self == .get || self == .head || self == .options }
}
