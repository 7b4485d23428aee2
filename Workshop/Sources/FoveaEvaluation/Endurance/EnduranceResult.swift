import CommandLineKit
import Foundation
import FoveaCommandLine

/// What a series of pictures did to the readers.
struct EnduranceResult {
    /// The pictures of one kind.
    struct Tally {
        var pictures = 0
        var refused = 0
        /// The pictures in which text or a code was found.
        var answered = 0
        var seconds = 0.0
        var slowest = 0.0
    }

    var tallies: [EndurancePicture.Kind: Tally] = [:]
    /// The highest use of memory above that after the first pictures, in megabytes.
    var growth = 0.0

    var pictureCount: Int { tallies.values.reduce(0) { $0 + $1.pictures } }
    var slowest: Double { tallies.values.map(\.slowest).max() ?? 0 }

    var text: String {
        var text = "kind       pictures  refused  answered   mean ms  slowest ms\n"
        for kind in EndurancePicture.Kind.allCases {
            guard let tally = tallies[kind] else { continue }
            let (mean, slowest) = (tally.seconds * 1000 / Double(max(tally.pictures, 1)), tally.slowest * 1000)
            text += kind.rawValue.padding(toLength: 11, withPad: " ", startingAt: 0)
            text += String(format: "%8d%9d%10d", tally.pictures, tally.refused, tally.answered)
            text += String(format: "%10.1f%12.0f\n", mean, slowest)
        }
        return text + String(format: "Memory grew by %.0f MB at most.\n", growth)
    }

    var json: JSONValue {
        let kinds = tallies.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, tally -> JSONValue in
            [
                "kind": .string(kind.rawValue), "pictures": .integer(tally.pictures),
                "refused": .integer(tally.refused), "answered": .integer(tally.answered),
                "seconds": .double(tally.seconds), "slowest": .double(tally.slowest),
            ]
        }
        return ["kinds": .array(kinds), "growth": .double(growth)]
    }
}
