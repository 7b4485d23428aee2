import AppIntentsManifest
import Foundation

/// The plugin's program, which reads sources and writes the registration and the manifest.
package struct MetadataTool {
    /// Runs with command-line arguments, and returns the exit code.
    ///
    /// - Parameters:
    ///   - words: The arguments.
    ///   - print: Receives the output, without a final line end.
    package static func run(_ words: [String], print: (String) -> Void) -> Int32 {
        do {
            return try Self(request: MetadataRequest(words)).run(print: print)
        } catch let problem as MetadataRequest.Problem {
            print("error: \(problem.message)")
            return 2
        } catch {
            print("error: \(error)")
            return 1
        }
    }

    private let request: MetadataRequest

    private func run(print: (String) -> Void) throws -> Int32 {
        let modules = try request.modules.map { module in
            try SourceModule(name: module.name, relation: module.relation, files: module.paths.map(file))
        }
        let program = Program(modules, conditions: request.conditions)
        let diagnostics = program.diagnostics
        if request.isFixing {
            for path in try FixItWriter.apply(diagnostics.compactMap(\.fixIt)) { print("\(path): mended") }
            for diagnostic in diagnostics where diagnostic.fixIt == nil { print(diagnostic.text) }
            return 0
        }
        for diagnostic in diagnostics { print(diagnostic.text) }
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return 1 }
        let manifest = try program.manifest.text()
        if let path = request.manifestPath { try write(manifest, to: path) }
        if let path = request.registrationPath {
            let writer = RegistrationWriter(program, manifest: manifest, frameworks: request.frameworks)
            try write(writer.text, to: path)
        }
        return 0
    }

    private func file(_ path: String) throws -> SourceFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw MetadataRequest.Problem(message: "\(path) can't be read. Check that it exists.")
        }
        let root = request.root.hasSuffix("/") ? request.root : request.root + "/"
        // Other files belong to other packages; their paths differ between machines.
        let isInside = path.hasPrefix(root)
        let short = isInside ? String(path.dropFirst(root.count)) : URL(fileURLWithPath: path).lastPathComponent
        return SourceFile(path: path, shortPath: short, text: String(decoding: data, as: UTF8.self))
    }

    /// Writes a file unless it is unchanged, so that dependents are rebuilt only after a change.
    private func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        guard FileManager.default.contents(atPath: path) != data else { return }
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
