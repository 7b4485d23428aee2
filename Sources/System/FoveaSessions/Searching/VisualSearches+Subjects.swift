import ConcurrencyEngine
package import Foundation
package import FoveaCapture
package import ServiceInterface

extension VisualSearches {
    /// A picture and the things that were found in it.
    private struct Findings: Sendable {
        let picture: CapturedPicture
        let subjects: [FoundSubject]
    }

    /// Returns the things in a picture, and the one that a choice means.
    package func subjects(of bytes: Data, _ choice: SubjectChoice?) async throws -> PictureSubjects {
        try await reply(findings(in: bytes), choice)
    }

    /// Returns the things in the picture of a session, and the one that a choice means.
    package func subjects(ofSession session: String, _ choice: SubjectChoice?) async throws -> PictureSubjects {
        try await reply(findings(inSession: session), choice)
    }

    /// Returns a thing in a picture without its background, as a PNG.
    package func cutOut(_ choice: SubjectChoice, of bytes: Data) async throws -> Data {
        try await cutOut(choice, findings(in: bytes))
    }

    /// Returns a thing in the picture of a session without its background, as a PNG.
    package func cutOut(_ choice: SubjectChoice, ofSession session: String) async throws -> Data {
        try await cutOut(choice, findings(inSession: session))
    }

    /// Returns the part of a picture that a query is about: where it chooses a thing, the line around that.
    package func highlight(of query: SearchQuery, in bytes: Data) async throws -> Highlight {
        guard let choice = query.subject else { return query.highlight }
        return try await highlight(choice, findings(in: bytes))
    }

    /// Returns the part of a captured picture that a query is about, and the things that were sought for it.
    func focus(of query: SearchQuery, in picture: CapturedPicture) async throws -> (Highlight, [FoundSubject]?) {
        guard let choice = query.subject else { return (query.highlight, nil) }
        let found = try await findings(in: picture)
        return (try await highlight(choice, found), found.subjects)
    }

    /// Returns the part of a session's picture that a query is about, and the things that are known of it.
    func focus(of query: SearchQuery, inSession session: String) async throws -> (Highlight, [FoundSubject]?) {
        guard let choice = query.subject else { return (query.highlight, try store.session(session).subjects) }
        let found = try await findings(inSession: session)
        return (try await highlight(choice, found), found.subjects)
    }

    // MARK: - Finding

    private func findings(in bytes: Data) async throws -> Findings {
        try await findings(in: described { try await describer.capture(bytes, kind: nil) })
    }

    private func findings(in picture: CapturedPicture) async throws -> Findings {
        let subjects = try await described { try await describer.subjects(of: picture) }
        return Findings(picture: picture, subjects: subjects)
    }

    /// Returns the things in the picture of a session, which are sought once.
    private func findings(inSession session: String) async throws -> Findings {
        _ = try store.session(session)
        return try await seeking[String(session.prefix(1))].run {
            let known = try store.session(session)
            if let subjects = known.subjects { return Findings(picture: known.picture, subjects: subjects) }
            let found = try await findings(in: known.picture)
            store.change(session) { $0.subjects = found.subjects }
            return found
        }
    }

    // MARK: - Choosing

    /// Returns the thing that a choice means, or nil where there is none.
    private func chosen(_ choice: SubjectChoice, _ found: Findings) async throws -> FoundSubject? {
        switch choice {
        case .number(let number): return found.subjects.first { $0.subject.number == number }
        case .point(let point):
            let (width, height) = (found.picture.width, found.picture.height)
            if let thing = found.subjects.thing(at: point, width: width, height: height) { return thing }
            return try await described { try await describer.subject(at: point, of: found.picture) }
        }
    }

    private func needed(_ choice: SubjectChoice, _ found: Findings) async throws -> FoundSubject {
        guard let subject = try await chosen(choice, found) else {
            throw Problem.noSubject(choice, width: found.picture.width, height: found.picture.height)
        }
        return subject
    }

    private func reply(_ found: Findings, _ choice: SubjectChoice?) async throws -> PictureSubjects {
        var subject: FoundSubject?
        if let choice { subject = try await chosen(choice, found) }
        return PictureSubjects(
            width: found.picture.width,
            height: found.picture.height,
            subjects: found.subjects.map(\.subject),
            chosen: subject?.subject
        )
    }

    private func cutOut(_ choice: SubjectChoice, _ found: Findings) async throws -> Data {
        let subject = try await needed(choice, found)
        return try await described { try await describer.cutOut(subject, from: found.picture) }
    }

    private func highlight(_ choice: SubjectChoice, _ found: Findings) async throws -> Highlight {
        .lasso(try await needed(choice, found).subject.outline)
    }
}
