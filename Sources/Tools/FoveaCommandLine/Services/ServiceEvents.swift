import Foundation
import FoveaSessions

/// Reads the events of a service as their bytes come.
struct ServiceEventReader {
    /// An event with its name.
    struct Event: Equatable {
        var name = ""
        var data = Data()
    }

    /// What hasn't become an event yet: all of it where the service tells a problem in place of events.
    private(set) var pending = Data()

    /// Takes bytes and returns the events that are whole.
    mutating func feed(_ bytes: Data) -> [Event] {
        pending += bytes
        var events: [Event] = []
        while let end = pending.firstRange(of: Data("\n\n".utf8)) {
            let text = String(decoding: pending[..<end.lowerBound], as: UTF8.self)
            pending = Data(pending[end.upperBound...])
            var event = Event()
            for line in text.split(separator: "\n") {
                if line.hasPrefix("event: ") { event.name = String(line.dropFirst(7)) }
                if line.hasPrefix("data: ") { event.data += Data(line.dropFirst(6).utf8) }
            }
            if !event.name.isEmpty { events.append(event) }
        }
        return events
    }
}

/// What the service says, as far as a command has to know.
enum ServiceReply {
    struct Session: Decodable {
        let session: String
        let picture: Picture
        let labels: [String]
        let apps: [App]
    }

    struct Picture: Decodable {
        let width: Int
        let height: Int
    }

    struct App: Decodable {
        let id: String
        let name: String
        let why: String
    }

    struct Answer: Decodable {
        let app: String
        let state: String
        let reason: String?
        let milliseconds: Double
        let results: [Result]
        let more: Bool
        let hasMore: Bool
    }

    struct Result: Decodable {
        let id: String
        let type: String
        let entity: String
        let title: String
        let subtitle: String?
        let thumbnail: String?
        let canOpen: Bool
    }

    struct Done: Decodable {
        let milliseconds: Double
    }

    struct Opening: Decodable {
        let app: String
        let page: String
        let dialog: String?
        let raised: Bool
        let warnings: [String]
    }

    struct Providers: Decodable {
        let providers: [Provider]
    }

    struct Provider: Decodable {
        let id: String
        let name: String
        let state: String
        let problems: [String]
        let more: Bool
    }

    struct Health: Decodable {
        let addresses: [String]
    }

    struct Problem: Decodable {
        let type: String
        let detail: String
    }
}

extension SearchFailure {
    /// The failure that the service tells.
    init(problem data: Data, status: Int) {
        guard let problem = try? JSONDecoder().decode(ServiceReply.Problem.self, from: data) else {
            self.init(.unavailable, "The service answers with status \(status). Update Fovea and start it again.")
            return
        }
        let code: Code =
            switch problem.type.split(separator: ":").last {
            case "bad-picture": .badPicture
            case "too-large": .tooLarge
            case "unknown-format": .unknownFormat
            case "bad-request": .badRequest
            case "unknown-session": .unknownSession
            case "unknown-app": .unknownApp
            case "unknown-result": .unknownResult
            case "busy", "stopping", "cancelled": .busy
            case "app-failed": .app
            case "app-unable": .unsupported
            case "app-late": .timedOut
            default: .unavailable
            }
        self.init(code, problem.detail)
    }
}
