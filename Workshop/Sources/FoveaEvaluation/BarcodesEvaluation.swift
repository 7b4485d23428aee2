import CodeEngine
import CommandLineKit
import Foundation
import FoveaCommandLine
import PictureEngine
import PixelEngine

/// Measures how many codes of a folder are read.
struct BarcodesEvaluation {
    let folder: EvaluationFolder

    /// A picture with what it says.
    struct Entry: Decodable {
        let folder: String
        let image: String
        let truth: String?
    }

    /// What the reader's own tests require of a whole folder.
    private struct Requirement: Decodable {
        struct Run: Decodable {
            let rotation: Int?
            let slowMinPass: Int?
        }
        let images: Int
        let structuredAppend: Bool
        let runs: [Run]
    }

    private static let rotations: [(degrees: Int, orientation: PictureOrientation)] = [
        (0, .up), (90, .right), (180, .down), (270, .left),
    ]

    /// Reads every picture at every rotation.
    func run(_ remark: (String) -> Void) throws -> BarcodesResult {
        let entries = try folder.read("index.json", as: [Entry].self)
        let requirements =
            folder.holds("peer_zxing-cpp.json")
            ? try folder.read("peer_zxing-cpp.json", as: [String: Requirement?].self).compactMapValues { $0 } : [:]
        var result = BarcodesResult()
        for (degrees, orientation) in Self.rotations {
            for (name, members) in Dictionary(grouping: entries, by: \.folder).sorted(by: { $0.key < $1.key }) {
                let requirement = requirements[name]
                var tally = BarcodesResult.Tally()
                let isMerged = requirement?.structuredAppend ?? false
                let required = requirement?.runs.first { $0.rotation == degrees }?.slowMinPass
                let read = try members.map { ($0, try self.read($0, orientation, &tally)) }
                if isMerged { merge(read, &tally) } else { for (entry, codes) in read { judge(entry, codes, &tally) } }
                // The folder is a part of the whole one, whose failures may all be here.
                if let required, let requirement {
                    tally.required = max(0, tally.pictures - (requirement.images - required))
                }
                result.tallies[name, default: [:]][degrees] = tally
            }
            remark("\(folder.name): \(degrees) degrees")
        }
        return result
    }

    /// Reads a picture's codes, and counts the time from its bytes on.
    private func read(
        _ entry: Entry,
        _ orientation: PictureOrientation,
        _ tally: inout BarcodesResult.Tally
    ) throws -> [FoundCode] {
        let data = try Data(contentsOf: folder.file(entry.image))
        let start = ContinuousClock.now
        let codes = try CodeEngine.shared.codes(in: Picture(data, orientation: orientation))
        tally.seconds += (ContinuousClock.now - start) / .seconds(1)
        tally.read += 1
        return codes
    }

    private func judge(_ entry: Entry, _ codes: [FoundCode], _ tally: inout BarcodesResult.Tally) {
        let name = entry.image
        guard let truth = truth(of: entry) else {
            if entry.folder.hasPrefix("falsepositives") { tally.falsePositives += codes.map { "\(name): \($0.text)" } }
            return
        }
        tally.pictures += 1
        if codes.contains(where: { Self.says($0, truth) }) {
            tally.passed += 1
        } else if codes.isEmpty {
            tally.unread.append(name)
        } else {
            tally.misread.append("\(name): \(codes.map { "\($0.symbology.rawValue) \($0.text)" })")
        }
    }

    /// Judges pictures whose codes hold one content together.
    private func merge(_ read: [(Entry, [FoundCode])], _ tally: inout BarcodesResult.Tally) {
        for (_, parts) in Dictionary(grouping: read, by: { $0.0.truth ?? "" }).sorted(by: { $0.key < $1.key }) {
            guard let entry = parts.first?.0, let truth = truth(of: entry) else { continue }
            let codes = parts.flatMap(\.1).filter { $0.sequence != nil }
                .sorted { ($0.sequence?.index ?? 0) < ($1.sequence?.index ?? 0) }
            tally.pictures += 1
            if Data(codes.flatMap(\.bytes)) == truth || Data(codes.map(\.text).joined().utf8) == truth {
                tally.passed += 1
            } else {
                tally.unread.append(entry.image)
            }
        }
    }

    private func truth(of entry: Entry) -> Data? { entry.truth.flatMap { try? Data(contentsOf: folder.file($0)) } }

    private static func says(_ code: FoundCode, _ truth: Data) -> Bool {
        Data(code.bytes) == truth || Data(code.text.utf8) == truth
            || Data((code.text + (code.supplement ?? "")).utf8) == truth
    }
}
