package import Foundation

/// Indexing onto a disk that is too small, again and again with a little more room.
///
/// The room is a limit on the size of files, which fails writes in the middle as a full disk does.
package struct FullDiskTrial: Sendable {
    private let folder: TrialFolder

    /// Creates a trial in a folder that has its pictures.
    package init(_ folder: TrialFolder) { self.folder = folder }

    /// Makes a catalog, and returns how often the disk was full and what went wrong.
    ///
    /// - Parameter room: The kilobytes that each attempt has more than the one before it.
    package func perform(like undisturbed: URL, room: Int) throws -> (failures: Int, wrong: [String]) {
        let catalog = folder.catalog("full")
        var failures = 0
        var wrong: [String] = []
        var kept = 0
        for attempt in 1...1000 {
            let script = "ulimit -f \(attempt * room); exec \"$@\""
            let (code, output) = try folder.run(["/bin/bash", "-c", script, "bash"] + folder.indexing(catalog))
            guard code != 0 else { break }
            failures += 1
            if code != 74 { wrong.append("\(attempt): fovea index ended with \(code): \(output)") }
            if !output.contains("full") { wrong.append("\(attempt): it doesn't say that the disk is full: \(output)") }
            let count = try CatalogComparison.count(catalog)
            if count < kept { wrong.append("\(attempt): \(kept) items became \(count)") }
            kept = count
        }
        wrong += try CatalogComparison.differences(between: undisturbed, and: catalog)
        return (failures, wrong)
    }
}
