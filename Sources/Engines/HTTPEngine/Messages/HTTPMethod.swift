/// The method of a request.
public enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
    /// Reads a resource.
    case get = "GET"
    /// Reads a resource's header fields.
    case head = "HEAD"
    /// Performs an action.
    case post = "POST"
    /// Replaces a resource.
    case put = "PUT"
    /// Deletes a resource.
    case delete = "DELETE"
    /// Asks for the allowed methods.
    case options = "OPTIONS"

    /// A Boolean value that indicates whether the method changes nothing.
    public var isSafe: Bool { self == .get || self == .head || self == .options }
}
