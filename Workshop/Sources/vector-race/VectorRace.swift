import Foundation
import VectorIndexEngine

/// Fovea's part in the race of Benchmarks/search, in a process of its own as every contender.
@main
enum VectorRace {
    private static let usage = """
        Usage: vector-race build vectors|codes FOLDER THREADS
               vector-race serve vectors|codes FOLDER
               vector-race compare VECTORS QUERIES

        build     Indexes FOLDER/vectors.npy, with the vectors in the file or codes alone, and prints the seconds it took
                  and the processor's.
        serve     Opens the index and prints the seconds it took. Then answers each line of standard input, EFFORT COUNT
                  FILE: searches the first COUNT queries of FOLDER/queries.npy on one thread (exactly where EFFORT is 0),
                  leaves the rows in FILE, and prints the processor's seconds and the bytes it holds in memory.
        compare   Compares exact search with a loop over drawn vectors: the same keys, the same distances, bit for bit.

        """

    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            switch (words.first, words.count) {
            case ("build", 4):
                guard let threads = Int(words[3]), threads > 0 else { throw RaceError("THREADS is a positive number.") }
                try Contender(words[1], folder: words[2]).build(threads: threads)
            case ("serve", 3): try Contender(words[1], folder: words[2]).serve()
            case ("compare", 3):
                guard let vectors = Int(words[1]), let queries = Int(words[2]), vectors > 0, queries > 0 else {
                    throw RaceError("VECTORS and QUERIES are positive numbers.")
                }
                exit(try Comparison(vectors: vectors, queries: queries).run() ? 0 : 1)
            default:
                FileHandle.standardError.write(Data(usage.utf8))
                exit(64)
            }
        } catch {
            FileHandle.standardError.write(Data("vector-race: \(error)\n".utf8))
            exit(70)
        }
    }
}

/// An error that ends the race.
struct RaceError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
