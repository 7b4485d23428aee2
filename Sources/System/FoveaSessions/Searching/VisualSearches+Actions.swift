package import ActionEngine
import CivilDateEngine
import ConcurrencyEngine
package import DetectorEngine
package import Foundation
import FoveaCapture
package import ServiceInterface

extension VisualSearches {
    /// The most actions of a session.
    private static let actionLimit = 100
    /// The longer side of the pixels from which a piece is taken, which is small itself.
    private static let pieceSide = 2048

    /// Returns the actions that the picture of a session offers, and stores them with it.
    package func actions(ofSession session: String, _ context: DetectionContext) async throws -> [ActionDraft] {
        let findings = try await reading(ofSession: session).findings
        let found = try await BlockingWork.run { ActionFinder.drafts(in: findings, context: context) }
        let actions = Array(found.prefix(Self.actionLimit))
        store.change(session) { $0.actions = actions }
        return actions
    }

    /// Returns the piece of a session's picture that an action was read from, as a small file; nil where there is none.
    package func piece(of action: ActionDraft, ofSession session: String) async throws -> Data? {
        let picture = try store.session(session).picture
        return try await described {
            try await BlockingWork.run {
                try action.origin.crop(
                    of: picture.part(of: .whole, size: CaptureSizePolicy(maximumSide: Self.pieceSide))
                )
            }
        }
    }

    /// Returns an action of a session with the person's changes.
    package func action(
        _ index: Int,
        ofSession session: String,
        changing fields: [String: String]
    ) throws -> ActionDraft {
        let actions = try store.session(session).actions
        guard actions.indices.contains(index) else {
            throw Problem(.unknownAction, "The session has no action \(index). Ask for its actions first.")
        }
        var action = actions[index]
        // In the order of the fields, as one may depend on another.
        let order = action.fields.map(\.name)
        let rank = { (name: String) in order.firstIndex(of: name) ?? order.count }
        for (name, text) in fields.sorted(by: { (rank($0.key), $0.key) < (rank($1.key), $1.key) }) {
            try action.set(name, to: text)
        }
        return action
    }
}

extension DetectionContext {
    /// Checks when and where a picture was captured, as a client says.
    package init(_ request: ActionsRequest) throws(Problem) {
        // A client's clock may be wrong by years, and no calendar has days beyond these.
        guard request.moment.utf8.count <= 32, let moment = CivilMoment(request.moment),
            (1970...2200).contains(moment.date.year)
        else {
            throw Problem(.badRequest, "'moment' should be a day and a time such as 2026-12-24T19:30.")
        }
        let region = request.region ?? "US"
        guard region.utf8.count == 2, region.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            throw Problem(.badRequest, "'region' should be two capital letters such as DE.")
        }
        let tags = request.languages ?? []
        guard tags.count <= 20, tags.allSatisfy({ $0.utf8.count <= 60 }) else {
            throw Problem(.badRequest, "'languages' should be up to 20 tags such as de or en-GB.")
        }
        var languages: [DetectorLanguage] = []
        // English is understood in any case: posters everywhere are written in it.
        for tag in tags.map({ $0.prefix { $0 != "-" }.lowercased() }) + ["en"] {
            guard let language = DetectorLanguage(rawValue: tag), !languages.contains(language) else { continue }
            languages.append(language)
        }
        // What is printed may be in any language that is understood.
        languages += DetectorLanguage.allCases.filter { !languages.contains($0) }
        self.init(moment: moment, region: region, languages: languages)
    }
}
