/// Paths and URLs below the service's own.
package enum Address {
    private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    private static let inPlace = unreserved.union("/?&=:@!$'()*+,;%#".utf8)

    /// Returns a string as one percent-encoded path segment.
    package static func segment(_ text: String) -> String { encoded(text, unreserved) }

    /// Returns the path of an app's page, for any path from the app.
    package static func page(_ place: String, of app: String) -> String {
        "/apps/\(segment(app))" + (place.hasPrefix("/") ? "" : "/") + encoded(place, inPlace)
    }

    private static func encoded(_ text: String, _ allowed: Set<UInt8>) -> String {
        var result = ""
        for byte in text.utf8 {
            if allowed.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
