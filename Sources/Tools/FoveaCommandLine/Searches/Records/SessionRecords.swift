package import CommandLineKit
package import CoreVideo
package import Foundation
import FoveaCapture
package import FoveaSessions
import ImageCodingEngine
import PixelEngine
package import ServiceInterface

/// The recent searches of the user's commands.
///
/// They are in the user's runtime folder, which other users can't read and which is deleted at logout. A record expires
/// after an hour, and when there are many newer ones.
package struct SessionRecords: Sendable {
    /// The folder of the records.
    package let folder: URL
    private let lifetime: TimeInterval
    private let limit: Int

    /// Creates records in a folder.
    package init(folder: URL, lifetime: TimeInterval = 3600, limit: Int = 24) {
        self.folder = folder
        self.lifetime = lifetime
        self.limit = limit
    }

    /// Creates the records of the current user.
    package init(environment: [String: String]) {
        self.init(folder: PrivateFolder.url(environment).appending(path: "sessions"))
    }

    // MARK: - Writing

    /// Reserves a name for a search.
    package func reserve(now: Date = Date()) throws(CommandFailure) -> String {
        try PrivateFolder.make(folder.deletingLastPathComponent())
        try PrivateFolder.make(folder)
        forget(now: now)
        // Only names that this program assigned count.
        var number = (names().compactMap { UInt32($0) }.max() ?? 0).addingReportingOverflow(1).partialValue
        // Another command may take the same number meanwhile.
        while mkdir(folder.appending(path: "\(number)").path, 0o700) != 0 {
            guard errno == EEXIST else { throw failure("can't be written: \(SystemReason.last)") }
            number += 1
        }
        return "\(number)"
    }

    /// The content of a search.
    package enum Subject: Sendable {
        /// The pixels for apps.
        case pixels(CVReadOnlyPixelBuffer?)
        /// The picture and query for the service.
        case picture(Data, SearchQuery, session: String)
    }

    /// Stores a search with its content under its name.
    package func keep(_ record: SessionRecord, about subject: Subject, as name: String) throws(CommandFailure) {
        let own = folder.appending(path: name)
        var record = record
        do {
            switch subject {
            case .pixels(nil): break
            case .pixels(let pixels?):
                record.pixels = .init(width: pixels.size.width, height: pixels.size.height)
                try packed(pixels).write(to: own.appending(path: "pixels"))
            case .picture(let data, let query, let session):
                record.asked = .init(
                    session: session,
                    highlight: query.highlight,
                    profile: query.profile.rawValue,
                    kind: query.kind?.rawValue
                )
                try data.write(to: own.appending(path: "picture"))
            }
            // The record is written last, so that an existing one is complete.
            try JSONEncoder().encode(record).write(to: own.appending(path: "record.json"), options: .atomic)
        } catch {
            throw failure("can't be written: \(error.localizedDescription)")
        }
    }

    private func packed(_ pixels: CVReadOnlyPixelBuffer) -> Data {
        pixels.accessUnsafeRawPlaneBytes { planes in
            guard let plane = planes.first else { return Data() }
            let (rowBytes, stride) = (plane.properties.size.width * 4, plane.properties.bytesPerRow)
            var data = Data(capacity: rowBytes * plane.properties.size.height)
            for y in 0..<plane.properties.size.height {
                data.append(contentsOf: plane.bytes[y * stride..<y * stride + rowBytes])
            }
            return data
        }
    }

    // MARK: - Reading

    /// Returns a search by its name; `last` is the newest that has a record.
    package func record(named name: String, now: Date = Date()) throws(CommandFailure) -> (String, SessionRecord) {
        forget(now: now)
        let known = names().filter { read($0) != nil }.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
        let name = name == "last" ? known.last ?? name : name
        guard known.contains(name), let record = read(name) else {
            let others = known.suffix(5).joined(separator: ", ")
            throw CommandFailure(
                .noInput,
                subject: "session \(name)",
                "There is no such session; they are forgotten after an hour. "
                    + (others.isEmpty ? "Search again." : "There are \(others).")
            )
        }
        return (name, record)
    }

    /// Returns the content of a search, exactly as it was.
    package func content(of record: SessionRecord, named name: String) throws(CommandFailure) -> SearchContent {
        do {
            guard let size = record.pixels else { return try SearchContent(labels: record.labels, pixelBuffer: nil) }
            let pixels = try pixels(size, named: name).sealed(as: .bgra8)
            let buffer = CVReadOnlyPixelBuffer(unsafeBuffer: try CVPixelBuffer(pixels))
            return try SearchContent(labels: record.labels, pixelBuffer: buffer)
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(.software, subject: "session \(name)", "Its picture can't be used: \(error).")
        }
    }

    /// Reads the pixels of a search.
    private func pixels(_ size: SessionRecord.Pixels, named name: String) throws -> Raster {
        let file = folder.appending(path: "\(name)/pixels")
        guard let data = try? Data(contentsOf: file), size.fits(data.count) else {
            throw CommandFailure(.noInput, subject: "session \(name)", "Its picture is gone. Search again.")
        }
        return try Raster(width: size.width, height: size.height, format: .bgra8, alpha: .opaque) { bytes, _ in
            _ = data.copyBytes(to: bytes)
        }
    }

    /// Returns the picture and query of a search by the service, or nil for another one.
    package func picture(
        of record: SessionRecord,
        named name: String
    ) throws(CommandFailure) -> (Data, SearchQuery)? {
        guard let asked = record.asked else { return nil }
        guard let data = try? Data(contentsOf: folder.appending(path: "\(name)/picture")) else {
            throw CommandFailure(.noInput, subject: "session \(name)", "Its picture is gone. Search again.")
        }
        let query = SearchQuery(
            highlight: asked.highlight,
            profile: CaptureProfile(rawValue: asked.profile) ?? .desktop,
            kind: asked.kind.flatMap(CaptureKind.init)
        )
        return (data, query)
    }

    /// Returns a picture and query that give the service exactly the content of a search.
    package func subject(of record: SessionRecord, named name: String) throws(Problem) -> (Data, SearchQuery) {
        do {
            if let known = try picture(of: record, named: name) { return known }
            guard let size = record.pixels else {
                throw Problem(.appUnable, "The search had no picture to go on with. Search again.")
            }
            return (try ImageEncoder.encode(try pixels(size, named: name), as: .png), SearchQuery())
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(.unknownSession, "The picture of session \(name) is gone. Search again.")
        }
    }

    // MARK: - Forgetting

    /// Removes expired records, and the oldest of too many.
    private func forget(now: Date) {
        let dated = names().map { name in (name: name, date: read(name)?.date ?? age(of: name)) }
            .sorted { $0.date > $1.date }
        for (index, entry) in dated.enumerated()
        where index >= limit - 1 || now.timeIntervalSince(entry.date) > lifetime {
            try? FileManager.default.removeItem(at: folder.appending(path: entry.name))
        }
    }

    /// Returns the modification time of a folder without a record.
    private func age(of name: String) -> Date {
        var status = stat()
        guard stat(folder.appending(path: name).path, &status) == 0 else { return .distantPast }
        return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
    }

    private func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { Int($0) != nil } ?? []
    }

    private func read(_ name: String) -> SessionRecord? {
        (try? Data(contentsOf: folder.appending(path: "\(name)/record.json")))
            .flatMap { try? JSONDecoder().decode(SessionRecord.self, from: $0) }
    }

    private func failure(_ reason: String) -> CommandFailure {
        CommandFailure(.cannotCreate, subject: folder.path, "The folder of sessions \(reason).")
    }
}
