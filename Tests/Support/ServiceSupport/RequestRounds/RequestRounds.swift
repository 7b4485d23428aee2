package import Foundation
import FoveaService
import FoveaSessions
import HTTPEngine

/// Rounds of hostile requests against the service's own reading and answering, without sockets.
package struct RequestRounds: Sendable {
    /// What a round found.
    package enum Verdict: Sendable {
        /// The request was answered.
        case answered
        /// It was refused, with a reason.
        case refused
        /// A rule is broken.
        case broken(String)
    }

    private let responder: any HTTPResponder
    private let world: HostileRequest.World
    private static let token = "0123456789abcdef"
    private static let host = "localhost:3683"

    /// Prepares a service of fake apps, with a folder for the files of a web app.
    package init(folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("<!doctype html>".utf8).write(to: folder.appending(path: "index.html"))
        try Data(repeating: 65, count: 1000).write(to: folder.appending(path: "large.txt"))
        var options = VisualService.Options()
        options.webFolder = folder.path
        options.token = Self.token
        // The person's items are those of the folder.
        let stores = ["CALENDARS", "CONTACTS", "HEALTH", "ACTIONS", "CONSENT"].map { name in
            ("FOVEA_\(name)", folder.appending(path: "stores/\(name.lowercased())").path)
        }
        options.environment = Dictionary(uniqueKeysWithValues: stores + [("HOME", folder.path)])
        let apps = FakeApps(["a": .finds(["One", "Two"]), "b": .fails("No.")])
        let searches = VisualSearches(apps: apps, describer: FakeDescriber(), order: AppOrder(file: nil))
        let responder = VisualService.responder(
            for: .network(host: "127.0.0.1", port: 3683),
            searches: searches,
            options: options
        )
        guard let target = HTTPTarget("/v1/search") else { throw Failure(description: "There is no way to search.") }
        let fields: HTTPFields = ["Host": Self.host, "Authorization": "Bearer \(Self.token)"]
        let search = HTTPRequestHead(method: .post, target: target, fields: fields)
        guard case .accept(_, let respond) = responder.admit(search) else {
            throw Failure(description: "The service refuses a search.")
        }
        let answer = await respond(HTTPRequest(head: search, body: tinyPicture))
        struct Session: Decodable { let session: String }
        guard case .bytes(let data) = answer.body else { throw Failure(description: "The service answers nothing.") }
        world = HostileRequest.World(
            host: Self.host,
            session: try JSONDecoder().decode(Session.self, from: data).session,
            token: Self.token,
            picture: tinyPicture
        )
        self.responder = responder
    }

    /// The rounds can't be played.
    struct Failure: Error, CustomStringConvertible { let description: String }

    /// Plays a round.
    package func play(_ seed: UInt64) async -> Verdict {
        let request = HostileRequest(seed: seed, world: world)
        let reader = HeadReader(
            method: request.method,
            version: request.version,
            target: request.target,
            fields: request.fields,
            byteCount: request.headByteCount
        )
        let head: HTTPRequestHead
        do throws(HeadReader.Failure) {
            head = try reader.head(from: request.peer)
        } catch {
            return verdict(on: responder.refusal(error.refusal), isRefusal: true)
        }
        switch responder.admit(head) {
        case .refuse(let response): return verdict(on: response, isRefusal: true)
        case .accept(let limit, let answer):
            if let wrong = wronglyAdmitted(head) { return .broken("\(wrong) is let in: \(head)") }
            let body = request.body.prefix(min(limit, head.contentLength ?? .max))
            let whole = HTTPRequest(head: head, body: body)
            return verdict(on: await answer(whole), isRefusal: false)
        }
    }

    // MARK: - Rules

    private func wronglyAdmitted(_ head: HTTPRequestHead) -> String? {
        let host = head.fields["Host"]?.lowercased() ?? ""
        guard ["localhost", "127.0.0.1", "[::1]"].contains(where: { host == $0 || host == "\($0):3683" }) else {
            return "A foreign host"
        }
        let isOwn = head.peer.user == geteuid() || head.peer.user == 0
        let isPublic = head.target.segments == ["healthz"]
        let knows = head.fields.all.contains { $0.value.contains(Self.token) }
        return isOwn || isPublic || knows ? nil : "A stranger"
    }

    private func verdict(on response: HTTPResponse, isRefusal: Bool) -> Verdict {
        if let problem = problem(of: response) { return .broken(problem) }
        return response.status >= 400 || isRefusal ? .refused : .answered
    }

    private func problem(of response: HTTPResponse) -> String? {
        guard (200...599).contains(response.status), response.status != 500 else { return "Status \(response.status)" }
        for field in response.fields.all {
            let isSound = (field.name + field.value).unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
            guard isSound else { return "The field \(field.name) has control characters." }
        }
        guard case .bytes(let body) = response.body else { return nil }
        switch response.status {
        case 206:
            let numbers = response.fields["Content-Range"]?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
            guard numbers.count == 3, numbers[0] <= numbers[1], numbers[1] < numbers[2],
                body.count == numbers[1] - numbers[0] + 1
            else { return "A part says \(numbers) and has \(body.count) bytes." }
            return nil
        case 416: return body.isEmpty ? nil : "A range of nothing has bytes."
        case 400...: return problem(ofProblem: body, response)
        default: return nil
        }
    }

    private func problem(ofProblem body: Data, _ response: HTTPResponse) -> String? {
        struct Told: Decodable { let status: Int, title: String, detail: String }
        if response.fields["Content-Type"]?.hasPrefix("text/html") == true { return nil }
        guard let told = try? JSONDecoder().decode(Told.self, from: body), told.status == response.status,
            !told.title.isEmpty, !told.detail.isEmpty
        else { return "Status \(response.status) has no words." }
        return nil
    }
}
