import CommandLineKit
import FoveaCapture
import FoveaSessions
import PictureEngine
import ProviderFrames
import ServiceInterface

/// The report of a search in apps.
struct SheetReport {
    let explains: Bool
    let style: TextStyle
    let pictures: TerminalPictures?

    /// The search of a sheet.
    struct Subject {
        let input: PictureInput
        let highlight: Highlight
        /// The name for opening results later, if the search is stored.
        let session: String?
    }

    // MARK: Text

    func heading(_ subject: Subject, _ head: Sheet.Head) -> String {
        var text = "\(style.bold(subject.input.name))\n"
        guard explains else { return text }
        text += "  \(style.dim("\(Number.size(head.width, head.height)) pixels"))\n"
        let labels = head.labels.isEmpty ? "none" : head.labels.joined(separator: ", ").onOneLine
        return text + "  \(style.dim("labels: \(labels)"))\n"
    }

    func text(_ app: NumberedSheet.App) -> String {
        var heading = "  \(style.bold(app.place.app.name))"
        if explains {
            heading += "  \(style.dim("\(app.place.why); \(Number.fixed(app.entry.milliseconds, 0)) ms"))"
        }
        var lines = [heading]
        if let failure = app.entry.failure?.message {
            lines.append("    \(style.red("No answer."))  \(failure)")
        } else if app.results.isEmpty {
            lines.append("    \(style.dim("Nothing found."))")
        }
        var text = lines.map { "\($0)\n" }.joined()
        for (number, result) in app.numbered { text += entry(number, result) }
        if app.hasMore { text += "    \(style.dim("There are more; '--limit' shows them."))\n" }
        return text
    }

    private func entry(_ number: Int, _ result: FoundItem) -> String {
        let name = "\(TextLayout.padded("\(number)", to: 4))\(result.title)"
        let details = [result.subtitle, result.typeName].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: " · ")
        let closed = result.canOpen ? "" : style.dim(" (can't be opened)")
        guard let drawing = result.thumbnail?.file.flatMap({ pictures?.drawing(of: $0) }) else {
            return "    \(name)  \(style.dim(details))\(closed)\n"
        }
        return drawing.text(besides: [style.bold(name) + closed, "    \(style.dim(details))"], indent: 4)
    }

    func closing(_ subject: Subject, _ sheet: NumberedSheet, milliseconds: Double?) -> String {
        var lines: [String] = []
        if explains, let milliseconds { lines.append("  \(style.dim("\(Number.fixed(milliseconds, 0)) ms in all"))") }
        if let session = subject.session, sheet.foundSomething {
            var line = "'fovea open \(session) N' opens a result"
            if let app = sheet.apps.first(where: { $0.entry.offersMore && !$0.results.isEmpty }) {
                line += "; 'fovea more \(session) --app \(app.place.app.id)' goes on in \(app.place.app.name)"
            }
            lines.append("  \(style.dim(line + "."))")
        }
        return lines.map { "\($0)\n" }.joined()
    }

    /// Returns the results as lines of app, type and identifier.
    func paths(_ app: NumberedSheet.App) -> String {
        app.results.map { "\(app.place.app.id)/\($0.reference.type)/\($0.reference.identifier)\n" }.joined()
    }

    // MARK: JSON

    func json(_ subject: Subject, _ sheet: NumberedSheet, milliseconds: Double?) -> JSONValue {
        var members = opening(subject)
        members += [
            .init(
                "picture",
                ["width": .integer(sheet.head.width), "height": .integer(sheet.head.height)]
            ),
            .init("labels", .array(sheet.head.labels.map { .string($0) })),
            .init("apps", .array(sheet.apps.map { .object(Self.members($0)) })),
        ]
        if let milliseconds { members.append(.init("milliseconds", .double(milliseconds))) }
        return .object(members)
    }

    func json(_ subject: Subject, _ app: NumberedSheet.App) -> JSONValue {
        .object(opening(subject) + Self.members(app))
    }

    private func opening(_ subject: Subject) -> [JSONValue.Member] {
        var members = [JSONValue.Member("file", .string(subject.input.word))]
        switch subject.highlight {
        case .whole: break
        case .rectangle(let region): members.append(.init("region", region.json))
        case .lasso(let points):
            members.append(.init("lasso", .array(points.map(\.json))))
        }
        members.append(.init("session", JSONValue(subject.session)))
        return members
    }

    private static func members(_ app: NumberedSheet.App) -> [JSONValue.Member] {
        [
            .init("app", .string(app.place.app.id)),
            .init("name", .string(app.place.app.name)),
            .init("why", .string(app.place.why)),
            .init("state", .string(app.entry.state.rawValue)),
            .init("reason", JSONValue(app.entry.failure?.message)),
            .init("milliseconds", .double(app.entry.milliseconds)),
            .init("more", .bool(app.entry.offersMore)),
            .init("hasMore", .bool(app.hasMore)),
            .init("results", .array(app.numbered.map { json($0.number, $0.result) })),
        ]
    }

    private static func json(_ number: Int, _ result: FoundItem) -> JSONValue {
        [
            "number": .integer(number), "type": .string(result.reference.type),
            "identifier": .string(result.reference.identifier), "typeName": .string(result.typeName),
            "title": .string(result.title), "subtitle": JSONValue(result.subtitle),
            "canOpen": .bool(result.canOpen), "hasThumbnail": .bool(result.thumbnail != nil),
        ]
    }
}
