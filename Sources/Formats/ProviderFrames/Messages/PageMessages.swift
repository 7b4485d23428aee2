/// A page that a browser asks for; what it sends along is the body of the frame.
package struct PageMessage: Codable, Sendable, Hashable {
    /// The method, `GET` or `POST`.
    package var method: String
    /// The path below the app's own.
    package var path: String
    /// The names and values behind the question mark.
    package var query: [[String]]
    /// What the browser says about itself, by names in lowercase.
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
    /// The number by which browsers know what came of their request.
    package var status: Int
    /// The kind of the bytes.
    package var contentType: String
    /// More for the browser, by names in lowercase.
    package var headers: [String: String]

    /// Describes a response.
    package init(_ response: PageResponse) {
        status = response.status
        contentType = response.contentType
        headers = response.headers
    }
}
