import Foundation
import ServiceSupport

// Sends hostile requests through the service's own reading and answering, and looks for what breaks.
//
// request-fuzz ROUNDS [SEED]
//
// The same seed makes the same requests.

guard let count = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }), count > 0 else {
    FileHandle.standardError.write(Data("request-fuzz ROUNDS [SEED]\n".utf8))
    exit(64)
}
let seed = CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1
let folder = FileManager.default.temporaryDirectory.appending(path: "request-fuzz-\(getpid())")
let rounds = try await RequestRounds(folder: folder)
let start = ContinuousClock.now
let tally = await RequestTally(rounds, count: count, seed: seed)
try? FileManager.default.removeItem(at: folder)
let time = start.duration(to: .now)
print("The service against requests: \(tally.answeredCount) answered, \(tally.refusedCount) refused with a reason")
for reason in tally.broken.prefix(20) { print("  \(reason)") }
print(time)
exit(tally.broken.isEmpty && tally.answeredCount > 0 && tally.refusedCount > 0 ? 0 : 1)
