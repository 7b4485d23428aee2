import CommandLineKit
import Foundation

/// A folder of pictures with the files that tell their truth.
struct EvaluationFolder: Hashable, Sendable {
    let url: URL

    init(_ path: String) {
        url = URL(fileURLWithPath: path, isDirectory: true)
    }

    /// The folder's name.
    var name: String { url.lastPathComponent }

    /// Returns the place of a file in the folder.
    func file(_ path: String) -> URL { url.appending(path: path) }

    /// A Boolean value that indicates whether the folder holds a file.
    func holds(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: file(path).path(percentEncoded: false))
    }

    /// Reads one of the folder's JSON files.
    func read<Content: Decodable>(_ path: String, as type: Content.Type) throws(CommandFailure) -> Content {
        let file = file(path)
        guard let data = try? Data(contentsOf: file) else {
            throw CommandFailure(
                .noInput,
                subject: file.path(percentEncoded: false),
                "There is no such file. 'fovea-eval --help' tells what a folder has to hold."
            )
        }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw CommandFailure(
                .badData,
                subject: file.path(percentEncoded: false),
                "It doesn't have the expected form: \(error)"
            )
        }
    }

    /// Reads the catalog's files, and the query files with the catalog's file that each shows.
    func retrievalTruth() throws(CommandFailure) -> (catalogue: [String], truth: [(key: String, value: String)]) {
        let catalogue = try read("catalogue.json", as: [String].self)
        let truth = try read("truth.json", as: [String: String].self).sorted { $0.key < $1.key }
        let known = Set(catalogue)
        if let stray = truth.first(where: { !known.contains($0.value) }) {
            throw CommandFailure(
                .badData,
                subject: "\(name)/truth.json",
                "The right item of '\(stray.key)' isn't in catalogue.json: '\(stray.value)'."
            )
        }
        return (catalogue, truth)
    }
}
