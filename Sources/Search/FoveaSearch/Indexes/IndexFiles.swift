import CatalogStoreEngine
import Foundation
import Glibc

/// The files of a catalog's indexes, next to its own.
struct IndexFiles: Sendable {
    /// The path of the catalog's file.
    let catalog: String

    /// The file of the local features.
    var features: String { "\(catalog).features" }

    /// The file of the prints of a revision.
    func prints(revision: Int) -> String { "\(catalog).prints-\(revision)" }

    /// What tells one file under a name from the next.
    struct Stamp: Sendable, Hashable {
        private let device: UInt
        private let inode: UInt
        private let seconds: Int
        private let nanoseconds: Int

        /// Looks at a file, if it is there.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (device, inode) = (UInt(status.st_dev), UInt(status.st_ino))
            (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    /// Gives a damaged file another name, with the date, and returns it; nil when it couldn't be renamed.
    static func setAside(_ path: String, at date: Date = Date()) -> String? {
        let time = date.formatted(.iso8601.timeSeparator(.omitted).dateSeparator(.omitted))
        for number in 0..<100 {
            let name = "\(path).damaged-\(time)" + (number == 0 ? "" : "-\(number)")
            guard access(name, F_OK) != 0 else { continue }
            return rename(path, name) == 0 ? name : nil
        }
        return nil
    }
}
