/// A request for a page; its body is the body of the frame.
package struct PageMessage: Codable, Sendable, Hashable {
    /// The method, `GET` or `POST`.
    package var method: String
    /// The path below the app's own.
    package var path: String
    /// The names and values of the query.
    package var query: [[String]]
    /// The header fields, by lowercase name.
    package var headers: [String: String]

    /// Describes a request.
    package init(_ request: PageRequest) {
        method = request.method
        path = request.path
        query = request.query.map { [$0.name, $0.value] }
        headers = request.headers
    }
}

/// A page of an app; its bytes are the body of the frame.
package struct PageContentMessage: Codable, Sendable, Hashable {
    /// The HTTP status.
    package var status: Int
    /// The content type.
    package var contentType: String
    /// Further header fields, by lowercase name.
    package var headers: [String: String]

    /// Describes a response.
    package init(_ response: PageResponse) {
        status = response.status
        contentType = response.contentType
        headers = response.headers
    }
}
