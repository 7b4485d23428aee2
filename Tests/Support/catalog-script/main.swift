import CatalogStoreEngine
import Foundation
import Glibc

// A program that uses a catalog and meets a bad end, for tests of what it leaves behind.
//
// catalog-script write PATH MICROSECONDS  writes batches, each acknowledged with a line, until it's killed
// catalog-script limit PATH BYTES         writes batches until a file would be larger than that
// catalog-script nobody PATH              reads and then writes as a user who owns nothing

let words = CommandLine.arguments
guard words.count >= 3 else { exit(64) }

/// Writes a line that isn't lost when the program is killed.
func acknowledge(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Writes batches after the one that is there: three items each, with the number as their title, and one count of all.
func writeBatches(to store: CatalogStore) throws {
    var batch = try Int(store.snapshot().item("count")?.title ?? "0") ?? 0
    while true {
        batch += 1
        var changes = (0..<3).map { number -> CatalogChange in
            let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: batch), count: 10_000)
            return .put(
                CatalogItem(id: "\(batch)-\(number)", title: "\(batch)"),
                pictures: [
                    .new(
                        PictureContent(
                            prints: [CatalogPrint(revision: 1, values: [Float](repeating: 1, count: 64))],
                            blobs: [.features: CatalogBlob(revision: 1, bytes: bytes)]
                        )
                    )
                ]
            )
        }
        changes.append(.put(CatalogItem(id: "count", title: "\(batch)"), pictures: []))
        if batch > 4 { changes.append(.remove(id: "\(batch - 4)-1")) }
        try store.apply(changes)
        acknowledge("\(batch)")
    }
}

do {
    switch words[1] {
    case "write":
        let delay = UInt32(words[3]) ?? 0
        Thread {
            usleep(delay)
            kill(getpid(), SIGKILL)
        }.start()
        try writeBatches(to: CatalogStore(path: words[2]))
    case "limit":
        var limit = rlimit(rlim_cur: rlim_t(words[3]) ?? 0, rlim_max: rlim_t(words[3]) ?? 0)
        signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        try writeBatches(to: CatalogStore(path: words[2]))
    case "nobody":
        if getuid() == 0 { guard setgid(65_534) == 0, setuid(65_534) == 0 else { exit(77) } }
        let store = try CatalogStore(path: words[2], access: .read)
        try acknowledge(store.snapshot().items(limit: 100).map(\.id).joined(separator: " "))
        _ = try CatalogStore(path: words[2], access: .write)
    default: exit(64)
    }
} catch let error as CatalogStoreError {
    FileHandle.standardError.write(Data(error.message.utf8))
    let codes: [CatalogStoreError.Code: Int32] = [.full: 10, .readOnly: 11, .unavailable: 12, .damaged: 13, .busy: 14]
    exit(codes[error.code] ?? 1)
}
