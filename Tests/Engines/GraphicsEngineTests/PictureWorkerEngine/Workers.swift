import Foundation
import ImageCodingEngine
import PictureWorkerEngine
import Testing

/// Workers whose program is built with the tests.
enum Workers {
    /// Those that decode.
    static let honest = PictureWorkers(WorkerProgram(path: program("picture-worker")))
    /// Those that do what a picture's bytes ask for.
    static let rogue = PictureWorkers(WorkerProgram(path: program("rogue-worker")))

    /// Returns limits under which workers decode.
    static func limits(_ workers: PictureWorkers) -> DecodingLimits {
        var limits = DecodingLimits()
        limits.place = workers
        return limits
    }

    /// Returns the path of a program that is built with the tests.
    static func program(_ name: String) -> String {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
    }
}
