/// A page that a browser asks for; what it sends along is the body of the frame.
package struct PageMessage: Codable, Sendable, Hashable {
    package var method: String
    package var path: String
    package var query: [[String]]
    package var headers: [String: String]
    /// The time there is, in milliseconds.
    package var milliseconds: Int

    package init(_ request: PageRequest, milliseconds: Int) {
        method = request.method
        path = request.path
        query = request.query.map { [$0.name, $0.value] }
        headers = request.headers
        self.milliseconds = milliseconds
    }
}

/// A page of an app; its bytes are the body of the frame.
package struct PageContentMessage: Codable, Sendable, Hashable {
    package var status: Int
    package var contentType: String
    package var headers: [String: String]

    package init(_ response: PageResponse) {
        status = response.status
        contentType = response.contentType
        headers = response.headers
    }
}
