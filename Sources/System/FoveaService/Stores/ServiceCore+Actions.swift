import ActionEngine
import CalendarEngine
import ConcurrencyEngine
import ContactEngine
import DesktopEngine
import DetectorEngine
import Foundation
import FoveaSessions
import HTTPEngine
import ServiceInterface
import StoreEngine

extension ServiceCore {
    /// Answers with the actions that the picture of a session offers.
    func actions(ofSession session: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let context = try DetectionContext(Self.json(ActionsRequest.self, of: request))
        let actions = try await searches.actions(ofSession: session, context)
        return .json(ServiceReply.Actions(actions.map(ActionDescription.init)))
    }

    /// Saves what an action of a session adds, with the person's changes.
    func save(_ index: Int, ofSession session: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let fields = try Self.json(SaveRequest.self, of: request).fields ?? [:]
        let items = try personalItems()
        let draft = try Self.naming { try searches.action(index, ofSession: session, changing: fields) }
        // An item without its picture is better than none.
        let piece = try? await searches.piece(of: draft, ofSession: session)
        return .json(try await BlockingWork.run { try Self.naming { try items.save(draft, piece) } })
    }

    /// Joins the wireless network of an action of a session, with the person's changes.
    func join(_ index: Int, ofSession session: String, _ request: HTTPRequest) async throws -> HTTPResponse {
        let fields = try Self.json(SaveRequest.self, of: request).fields ?? [:]
        let manager = NetworkManager(environment: try personalItems().environment)
        let draft = try Self.naming { try searches.action(index, ofSession: session, changing: fields) }
        guard case .joinNetwork(let network) = draft.content else {
            throw Problem(.badRequest, "The action joins no network.")
        }
        try await DedicatedThread.run { isCancelled throws(Problem) in
            do throws(DesktopError) {
                try manager.join(
                    network.name,
                    password: network.password,
                    isHidden: network.isHidden,
                    isCancelled: isCancelled
                )
            } catch {
                throw Problem(joining: error)
            }
        }
        return .empty()
    }

    /// Takes back what was saved from a picture.
    func undo(_ id: String) async throws -> HTTPResponse {
        let items = try personalItems()
        _ = try await BlockingWork.run { try Self.naming { try items.actions.undo(id) } }
        return .empty()
    }

    /// Answers with the piece of a picture that was kept with what was saved from it.
    func picture(ofSaved id: String) async throws -> HTTPResponse {
        let items = try personalItems()
        let piece = try await BlockingWork.run { try Self.naming { try items.actions.picture(of: id) } }
        guard let piece else { throw Problem(.unknownItem, "No picture is kept of this item.") }
        var response = HTTPResponse.picture(piece)
        // The person may forget it.
        response.fields["Cache-Control"] = "no-store"
        return response
    }

    /// Forgets what an item was read from; the item stays.
    func forget(_ id: String) async throws -> HTTPResponse {
        let items = try personalItems()
        _ = try await BlockingWork.run { try Self.naming { try items.actions.forget(id) } }
        return .empty()
    }
}

extension PersonalItems {
    /// Saves a draft, with the piece of the picture that it was read from.
    func save(_ draft: ActionDraft, _ piece: Data?) throws(ActionError) -> ServiceReply.Saved {
        let outcome = try actions.save(draft, crop: piece)
        return ServiceReply.Saved(
            id: outcome.id,
            change: outcome.change.rawValue,
            place: outcome.paths.first.map(place) ?? "",
            kept: outcome.kept
        )
    }

    /// The name of the calendar or the address book of a file.
    private func place(_ path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return calendars.calendars.first { $0.id == folder }?.title
            ?? books.books.first { $0.identifier == folder }?.name ?? "Readings"
    }

    /// What Fovea has saved from pictures, by the paths of the files.
    func savedMarks() -> [String: ServiceReply.SavedMark] {
        var marks: [String: ServiceReply.SavedMark] = [:]
        // The latest action is first: only that one can be undone.
        for entry in (try? actions.entries()) ?? [] {
            let mark = ServiceReply.SavedMark(
                id: entry.action.id,
                date: entry.action.date.formatted(.iso8601),
                text: entry.action.origin?.text ?? "",
                hasPicture: entry.action.hasPicture,
                canUndo: entry.state == .saved
            )
            for item in entry.action.items where marks["\(item.folder)/\(item.file)"] == nil {
                marks["\(item.folder)/\(item.file)"] = mark
            }
        }
        return marks
    }
}

extension Problem {
    /// Creates the problem of a network that can't be joined, which names what may be wrong.
    fileprivate init(joining error: DesktopError) {
        let fields: [DesktopError.Code: String] = [.denied: "password", .empty: "name"]
        self.init(fields[error.code] == nil ? .unavailable : .badField, error.message)
        field = fields[error.code]
    }

    /// Creates the problem of an action that can't be edited, saved or undone.
    init(_ error: ActionError) {
        let kind: Kind =
            switch error.code {
            case .unknownField, .badValue, .incomplete: .badField
            case .notSavable, .unknownCalendar: .badRequest
            case .missing: .unknownItem
            case .changed: .conflict
            case .store(let code): Problem(StoreError(code: code, message: "")).kind
            }
        self.init(kind, error.message)
        field = error.field
    }
}
