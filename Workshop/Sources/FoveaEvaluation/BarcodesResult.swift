import CommandLineKit
import Foundation
import FoveaCommandLine

/// How many codes were read.
struct BarcodesResult {
    /// The figures of a folder at a rotation.
    struct Tally {
        /// The number of pictures with a truth, and of those read in all.
        var pictures = 0
        var read = 0
        var passed = 0
        /// What the reader's own tests require, or nil where they say nothing.
        var required: Int?
        var unread: [String] = []
        var misread: [String] = []
        var falsePositives: [String] = []
        var seconds = 0.0
    }

    /// By folder and degrees.
    var tallies: [String: [Int: Tally]] = [:]
    /// Other readers on the same pictures.
    var peers: [BarcodePeers.Outcome] = []

    private static let rotations = [0, 90, 180, 270]

    private func sum<Number: AdditiveArithmetic>(_ degrees: Int, _ figure: (Tally) -> Number) -> Number {
        tallies.values.reduce(.zero) { $0 + ($1[degrees].map(figure) ?? .zero) }
    }

    /// The folders that read fewer than required, at any rotation.
    private var short: [String] {
        tallies.sorted { $0.key < $1.key }.flatMap { name, rotations in
            rotations.sorted { $0.key < $1.key }.compactMap { degrees, tally in
                tally.passed < tally.required ?? 0 ? "\(name) at \(degrees)" : nil
            }
        }
    }

    func text(failures: Bool) -> String {
        var text = TextLayout.padded("folder", to: 24) + "pictures   0     90    180   270   (required)\n"
        for (name, rotations) in tallies.sorted(by: { $0.key < $1.key }) {
            text += TextLayout.padded(name, to: 24) + TextLayout.padded("\(rotations[0]?.pictures ?? 0)", to: 11)
            for degrees in Self.rotations {
                text += TextLayout.padded("\(rotations[degrees]?.passed ?? 0)", to: 6)
            }
            text +=
                "(\(Self.rotations.map { rotations[$0]?.required.map(String.init) ?? "-" }.joined(separator: " ")))\n"
        }
        text += TextLayout.padded("all", to: 24) + TextLayout.padded("\(sum(0) { $0.pictures })", to: 11)
        for degrees in Self.rotations { text += TextLayout.padded("\(sum(degrees) { $0.passed })", to: 6) }
        text += "\nmisreads \(Self.rotations.map { "\(sum($0) { $0.misread.count })" }.joined(separator: " "))"
        text +=
            ", false positives \(Self.rotations.map { "\(sum($0) { $0.falsePositives.count })" }.joined(separator: " "))"
        text += ", below the requirement: \(short.isEmpty ? "none" : short.joined(separator: ", "))\n"
        text += "fovea: \(String(format: "%.2f", milliseconds)) ms a picture at 0 degrees, decoding included\n"
        for peer in peers {
            text += "\(peer.name): \(String(format: "%.2f", peer.milliseconds)) ms a picture, \(peer.passed) read\n"
        }
        if failures {
            for (_, rotations) in tallies.sorted(by: { $0.key < $1.key }) {
                guard let tally = rotations[0] else { continue }
                text += tally.unread.map { "unread: \($0)\n" }.joined()
            }
            for degrees in Self.rotations {
                for (_, rotations) in tallies.sorted(by: { $0.key < $1.key }) {
                    text += (rotations[degrees]?.misread ?? []).map { "misread at \(degrees): \($0)\n" }.joined()
                    text += (rotations[degrees]?.falsePositives ?? []).map { "false positive: \($0)\n" }.joined()
                }
            }
        }
        return text
    }

    private var milliseconds: Double { 1000 * sum(0) { $0.seconds } / Double(max(1, sum(0) { $0.read })) }

    var json: JSONValue {
        [
            "passed": .array(Self.rotations.map { degrees in .integer(sum(degrees) { $0.passed }) }),
            "misreads": .array(Self.rotations.map { degrees in .integer(sum(degrees) { $0.misread.count }) }),
            "falsePositives": .array(
                Self.rotations.map { degrees in .integer(sum(degrees) { $0.falsePositives.count }) }
            ),
            "belowRequirement": .array(short.map { .string($0) }), "milliseconds": .double(milliseconds),
            "peers": .array(
                peers.map { peer in
                    [
                        "name": .string(peer.name), "milliseconds": .double(peer.milliseconds),
                        "passed": .integer(peer.passed),
                    ]
                }
            ),
        ]
    }
}
