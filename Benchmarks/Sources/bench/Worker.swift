import Foundation

/// A process that does one piece of work each time it is told to, and answers how long it took.
///
/// Contenders are processes of their own, because the number of threads holds for a whole process, and because none
/// shall warm or crowd the caches and thread pools of another.
enum Worker {
    /// Answers each line on standard input with the nanoseconds of one turn, until standard input ends.
    static func serve(_ words: ArraySlice<String>) async throws {
        if words.first == "rectangles" { return try await Rectangles.serve() }
        if words.first == "people" { return try await People.serve() }
        guard let name = words.first, let work = Work(rawValue: name) else {
            throw BenchError("'\(words.first ?? "")' is no work.")
        }
        let turn = try await work.prepare()
        while readLine() != nil {
            let start = DispatchTime.now().uptimeNanoseconds
            let answer = try await turn()
            let duration = DispatchTime.now().uptimeNanoseconds - start
            FileHandle.standardOutput.write(Data("\(answer ?? Int(duration))\n".utf8))
        }
    }
}
