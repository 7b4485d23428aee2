import Foundation
import HTTPEngine

/// The range of a range request, by RFC 9110, section 14.
///
/// Audio players seek with range requests; without them, some don't play at all.
package enum ByteRange: Equatable {
    /// The whole content: there is no range, or one that may be ignored.
    case whole
    case part(Range<Int>)
    /// The range is outside the content.
    case unsatisfiable

    package init(_ text: String?, of count: Int) {
        guard let text, text.hasPrefix("bytes="), !text.contains(",") else {
            self = .whole
            return
        }
        let bounds = text.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard bounds.count == 2, bounds.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
            self = .whole
            return
        }
        switch (Int(bounds[0]), Int(bounds[1])) {
        case (let first?, let last) where bounds[1].isEmpty || last != nil:
            if let last, last < first { self = .whole; return }
            // A last byte beyond the end, however far, means the end; adding to it could overflow.
            self = first < count ? .part(first..<(last.map { $0 < count ? $0 + 1 : count } ?? count)) : .unsatisfiable
        case (nil, let length?) where bounds[0].isEmpty:
            self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
        default: self = .whole
        }
    }
}

extension HTTPResponse {
    /// Returns the requested range of a full response.
    func part(for request: HTTPRequest) -> HTTPResponse {
        guard status == 200, request.method.isSafe, case .bytes(let data) = body else { return self }
        var response = self
        response.fields["Accept-Ranges"] = "bytes"
        // A request without a body has no range either.
        guard request.method == .get else { return response }
        // If-Range needs a strong ETag: a weak one doesn't promise equal bytes.
        if let condition = request.fields["If-Range"], condition != fields["ETag"] || condition.hasPrefix("W/") {
            return response
        }
        switch ByteRange(request.fields["Range"], of: data.count) {
        case .whole: return response
        case .part(let range):
            response.status = 206
            response.fields["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(data.count)"
            response.body = .bytes(data.dropFirst(range.lowerBound).prefix(range.count))
        case .unsatisfiable:
            response.status = 416
            response.fields["Content-Range"] = "bytes */\(data.count)"
            response.body = .bytes(Data())
        }
        return response
    }

    /// Returns 304 Not Modified when the client has the same ETag.
    func unlessKnown(to request: HTTPRequest) -> HTTPResponse {
        guard status == 200, request.method.isSafe, let tag = fields["ETag"],
            let known = request.fields["If-None-Match"],
            known.split(separator: ",").contains(where: { $0.drop { $0 == " " } == tag || $0 == "*" })
        else { return self }
        var response = self
        response.status = 304
        response.body = .bytes(Data())
        return response
    }
}
