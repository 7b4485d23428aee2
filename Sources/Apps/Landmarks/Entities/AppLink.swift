import Foundation
import FoveaProvider

/// A link to a page of the app.
enum AppLink: Hashable {
    case landmark(Landmark.ID)
    case collection(LandmarkCollection.ID)

    /// The URL; an identifier stays one part of the path, whatever it contains.
    var url: URL? {
        switch self {
        case .landmark(let id): URL(string: "landmarks://landmark/\(id)")
        case .collection(let id): URL(string: "landmarks://collection/" + id.addressPart)
        }
    }

    /// Parses a link of the app, or returns nil for any other.
    init?(_ url: URL) {
        let path = url.path(percentEncoded: true)
        guard url.scheme == "landmarks", let part = path.dropFirst().removingPercentEncoding,
            path.count(where: { $0 == "/" }) == 1
        else { return nil }
        switch url.host() {
        case "landmark":
            guard let id = Int(part) else { return nil }
            self = .landmark(id)
        case "collection" where !part.isEmpty: self = .collection(part)
        default: return nil
        }
    }
}

extension Substring {
    fileprivate var removingPercentEncoding: String? { String(self).removingPercentEncoding }
}
