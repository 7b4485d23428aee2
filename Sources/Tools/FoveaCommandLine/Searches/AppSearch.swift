import CommandLineKit
import Foundation
import FoveaCapture
import FoveaSessions
import ImageCodingEngine
import PictureEngine

/// A search for pictures in apps: one sheet for each picture, one after the other.
struct AppSearch {
    let arguments: ParsedArguments
    let context: CommandContext
    let host: SearchHost
    let limits: DecodingLimits

    func run(_ inputs: [PictureInput], format: SearchFormat) async throws -> ExitCode {
        let searches = VisualSearches(apps: host.apps, describer: host.describer, order: host.order)
        let apps = try await chosenApps(searches)
        // The apps start while the first picture is described.
        let warming = apps.isEmpty ? Task { await host.apps.warm() } : nil
        defer { warming?.cancel() }
        let schema = format == .jsonl ? "fovea.answer/1" : "fovea.sheet/1"
        return try await OutputOptions.withWriter(
            arguments,
            context,
            schema: schema,
            format: format.resultFormat,
            spaced: false
        ) { writer, style in
            let report = SheetReport(
                explains: arguments[SearchCommand.explain],
                style: style,
                pictures: format == .text ? pictures() : nil
            )
            var codes: [ExitCode] = []
            for input in inputs {
                do {
                    if codes.count > 0, format == .text { try writer.write(text: { "\n" }, json: { .null }) }
                    codes.append(
                        try await search(input, in: searches, apps, format: format, report: report, writer: &writer)
                    )
                } catch let failure as CommandFailure {
                    context.report(failure, program: "fovea")
                    codes.append(failure.exitCode)
                }
            }
            return codes.first { $0 != .success } ?? .success
        }
    }

    /// Pictures are drawn where a person looks, and not where output goes into a file.
    private func pictures() -> TerminalPictures? {
        guard arguments[OutputOptions.output] == nil else { return nil }
        return TerminalPictures(arguments[AppSearchOptions.pictures], output: context.output, context.environment)
    }

    /// The identifiers of the apps that were named.
    private func chosenApps(_ searches: VisualSearches) async throws -> [String] {
        let known = await searches.placed().map(\.app)
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
        in searches: VisualSearches,
        _ apps: [String],
        format: SearchFormat,
        report: SheetReport,
        writer: inout ResultWriter
    ) async throws -> ExitCode {
        let data = try input.data(limit: limits.maximumFileByteCount, standardInput: context.readInput)
        let prepared: VisualSearches.Prepared
        var query = SearchQuery(
            apps: apps,
            limit: arguments[SearchCommand.limit],
            profile: arguments[AppSearchOptions.profile],
            kind: arguments[AppSearchOptions.kind].kind
        )
        do {
            let picture = try host.describer.capture(data, kind: query.kind)
            query.highlight = try highlight(in: picture, input)
            prepared = try await searches.prepare(data, query)
        } catch let failure as SearchFailure {
            throw input.failure(failure.exitCode, failure.message)
        }

        let records = SessionRecords(environment: context.environment)
        let session = reserve(records)
        let subject = SheetReport.Subject(input: input, highlight: query.highlight, session: session)
        var sheet = NumberedSheet(prepared.head)
        var milliseconds: Double?
        var failure: CommandFailure?
        func write(_ body: () throws(CommandFailure) -> Void) {
            guard failure == nil else { return }
            do throws(CommandFailure) { try body() } catch { failure = error }
        }
        if format == .text {
            write { () throws(CommandFailure) in
                try writer.write(text: { report.heading(subject, prepared.head) }, json: { .null })
            }
        }
        await searches.run(prepared) { event in
            switch event {
            case .done(let time): milliseconds = time
            case .answer(let answer):
                for app in sheet.add(answer) where format != .json {
                    write { () throws(CommandFailure) in
                        try writer.write(
                            text: { format == .paths ? report.paths(app) : report.text(app) },
                            json: { report.json(subject, app) }
                        )
                    }
                }
            }
        }
        if let session { keep(sheet, session, input, in: records, searches) }
        if format == .json || format == .text {
            write { () throws(CommandFailure) in
                try writer.write(
                    text: { report.closing(subject, sheet, milliseconds: milliseconds) },
                    json: { report.json(subject, sheet, milliseconds: milliseconds) }
                )
            }
        }
        if let failure { throw failure }
        // An app that knows nothing has answered.
        return sheet.allFailed ? .unavailable : .success
    }

    private func highlight(in picture: CapturedPicture, _ input: PictureInput) throws(CommandFailure) -> Highlight {
        let (width, height) = (picture.width, picture.height)
        if let lasso = arguments[LassoChoice.option] { return .lasso(lasso.points(width: width, height: height)) }
        guard let region = arguments[RegionChoice.option] else { return .whole }
        guard let parts = region.parts(width: width, height: height) else {
            throw input.failure(
                .badData,
                "The region reaches outside the picture, which is \(Number.size(width, height)) pixels when upright."
            )
        }
        return .rectangle(parts)
    }

    // MARK: Sessions

    /// Takes a name for the search; a search is answered all the same where none can be kept.
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
        _ searches: VisualSearches
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
                    offersMore: app.answer.offersMore,
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
            let content = try? searches.content(sheet.head.session)
            try records.keep(record, pixels: content?.pixelBuffer, as: session)
        } catch {
            context.remark("\(error)")
        }
    }
}

extension SearchFailure {
    /// The code that a command ends with.
    var exitCode: ExitCode {
        switch code {
        case .badPicture, .tooLarge, .unknownFormat, .badRequest: .badData
        case .unknownSession, .unknownApp, .unknownResult: .noInput
        case .busy, .timedOut: .temporary
        case .unavailable, .app, .unsupported: .unavailable
        }
    }
}

/// The names of apps as people type them.
enum AppName {
    /// Returns the identifier of the app that a word names, whatever its case.
    static func find(_ word: String, among apps: [(id: String, name: String)]) throws(CommandFailure) -> String {
        let same = apps.filter { $0.id == word || $0.name.lowercased() == word.lowercased() }
        if let exact = same.first(where: { $0.id == word }) ?? same.first { return exact.id }
        let known = apps.map { "'\($0.id)'" }.joined(separator: ", ")
        throw CommandFailure(.noInput, "There is no app '\(word)'. There are \(known).")
    }
}
