import CommandLineKit
import Foundation
import FoveaCapture
import FoveaSessions
import ImageCodingEngine
import PictureEngine
import ProviderFrames
import ServiceInterface

/// A search for pictures in apps, with one sheet for each picture.
struct AppSearch {
    let arguments: ParsedArguments
    let context: CommandContext
    let source: any SheetSource
    let describer: any PictureDescribing
    let limits: DecodingLimits
    let pictures: TerminalPictures?

    func run(_ inputs: [PictureInput], format: SearchFormat) async throws -> ExitCode {
        let apps = try await chosenApps()
        // The apps start while the first picture is described.
        let warming = apps.isEmpty ? Task { await source.warmApps() } : nil
        defer { warming?.cancel() }
        let schema = format == .jsonl ? "fovea.answer/1" : "fovea.sheet/1"
        return try await OutputOptions.withWriter(
            arguments,
            context,
            schema: schema,
            format: format.resultFormat,
            spaced: false,
            isExact: format == .paths
        ) { writer, style in
            let report = SheetReport(
                explains: arguments[SearchCommand.explain],
                style: style,
                pictures: pictures
            )
            var codes: [ExitCode] = []
            for input in inputs {
                do {
                    if codes.count > 0, format == .text { try writer.write(text: { "\n" }, json: { .null }) }
                    codes.append(
                        try await search(input, apps, format: format, report: report, writer: &writer)
                    )
                } catch let failure as CommandFailure {
                    context.report(failure, program: "fovea")
                    codes.append(failure.exitCode)
                }
            }
            return codes.first { $0 != .success } ?? .success
        }
    }

    /// Returns the identifiers of the chosen apps.
    private func chosenApps() async throws -> [String] {
        let known: [AppDescription]
        do {
            known = try await source.placed().map(\.app)
        } catch {
            throw CommandFailure(asking: error, subject: nil)
        }
        guard !known.isEmpty else {
            throw CommandFailure(
                .unavailable,
                "No app is registered that could be asked. '--provider PATH' names one for the moment, and '--catalog "
                    + "FILE' searches a catalogue."
            )
        }
        return try arguments[AppSearchOptions.apps].map { name in
            try AppName.find(name, among: known.map { ($0.id, $0.name) })
        }
    }

    private func search(
        _ input: PictureInput,
        _ apps: [String],
        format: SearchFormat,
        report: SheetReport,
        writer: inout ResultWriter
    ) async throws -> ExitCode {
        let data = try input.data(limit: limits.maximumFileByteCount, standardInput: context.readInput)
        var query = SearchQuery(
            apps: apps,
            limit: arguments[SearchCommand.limit],
            profile: arguments[AppSearchOptions.profile],
            kind: arguments[AppSearchOptions.kind].kind
        )
        let records = SessionRecords(environment: context.environment)
        var sheet: NumberedSheet?
        var about = SheetReport.Subject(input: input, highlight: .whole, session: nil)
        var milliseconds: Double?
        var failure: CommandFailure?
        func write(_ body: () throws(CommandFailure) -> Void) {
            guard failure == nil else { return }
            do throws(CommandFailure) { try body() } catch { failure = error }
        }
        do {
            query.highlight = try await highlight(in: data, query, input)
            let asked = try await source.search(data, query) { event in
                switch event {
                case .session(let head):
                    sheet = NumberedSheet(head)
                    about = .init(input: input, highlight: query.highlight, session: reserve(records))
                    guard format == .text else { return }
                    write { () throws(CommandFailure) in
                        try writer.write(text: { report.heading(about, head) }, json: { .null })
                    }
                case .app(let entry):
                    for app in sheet?.add(entry) ?? [] where format != .json {
                        write { () throws(CommandFailure) in
                            try writer.write(
                                text: { format == .paths ? report.paths(app) : report.text(app) },
                                json: { report.json(about, app) }
                            )
                        }
                    }
                case .done(let time): milliseconds = time
                }
            }
            if let session = about.session, let sheet { keep(sheet, session, input, in: records, about: asked) }
        } catch let cancellation as CancellationError {
            throw cancellation
        } catch {
            throw CommandFailure(asking: error, subject: input.name)
        }
        guard let sheet else { return .unavailable }
        if format == .json || format == .text {
            write { () throws(CommandFailure) in
                try writer.write(
                    text: { report.closing(about, sheet, milliseconds: milliseconds) },
                    json: { report.json(about, sheet, milliseconds: milliseconds) }
                )
            }
        }
        if let failure { throw failure }
        // An app without results has answered.
        return sheet.allFailed ? .unavailable : .success
    }

