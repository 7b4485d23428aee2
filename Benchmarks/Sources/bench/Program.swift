import Foundation

/// The measurements, in order.
struct Program {
    private let options: Options

    init(_ options: Options) { self.options = options }

    func run() async throws -> Report {
        if options.hostingAlone { return try await hosting() }
        _ = try Places.picture()
        if options.peers { try Peers.setUp() }
        var report = Report()
        for threads in [1, 2] { report.add(try print(threads: threads)) }
        report.add(try requests())
        report.add(try memory())
        report.add(try Decoding.section(rounds: options.rounds))
        report.add(try await Hosting(rounds: options.rounds).section())
        if options.writes {
            let old = (try? String(contentsOfFile: Self.results, encoding: .utf8)) ?? ""
            try write(report.markdown + Report.rest(of: old))
        }
        return report
    }

    private static let results = "\(Places.checkout)/Benchmarks/RESULTS.md"

    private func write(_ text: String) throws {
        try text.write(toFile: Self.results, atomically: true, encoding: .utf8)
        Swift.print("Written to Benchmarks/RESULTS.md.")
    }

    /// Measures hosted apps alone, and puts their section in the place of the one that is there.
    private func hosting() async throws -> Report {
        var report = Report()
        var section = try await Hosting(rounds: options.rounds).section()
        section.remark += " Measured at commit \(Provenance.commit)."
        report.add(section)
        if options.writes {
            let old = try String(contentsOfFile: Self.results, encoding: .utf8)
            try write(report.replacingSection(in: old))
        }
        return report
    }

    private func print(threads: Int) throws -> Report.Section {
        var contenders = [
            try Contender("Fovea", work: .print, threads: threads),
            try Contender("floor", work: .floor, threads: threads),
        ]
        if options.peers {
            contenders.append(try Contender("Pillow", peer: "full", threads: threads))
            contenders.append(try Contender("Pillow draft", peer: "draft", threads: threads))
        }
        let race = try Race(contenders, rounds: options.rounds)
        var section = Report.Section(
            "From a JPEG of 12 megapixels to a print, \(threads) thread\(threads == 1 ? "" : "s")",
            "The floor is TurboJPEG's scaled decoding and the bare OpenVINO call from C. The peers are Pillow, with "
                + "full decoding or with its draft mode, resizing, and onnxruntime on the same network."
        )
        section.rows = contenders.map { Report.Row($0.name, race.median($0.name)) }
        section.rows.append(.init(ratio: race.ratio("Fovea", to: "floor"), of: "Fovea / floor", atMost: 1.15))
        if options.peers {
            section.rows += [
                .init(ratio: race.ratio("Fovea", to: "Pillow"), of: "Fovea / Pillow", atMost: 0.4),
                .init(ratio: race.ratio("Fovea", to: "Pillow draft"), of: "Fovea / Pillow draft", atMost: 0.9),
            ]
        }
        return section
    }

    private func requests() throws -> Report.Section {
        let contenders = [
            try Contender("together", work: .together, threads: 1), try Contender("apart", work: .apart, threads: 1),
        ]
        let race = try Race(contenders, rounds: max(5, options.rounds / 3))
        var section = Report.Section(
            "Five requests on one picture, 1 thread",
            "Two prints and three classifications, of the whole picture, cropped, fitted, and of its middle, one network "
                + "each: on one handler, and on five."
        )
        section.rows = contenders.map { Report.Row($0.name, race.median($0.name)) }
        section.rows.append(.init(ratio: race.ratio("together", to: "apart"), of: "together / apart", atMost: 0.6))
        return section
    }

    private func memory() throws -> Report.Section {
        let worker = try Contender("memory", work: .memory, threads: 1)
        let megabytes = Double(try worker.turn()) / 1e6
        var section = Report.Section("Memory", "The resident memory of a process that has made one print.")
        section.rows = [
            Report.Row(
                name: "resident",
                value: String(format: "%.0f MB", megabytes),
                target: "< 250 MB",
                passes: megabytes < 250
            )
        ]
        return section
    }
}
