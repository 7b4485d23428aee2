import ActionEngine
import ConcurrencyEngine
import ContactEngine
import Foundation
import FoveaSessions
import HTTPEngine
import ServiceInterface
import StoreEngine

extension ServiceCore {
    /// Answers with a list of the person's items, read away from the threads that serve all clients.
    func list<List: Encodable & Sendable>(
        _ request: HTTPRequest,
        _ read: @escaping @Sendable (PersonalItems, SearchWords) throws -> List
    ) async throws -> HTTPResponse {
        let text = request.target.values(.words).first ?? ""
        guard text.utf8.count <= 200 else { throw Problem(.badRequest, "'q' may have 200 bytes.") }
        let items = try personalItems()
        return .json(try await BlockingWork.run { try Self.naming { try read(items, SearchWords(text)) } })
    }

    /// Decides what an app may do with a store, or takes the decision back.
    func decide(_ app: String, _ store: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        guard let store = ConsentedStore.all.first(where: { $0.rawValue == store }) else {
            let names = ConsentedStore.all.map(\.rawValue).joined(separator: ", ")
            throw Problem(.notFound, "There is no such store; there are \(names).")
        }
        guard !app.isEmpty, app.utf8.count <= 255, !app.contains("/"),
            !app.unicodeScalars.contains(where: CharacterSet.controlCharacters.contains)
        else {
            throw Problem(.badRequest, "An app is named as its program, without a folder.")
        }
        var status = ConsentStatus.notDetermined
        if request.method == .put {
            let wanted = try Self.json(ConsentRequest.self, of: request).status
            guard let known = ConsentStatus(rawValue: wanted), known != .notDetermined else {
                throw Problem(.badRequest, "'status' should be 'granted', 'write-only' or 'denied'.")
            }
            status = known
        }
        let items = try personalItems()
        let consents = try await BlockingWork.run { [status] in
            try Self.naming {
                try items.consent.record(status, for: app, store: store)
                return try items.consents()
            }
        }
        return .json(consents)
    }

    /// Sends which of the person's items have changed.
    func tellItems(_ writer: EventWriter, _ changes: AsyncStream<PersonalItems.Kind>) async {
        for await kind in changes {
            guard await writer.send(.items, ServiceReply.ChangedItems([kind.rawValue])) else { return }
        }
    }

    /// The person's items, if the service was started with them.
    func personalItems() throws(Problem) -> PersonalItems {
        guard let items else {
            throw Problem(.storeUnavailable, "The service was started without the person's calendars and contacts.")
        }
        return items
    }

    /// Names the errors of the person's files as problems.
    static func naming<Value>(_ work: () throws -> Value) throws -> Value {
        do {
            return try work()
        } catch let error as StoreError {
            throw Problem(error)
        } catch let error as ActionError {
            throw Problem(error)
        } catch let error as ContactError {
            throw Problem(.storeUnavailable, error.message)
        }
    }
}
