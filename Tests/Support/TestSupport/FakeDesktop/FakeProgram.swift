import Foundation

/// A folder with a program that notes each of its starts, and desktop entries that start it.
package struct FakeProgram: Sendable {
    private let place: TemporaryFolder
    /// The path of the program.
    package let path: String

    /// Makes the program.
    ///
    /// - Parameters:
    ///   - takesInput: Whether it notes what it reads, before its words.
    ///   - code: The code that it ends with.
    ///   - complaint: What it writes to standard error.
    package init(
        named name: String = "show it",
        takesInput: Bool = false,
        endsWith code: Int = 0,
        saying complaint: String = ""
    ) throws {
        place = try TemporaryFolder()
        let folder = place.path
        path = "\(folder)/bin/\(name)"
        try FileManager.default.createDirectory(atPath: "\(folder)/bin", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: "\(folder)/applications", withIntermediateDirectories: true)
        // Each start is a file of its own, which appears whole.
        let script = Data(
            """
            #!/bin/sh
            PATH=/usr/bin:/bin
            note=$(mktemp "\(folder)/.start-XXXXXX")
            printf '%s\\n' "token=${XDG_ACTIVATION_TOKEN-none}" "startup=${DESKTOP_STARTUP_ID-none}" "in=$PWD" \(takesInput ? "\"input=$(cat)\"" : "") \
              "$@" > "$note"
            mv "$note" "$note.done"
            \(complaint.isEmpty ? "" : "echo '\(complaint)' >&2")
            exit \(code)

            """.utf8
        )
        // Another program writes the file: while this one has it open, a child of another thread may, too, and then it
        // can't be run.
        let run = try ProgramRun("/bin/sh", ["-c", #"cat > "$0" && chmod 755 "$0""#, path], input: script)
        guard run.code == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// The path of the folder.
    package var folder: String { place.path }

    /// Installs a desktop entry by a name, and returns its path.
    @discardableResult
    package func install(_ name: String, _ lines: String...) throws -> String {
        let file = "\(folder)/applications/\(name).desktop"
        let text = (["[Desktop Entry]", "Type=Application", "Name=Show"] + lines).joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: URL(filePath: file))
        return file
    }

    /// The command of the program as entries have it, with quotes around its path.
    package var command: String { "\"\(path)\"" }

    /// Waits for a number of starts, and returns what each noted; more of them show, too.
    package func starts(_ count: Int) async throws -> [[String]] {
        var files: [String] = []
        for _ in 0..<4500 where files.count < count {
            files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".done") }
            if files.count < count { try await Task.sleep(for: .milliseconds(20)) }
        }
        // One too many would come at about the same time.
        try await Task.sleep(for: .milliseconds(50))
        files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".done") }
        return try files.map { file in
            try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                .split(separator: "\n").map(String.init)
        }
    }
}
