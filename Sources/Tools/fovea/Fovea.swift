import CommandLineKit
import Dispatch
import Foundation
import FoveaCommandLine
import PictureWorkerEngine

@main
enum Fovea {
    /// The argument with which the program decodes pictures for another one of its own.
    private static let worker = "--decode-pictures"

    static func main() {
        // A worker is copied for each picture, so it may have no second thread: tasks start some.
        if CommandLine.arguments.dropFirst().elementsEqual([worker]) { exit(PictureWorker.serve()) }
        Task { @MainActor in
            // The file that runs, even where an upgrade has put another one in its place.
            let program = WorkerProgram(path: "/proc/self/exe", arguments: [worker])
            let code = await LimitOptions.$place.withValue(PictureWorkers(program)) {
                await ProcessEntry.run(FoveaSuite.suite())
            }
            exit(code)
        }
        dispatchMain()
    }
}
