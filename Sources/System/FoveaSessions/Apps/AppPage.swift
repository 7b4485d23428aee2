package import Foundation

/// A page of an app that a browser asks for.
package struct AppPageRequest: Sendable, Hashable {
    /// The method, `GET` or `POST`.
    package var method: String
    /// The path below the app's own, decoded, such as `/albums/12`.
    package var path: String
    /// What stands behind the question mark, in order.
    package var query: [Item]
    /// What the browser says about itself, by names in lowercase.
    package var headers: [String: String]
    /// What a form sends.
    package var body: Data

    /// A name and its value.
    package struct Item: Sendable, Hashable {
        package let name: String
        package let value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package init(
        method: String = "GET",
        path: String,
        query: [Item] = [],
        headers: [String: String] = [:],
        body: Data = Data()
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }
}

/// What an app shows there.
package struct AppPage: Sendable, Hashable {
    package var status: Int
    package var contentType: String
    /// What the app says to the browser, by names in lowercase.
    package var headers: [String: String]
    package var body: Data

    package init(status: Int = 200, contentType: String, headers: [String: String] = [:], body: Data) {
        self.status = status
        self.contentType = contentType
        self.headers = headers
        self.body = body
    }
}
