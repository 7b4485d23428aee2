import Foundation
import Vision

/// The prints of the pictures in a folder, by their names, as an app ships with them.
struct PrintFile {
    let folder: URL
    let file: URL

    /// The distance that two processors may make between the prints of one picture.
    private static let tolerance = 0.01

    /// Makes the prints, and writes them where the file lacks one or has others.
    ///
    /// A file that is right stays as it is, byte by byte.
    func update() async throws {
        let request = GenerateImageFeaturePrintRequest()
        var prints: [String: FeaturePrintObservation] = [:]
        let pictures = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for picture in pictures where picture.pathExtension == "webp" {
            prints[picture.deletingPathExtension().lastPathComponent] = try await request.perform(on: picture)
        }
        guard !isRight(prints) else { return }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(prints).write(to: file)
    }

    private func isRight(_ prints: [String: FeaturePrintObservation]) -> Bool {
        let decoder = PropertyListDecoder()
        guard
            let data = try? Data(contentsOf: file),
            let known = try? decoder.decode([String: FeaturePrintObservation].self, from: data),
            Set(known.keys) == Set(prints.keys)
        else { return false }
        return prints.allSatisfy { name, print in
            // Prints of other revisions can't be compared.
            known[name].flatMap { try? $0.distance(to: print) }.map { $0 < Self.tolerance } ?? false
        }
    }
}
