import Foundation
import TestSupport
import Testing

/// The built program, run as a process of its own.
struct FoveaProgram {
    /// The program lies beside the program of the tests.
    static let path: String = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "fovea").path
    }()

    /// A picture that ships with the repository.
    static func picture(_ name: String) -> String {
        Checkout.folder.appending(path: "Examples/Pictures/\(name)").path
    }

    /// Runs the program to its end.
    static func run(_ words: String..., input: Data = Data(), environment: [String: String] = [:]) throws -> ProgramRun
    {
        try ProgramRun(path, words, input: input, environment: environment)
    }
}

extension ProgramRun {
    /// Standard output read as JSON.
    func json() throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    }
}
