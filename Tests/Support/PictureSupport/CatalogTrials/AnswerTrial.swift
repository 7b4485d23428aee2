import DistortionEngine
package import Foundation

/// Searches whose answers two catalogs, or one before and after damage, must have in common.
package struct AnswerTrial: Sendable {
    private let folder: TrialFolder
    private let queries: [String]

    /// Draws pictures to search with: some of the first pictures of a series, and some that are in no catalog.
    package init(_ folder: TrialFolder, pictures count: Int, queries queryCount: Int, seed: UInt64) throws {
        self.folder = folder
        let queries = folder.url.appending(path: "queries")
        try FileManager.default.createDirectory(at: queries, withIntermediateDirectories: true)
        var numbers = SeededGenerator(seed: seed ^ 0xA5A5)
        self.queries = try (0..<queryCount).map { query in
            let isStranger = query % 4 == 3
            let number = isStranger ? count + query : Int.random(in: 0..<count, using: &numbers)
            let url = queries.appending(path: "\(query).png")
            try DrawnPictures(seed: seed).data(number).write(to: url)
            return url.path
        }
    }

    /// Returns what a catalog answers.
    package func answers(of catalog: URL) throws -> String {
        // A file of their own, apart from what is told about damage.
        let answers = folder.url.appending(path: "answers.json")
        let words = [folder.program, "search", "--catalog", catalog.path, "--format", "json"]
        let (code, output) = try folder.run(words + ["--output", answers.path] + queries)
        guard code == 0 else { throw TrialFailure("fovea search ended with \(code): \(output)") }
        return try String(contentsOf: answers, encoding: .utf8)
    }
}
