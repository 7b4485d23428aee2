public import Foundation

/// A browser's request for a page of an app.
public struct PageRequest: Sendable, Hashable {
    /// The method, `GET` or `POST`.
    public var method: String
    /// The percent-decoded path below the app's own, such as `/albums/12`.
    public var path: String
    /// The items of the query, in order.
    public var query: [Item]
    /// The header fields, by lowercase name.
    public var headers: [String: String]
    /// The body, such as a form's.
    public var body: Data

    /// A name and its value.
    public struct Item: Sendable, Hashable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String

        /// Creates an item.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Creates a request.
    public init(
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

extension PageRequest {
    /// The parts of the path between its slashes, such as `["albums", "12"]`.
    public var components: [String] { path.split(separator: "/").map(String.init) }

    /// Returns the first value of the query with a name, or nil.
    public func value(named name: String) -> String? { query.first { $0.name == name }?.value }

    /// Returns all values of the query with a name, in order.
    public func values(named name: String) -> [String] { query.filter { $0.name == name }.map(\.value) }

    /// The values of the form in the body, in order.
    public var form: [Item] {
        guard headers["content-type"]?.hasPrefix("application/x-www-form-urlencoded") == true else { return [] }
        return Self.items(ofQuery: String(decoding: body, as: UTF8.self))
    }

    /// Returns the names and values of a URL's query.
    public static func items(ofQuery text: String) -> [Item] {
        text.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                let spaced = part.replacing("+", with: " ")
                return spaced.removingPercentEncoding ?? String(spaced)
            }
            return Item(name: parts[0], value: parts.count > 1 ? parts[1] : "")
        }
    }
}
