import Foundation

/// A format of the snapshots next to a test.
public enum SnapshotFormat: String, Sendable {
    /// Lines for people, with a digest in place of each image.
    case text = "txt"
    /// JSON with the images.
    case json
}

extension VisualSearchResults {
    /// Expects the results to equal a snapshot next to the test.
    ///
    /// The file is `Snapshots/<name of the source file>/<name>.txt` in the folder of the source file. With the
    /// environment variable `FOVEA_SNAPSHOTS=record`, the file is written in place of being compared. Without a name
    /// it bears that of the function.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public func expectSnapshot(
        named name: String? = nil,
        as format: SnapshotFormat = .text,
        function: String = #function,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) async throws -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let results = try await recordedResults()
        let text =
            switch format {
            case .text: SearchSnapshot.text(of: results)
            case .json: try SearchSnapshot.json(of: results)
            }
        let file = SnapshotFile(name: name ?? function, extension: format.rawValue, sourceFile: filePath)
        return try file.check(text, isRecording: SnapshotFile.isRecording, at: site)
    }
}

/// A snapshot: a file next to a test with the expected results.
struct SnapshotFile {
    static let isRecording = ProcessInfo.processInfo.environment["FOVEA_SNAPSHOTS"] == "record"

    let url: URL

    init(name: String, extension: String, sourceFile: String) {
        let source = URL(filePath: sourceFile)
        // "finds(_:)" has characters that not every file system takes.
        let safe = name.prefix { $0 != "(" }.map { $0.isLetter || $0.isNumber || "-_ .".contains($0) ? $0 : "-" }
        url = source.deletingLastPathComponent()
            .appending(path: "Snapshots/\(source.deletingPathExtension().lastPathComponent)")
            .appending(path: "\(String(safe)).\(`extension`)")
    }

    func check(_ text: String, isRecording: Bool, at site: CallSite) throws -> Bool {
        if isRecording {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url, options: .atomic)
            return true
        }
        guard let data = try? Data(contentsOf: url) else {
            return site.check(
                false,
                "There is no snapshot at \(url.path). Run the test with FOVEA_SNAPSHOTS=record to write it:\n\(text)"
            )
        }
        let difference = LineDifference.text(from: String(decoding: data, as: UTF8.self), to: text)
        return site.check(
            difference.isEmpty,
            """
            The results differ from \(url.path); FOVEA_SNAPSHOTS=record accepts them:
            \(difference)
            """
        )
    }
}
