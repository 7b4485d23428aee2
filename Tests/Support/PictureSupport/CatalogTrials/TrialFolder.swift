package import Foundation
import TestSupport

/// The files of a trial, which are gone with it: a folder of pictures, and catalogs beside it.
package struct TrialFolder: Sendable {
    private let folder: TemporaryFolder
    /// The program `fovea`.
    package let program: String

    /// Makes a folder for trials of a program.
    package init(program: String) throws {
        self.program = program
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    }

    /// The folder.
    package var url: URL { folder.url }

    /// The folder of the pictures.
    package var pictures: URL { folder.file("pictures") }

    /// The location of a catalog.
    package func catalog(_ name: String) -> URL { folder.file("\(name).fovea") }

    /// The words that bring a catalog up to date with the pictures.
    func indexing(_ catalog: URL) -> [String] {
        [program, "index", pictures.path, "--catalog", catalog.path, "--quiet"]
    }

    /// Runs a program to its end.
    package func run(_ words: [String]) throws -> (code: Int32, output: String) {
        let output = folder.file("output")
        let code = try RunningProgram(words, output: output).wait()
        return (code, String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }

    /// Brings a catalog up to date, and throws what the program says when it fails.
    package func index(_ catalog: URL) throws {
        let (code, output) = try run(indexing(catalog))
        guard code == 0 else { throw TrialFailure("fovea index ended with \(code): \(output)") }
    }

    /// The files of a catalog: its own, and those whose names begin with its name.
    package func files(of catalog: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
            .filter { $0.hasPrefix(catalog.lastPathComponent) }.map { folder.file($0) }
    }

    /// The indexes of a catalog: what lies beside it, without the journal that belongs to it.
    package func indexes(of catalog: URL) throws -> [URL] {
        try files(of: catalog).filter { file in
            let rest = file.lastPathComponent.dropFirst(catalog.lastPathComponent.count)
            return !rest.isEmpty && !["-wal", "-shm", "-journal"].contains(rest) && !rest.contains(".damaged-")
        }
    }

    /// Copies a catalog with all its files.
    package func copy(_ catalog: URL, as name: String) throws -> URL {
        let target = self.catalog(name)
        for file in try files(of: target) { try FileManager.default.removeItem(at: file) }
        for file in try files(of: catalog) {
            let rest = file.lastPathComponent.dropFirst(catalog.lastPathComponent.count)
            try FileManager.default.copyItem(at: file, to: URL(filePath: target.path + rest))
        }
        return target
    }
}

/// What a trial found wrong.
package struct TrialFailure: Error, CustomStringConvertible {
    /// What is wrong.
    package let description: String

    package init(_ description: String) { self.description = description }
}
