import Foundation
import Testing

/// The place of an assertion in the source.
struct CallSite {
    let fileID: String
    let filePath: String
    let line: Int
    let column: Int

    /// Notes that an assertion doesn't hold: as an issue of the running test, or on standard error outside of tests.
    func fail(_ message: String) {
        guard Test.current != nil else {
            FileHandle.standardError.write(Data("\(filePath):\(line):\(column): error: \(message)\n".utf8))
            return
        }
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }

    /// Notes that an assertion holds or doesn't, and returns which.
    func check(_ holds: Bool, _ message: @autoclosure () -> String) -> Bool {
        if !holds { fail(message()) }
        return holds
    }
}
