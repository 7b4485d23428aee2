import Foundation

extension JSONValue {
    /// Creates the value that another process would receive; members of objects are ordered by name.
    init(encoding value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        self = (try? encoder.encode(value)).flatMap { try? JSONDecoder().decode(JSONValue.self, from: $0) } ?? .null
    }

    /// The members of an object; none of another value.
    var members: [Member] {
        if case .object(let members) = self { members } else { [] }
    }
}