    /// Returns the chosen part, which may be given in pixels of the picture.
    private func highlight(in data: Data, _ query: SearchQuery, _ input: PictureInput) async throws -> Highlight {
        guard arguments.has(anyOf: [PlaceOptions.lasso, PlaceOptions.region, PlaceOptions.point]) else { return .whole }
        let picture = try await describer.capture(data, kind: query.kind)
        let (width, height) = (picture.width, picture.height)
        if let point = arguments[PlaceOptions.point] {
            var query = query
            query.subject = .point(try PlaceOptions.place(point, in: input, width: width, height: height))
            return try await source.highlight(of: query, in: data)
        }
        guard let highlight = PlaceOptions.highlight(arguments, width: width, height: height) else {
            throw input.failure(
                .badData,
                "The region reaches outside the picture, which is \(Number.size(width, height)) pixels when upright."
            )
        }
        return highlight
    }

    // MARK: Sessions

    /// Reserves a name for the search; without one the search is made all the same.
    private func reserve(_ records: SessionRecords) -> String? {
        do throws(CommandFailure) {
            return try records.reserve()
        } catch {
            context.remark("\(error)")
            return nil
        }
    }

    private func keep(
        _ sheet: NumberedSheet,
        _ session: String,
        _ input: PictureInput,
        in records: SessionRecords,
        about subject: SessionRecords.Subject
    ) {
        let record = SessionRecord(
            date: Date(),
            picture: input.name,
            providers: arguments[AppSearchOptions.providers].map { URL(filePath: $0).path },
            labels: sheet.head.labels,
            pixels: nil,
            apps: sheet.apps.map { app in
                SessionRecord.App(
                    id: app.place.app.id,
                    name: app.place.app.name,
                    offersMore: app.entry.offersMore,
                    results: app.numbered.map { number, result in
                        SessionRecord.Result(
                            number: number,
                            title: result.title,
                            canOpen: result.canOpen,
                            reference: result.reference
                        )
                    }
                )
            }
        )
        do throws(CommandFailure) {
            try records.keep(record, about: subject, as: session)
        } catch {
            context.remark("\(error)")
        }
    }
}

extension CommandFailure {
    /// Creates the failure of a request to apps, by this command or the service.
    init(asking error: any Error, subject: String?) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let failure as AppFailure: self.init(Problem(failure), subject: subject)
        case let problem as Problem: self.init(problem, subject: subject)
        default: self.init(.software, subject: subject, "\(error)")
        }
    }

    private init(_ problem: Problem, subject: String?) {
        self.init(problem.exitCode, subject: subject, problem.detail)
    }
}

extension Problem {
    /// The exit code for the failure.
    fileprivate var exitCode: ExitCode {
        switch kind {
        case .badPicture, .tooLarge, .unknownFormat, .badRequest, .noSubject: .badData
        case .unknownSession, .unknownApp, .unknownResult: .noInput
        case .busy, .stopping, .cancelled, .appLate: .temporary
        default: .unavailable
        }
    }
}

/// The matching of app names in arguments.
enum AppName {
    /// Returns the identifier of the app with a name, ignoring case.
    static func find(_ word: String, among apps: [(id: String, name: String)]) throws(CommandFailure) -> String {
        let same = apps.filter { $0.id == word || $0.name.lowercased() == word.lowercased() }
        if let exact = same.first(where: { $0.id == word }) ?? same.first { return exact.id }
        let known = apps.map { "'\($0.id)'" }.joined(separator: ", ")
        throw CommandFailure(.noInput, "There is no app '\(word)'. There are \(known).")
    }
}
