import CalendarEngine
import CivilDateEngine
import ContactEngine
import Foundation
import GeometryEngine
import TestSupport
import Testing

@testable import ActionEngine

/// Stores of a test, and drafts for them.
struct SavedActions {
    let place: TemporaryFolder
    let store: ActionStore
    let environment: [String: String]
    let now = Date(timeIntervalSince1970: 1_795_000_000)

    init() throws {
        place = try TemporaryFolder()
        environment = [
            "HOME": place.path, "FOVEA_CALENDARS": "\(place.path)/calendars",
            "FOVEA_CONTACTS": "\(place.path)/contacts",
            "FOVEA_HEALTH": "\(place.path)/health", "FOVEA_ACTIONS": "\(place.path)/actions",
        ]
        store = ActionStore(environment: environment, local: try #require(TimeZone(identifier: "Europe/Berlin")))
    }

    func draft(_ content: ActionContent) -> ActionDraft {
        let corners = Quadrilateral(Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
        return ActionDraft(content: content, origin: ActionOrigin(text: "As read", corners: [corners]), confidence: 1)
    }

    func concert(_ change: (inout EventDraft) -> Void = { _ in }) throws -> ActionDraft {
        var event = EventDraft(title: "Zoë live", date: try #require(CivilDate("2026-12-05")), time: CivilTime("20:00"))
        event.location = "Kesselhaus"
        change(&event)
        return draft(.event(event))
    }

    /// A draft that says something, of which the person makes something else.
    func edited(_ draft: ActionDraft, _ change: ActionDraft) -> ActionDraft {
        var draft = draft
        draft.content = change.content
        return draft
    }

    func card(_ change: (inout ContactRecord) -> Void = { _ in }) -> ActionDraft {
        var contact = ContactRecord(identifier: "")
        (contact.givenName, contact.familyName) = ("Ana", "Silva")
        contact.phones = [Labeled(ContactLabel.work, "+49 30 2345678")]
        change(&contact)
        return draft(.contact(contact))
    }

    /// The paths of all files below the folder, by the name of the store.
    func files(_ name: String) -> [String] {
        let folder = "\(place.path)/\(name)"
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.contains(".") && !$0.hasPrefix(".") && !$0.contains("/.") }.sorted().map {
            "\(folder)/\($0)"
        }
    }

    /// The content of the only file of a store.
    func text(_ name: String) throws -> String {
        let files = files(name)
        return try String(contentsOfFile: #require(files.count == 1 ? files.first : nil), encoding: .utf8)
    }

    /// Changes the only file of a store, as another program does.
    func edit(_ name: String, _ old: String, _ new: String) throws {
        let text = try text(name)
        try #require(text.contains(old), "\(text)")
        try text.replacing(old, with: new).write(toFile: files(name)[0], atomically: true, encoding: .utf8)
    }
}
