import Foundation

extension HTTPResponse {
    /// The whole response as the last bytes of a connection.
    var farewell: Data {
        guard case .bytes(let body) = body else { return Data() }
        var text = "HTTP/1.1 \(status) \(status == 408 ? "Request Timeout" : "Service Unavailable")\r\n"
        for field in fields.all { text += "\(field.name): \(field.value)\r\n" }
        return Data((text + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n").utf8) + body
    }
}
