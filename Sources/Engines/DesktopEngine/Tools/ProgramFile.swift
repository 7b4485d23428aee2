import Foundation

/// The files of programs.
enum ProgramFile {
    /// Returns the executable of a program by path or name in an environment, or nil.
    static func path(of program: String, _ environment: [String: String]) -> String? {
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        let files = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
        return files.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
