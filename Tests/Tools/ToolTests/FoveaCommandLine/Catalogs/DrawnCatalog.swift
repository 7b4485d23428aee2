import CommandLineKit
import Foundation
import PictureSupport

/// A workbench with a few drawn pictures, and a catalog to make of them.
struct DrawnCatalog {
    let bench: Workbench
    let drawn = DrawnPictures(seed: 7)

    init(pictures count: Int = 3) throws {
        bench = try Workbench()
        for number in 0..<count { try draw(number, as: "covers/cover_\(number).png") }
    }

    var catalog: String { "\(bench.folder)/covers.fovea" }
    var folder: String { "\(bench.folder)/covers" }

    /// Draws a picture of the series to a file below the workbench, and returns its path.
    @discardableResult
    func draw(_ number: Int, as name: String) throws -> String {
        let url = URL(filePath: "\(bench.folder)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try drawn.data(number).write(to: url)
        return url.path
    }

    func run(_ words: String..., isInterrupted: Bool = false) async -> ExitCode {
        await run(words, isInterrupted: isInterrupted)
    }

    func run(_ words: [String], isInterrupted: Bool = false) async -> ExitCode {
        bench.clear()
        return await bench.run(words + ["--catalog", catalog], isInterrupted: isInterrupted)
    }

    func index(_ words: String...) async -> ExitCode {
        bench.clear()
        return await bench.run(["index", folder, "--catalog", catalog] + words)
    }

    /// The results that were written as JSON.
    func results() throws -> [[String: Any]] { try bench.json()["results"] as? [[String: Any]] ?? [] }
}
