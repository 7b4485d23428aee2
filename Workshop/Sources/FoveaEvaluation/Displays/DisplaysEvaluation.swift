import DisplayEngine
import Foundation
import InferenceEngine
import PictureEngine
import TextEngine

/// Reads displays and compares the readings with what is true.
enum DisplaysEvaluation {
    /// A picture with what it shows and what was read.
    struct Case: Sendable {
        let name: String
        let truth: String?
        let answer: String?
        /// The time that reading the digits took, in milliseconds.
        var milliseconds = 0

        /// Whether the answer is right, wrong or none.
        var verdict: String { answer == nil ? "none " : answer == truth ? "right" : isPart ? "part " : "WRONG" }

        /// Whether the pressure is right and the pulse wasn't read.
        var isPart: Bool {
            guard let answer, let truth, answer.hasSuffix(" -") else { return false }
            return truth.hasPrefix(answer.dropLast())
        }
    }

    /// The sums of a folder.
    struct Score: Sendable {
        var count = 0
        var right = 0
        var part = 0
        var wrong = 0
        var longest = 0

        mutating func add(_ one: Case) {
            count += 1
            longest = max(longest, one.milliseconds)
            guard let answer = one.answer else { return }
            if answer == one.truth { right += 1 } else if one.isPart { part += 1 } else { wrong += 1 }
        }
    }

    private struct DisplayTruth: Decodable {
        let device: String
        let systolic: Int?
        let diastolic: Int?
        let pulse: Int?
        let value: Double?
        let unit: String?

        var text: String {
            if let systolic, let diastolic { return "\(systolic)/\(diastolic) \(pulse.map(String.init) ?? "-")" }
            return "\(value ?? 0) \(unit ?? "")"
        }
    }

    /// Reads the displays of a folder.
    static func displays(_ folder: String, _ report: (Case) throws -> Void) throws {
        let truth = (try? truth([String: DisplayTruth].self, folder)) ?? [:]
        for file in try pictures(folder) {
            guard let picture = try? Picture(contentsOf: file) else { continue }
            let lines = try TextEngine.shared.lines(in: picture)
            let start = ContinuousClock.now
            let found = try DisplayEngine.findings(in: picture, lines: lines)
            let name = file.lastPathComponent
            let answer = found.isEmpty ? nil : found.map { text($0.reading) }.joined(separator: ", ")
            try report(Case(name: name, truth: truth[name]?.text, answer: answer, milliseconds: milliseconds(start)))
        }
    }

    /// Reads drawn monitors, as many as a number says.
    static func drawn(_ count: String, _ report: (Case) throws -> Void) throws {
        for seed in 0..<(UInt64(count) ?? 0) {
            let monitor = try DrawnMonitor(seed: seed)
            let start = ContinuousClock.now
            let found = try DisplayEngine.findings(in: monitor.picture, lines: monitor.labels)
            let answer = found.first.map { text($0.reading) }
            let time = milliseconds(start)
            try report(Case(name: "seed \(seed)", truth: monitor.truth, answer: answer, milliseconds: time))
        }
    }

    /// Reads the rows of digits of a folder.
    static func meters(_ folder: String, _ report: (Case) throws -> Void) throws {
        let truth = try truth([String: String].self, folder)
        for file in try pictures(folder) {
            let name = file.lastPathComponent
            let picture = try Picture(contentsOf: file)
            let start = ContinuousClock.now
            let row = try DisplayEngine.digits(in: picture)
            try report(Case(name: name, truth: truth[name], answer: row?.text, milliseconds: milliseconds(start)))
        }
    }

    private static func text(_ reading: DeviceReading) -> String {
        switch reading {
        case .bloodPressure(let systolic, let diastolic, let pulse):
            "\(systolic)/\(diastolic) \(pulse.map(String.init) ?? "-")"
        case .glucose(let value, let unit): "\(value) \(unit.rawValue)"
        case .weight(let value, let unit): "\(value) \(unit.rawValue)"
        }
    }

    private static func milliseconds(_ start: ContinuousClock.Instant) -> Int {
        Int((ContinuousClock.now - start) / .milliseconds(1))
    }

    private static func truth<Truth: Decodable>(_ type: Truth.Type, _ folder: String) throws -> Truth {
        let file = URL(fileURLWithPath: folder).appendingPathComponent("truth.json")
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }

    private static func pictures(_ folder: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
            .filter { ["jpg", "jpeg", "png", "webp"].contains($0.pathExtension.lowercased()) }
            .sorted { $0.path < $1.path }
    }
}
