import CommandLineKit
import Dispatch
import Foundation
import FoveaCommandLine
import PictureWorkerEngine

@main
enum Fovea {
    /// The argument that starts the program as a worker, which decodes pictures.
    private static let worker = "--decode-pictures"

    static func main() {
        // A worker is forked for each picture, so it must have only one thread: tasks start others.
        if CommandLine.arguments.dropFirst().first == worker { exit(PictureWorker.serve()) }
        Task { @MainActor in
            // The running file, even if an upgrade has replaced it.
            let program = WorkerProgram(path: "/proc/self/exe", arguments: [worker])
            let code = await LimitOptions.$place.withValue(PictureWorkers(program)) {
                await ProcessEntry.run(FoveaSuite.suite())
            }
            exit(code)
        }
        dispatchMain()
    }
}
