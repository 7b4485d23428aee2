import Foundation

/// Measures Fovea beside its floor and its peers.
///
/// Without words it runs everything; with the word `worker` it is one of the processes that it starts for that.
@main
enum Bench {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            if words.first == "worker" {
                try await Worker.serve(words.dropFirst())
            } else {
                let options = try Options(words)
                let report = try await Program(options).run()
                exit(report.passes ? 0 : 1)
            }
        } catch {
            FileHandle.standardError.write(Data("bench: \(error)\n".utf8))
            exit(70)
        }
    }
}

/// What can be chosen on the command line.
struct Options {
    /// The number of rounds in which every contender has one turn.
    var rounds = 31
    /// A Boolean value that indicates whether peers in Python take part.
    var peers = true
    /// A Boolean value that indicates whether `RESULTS.md` is written.
    var writes = true
    /// A Boolean value that indicates whether only hosted apps are measured, and only their section is written.
    var hostingAlone = false

    init(_ words: [String]) throws {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--rounds":
                guard let count = words.popFirst().flatMap({ Int($0) }), count > 0 else {
                    throw BenchError("'--rounds' needs a positive number.")
                }
                rounds = count
            case "--no-peers": peers = false
            case "--no-results": writes = false
            case "--hosting": hostingAlone = true
            default:
                throw BenchError(
                    "'\(word)' isn't known. Usage: bench [--rounds N] [--no-peers] [--no-results] [--hosting]"
                )
            }
        }
    }
}

/// An error that ends the measurement.
struct BenchError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
