import CatalogStoreEngine
import IndexFileEngine
import PrintEngine
import VectorIndexEngine

/// The prints of all pictures in one revision: a file and what has changed since.
struct PrintIndex: Sendable {
    /// The state of the catalog that the index covers.
    private(set) var change = ChangeNumber.zero
    /// The revision of the prints.
    let revision: Int
    private(set) var base: Base?
    private var tail: VectorTable?
    /// The rows of the tail that stand for pictures as they are now.
    private var tailRows: [PictureNumber: [Int]] = [:]

    /// The index in a file.
    struct Base: Sendable {
        let index: VectorIndex
        let stamp: IndexFiles.Stamp
        /// The rows that stand for pictures as they are now, or nil when all do.
        var rows: VectorRows?

        var change: ChangeNumber { ChangeNumber(rawValue: index.header.change) }
    }

    /// A picture with a near print.
    struct Neighbor: Sendable {
        let picture: PictureNumber
        let distance: Double
    }

    /// Creates an index of a file's content, or of nothing.
    init(revision: Int, base: Base? = nil) {
        self.revision = revision
        self.base = base
        if let base { change = base.change }
    }

    /// The number of prints that lie in memory.
    var tailCount: Int { tail?.count ?? 0 }
    /// The number of prints that lie in the file.
    var baseCount: Int { base?.index.count ?? 0 }
}

// MARK: - Following changes

extension PrintIndex {
    /// The most prints that are read at once.
    private static let chunkSize = 4_096

    /// Brings the index to a state of the catalog, or returns false when what was removed isn't known any more.
    mutating func follow(_ snapshot: CatalogSnapshot) throws -> Bool {
        guard snapshot.change != change else { return true }
        guard change > .zero else {
            try read(snapshot)
            return true
        }
        guard let changes = try snapshot.changes(since: change) else { return false }
        let printed = try snapshot.printChanges(since: change, revision: revision)
        let changed = Set(changes.changed).union(printed)
        try forget(changed.union(changes.removed))
        for picture in changed.sorted() {
            for print in try snapshot.prints(of: picture, revision: revision) { try append(print.values, of: picture) }
        }
        change = snapshot.change
        return true
    }

    private mutating func forget(_ pictures: Set<PictureNumber>) throws {
        for picture in pictures { tailRows[picture] = nil }
        guard var base, !pictures.isEmpty else { return }
        let gone = Set(pictures.map(\.rawValue))
        var rows: VectorRows
        if let known = base.rows {
            rows = known
        } else {
            rows = VectorRows(capacity: base.index.count)
            rows.insertAll()
        }
        for (row, key) in try base.index.allKeys().enumerated() where gone.contains(key) { rows.remove(row) }
        base.rows = rows
        self.base = base
    }

    private mutating func read(_ snapshot: CatalogSnapshot) throws {
        var last: PictureNumber?
        while true {
            let chunk = try snapshot.prints(revision: revision, after: last, limit: Self.chunkSize)
            guard !chunk.isEmpty else { break }
            for (number, picture) in chunk.pictures.enumerated() {
                let values = chunk.values[number * chunk.dimension..<(number + 1) * chunk.dimension]
                try append(Array(values), of: picture)
            }
            last = chunk.pictures.last
        }
        change = snapshot.change
    }

    private mutating func append(_ values: [Float], of picture: PictureNumber) throws {
        var table = tail.take() ?? VectorTable(dimension: values.count)
        try table.append(values, key: picture.rawValue)
        tailRows[picture, default: []].append(table.count - 1)
        tail = table
    }
}

// MARK: - Searching

extension PrintIndex {
    /// Returns the pictures with the nearest prints, nearest first; of equally near ones, the older first.
    func nearest(to queries: [ImagePrint], limit: Int, allowed: AllowedPictures) throws -> [Neighbor] {
        let baseRows = try allowedBaseRows(allowed)
        let tailRows = allowedTailRows(allowed)
        var nearest: [PictureNumber: Double] = [:]
        for query in queries where query.revision == revision {
            // A picture has few prints, so that the nearest pictures are among a few times as many prints.
            var matches = try base?.index.search(query.values, limit: 4 * limit, allowing: baseRows) ?? []
            matches += try tail?.search(query.values, limit: 4 * limit, allowing: tailRows) ?? []
            for match in matches {
                let picture = PictureNumber(rawValue: match.key)
                nearest[picture] = min(nearest[picture] ?? .infinity, match.distance)
            }
        }
        return nearest.map { Neighbor(picture: $0.key, distance: $0.value) }
            .sorted { ($0.distance, $0.picture) < ($1.distance, $1.picture) }
            .prefix(limit).map { $0 }
    }

    private func allowedBaseRows(_ pictures: AllowedPictures) throws -> VectorRows? {
        guard let base else { return nil }
        let allowed: [PictureNumber]
        switch pictures {
        case .all: return base.rows
        case .many(let some): allowed = Array(some)
        case .few(let some): allowed = some
        }
        var rows = try base.index.rows(for: allowed.map(\.rawValue))
        if let present = base.rows {
            for row in 0..<base.index.count where rows.contains(row) && !present.contains(row) { rows.remove(row) }
        }
        return rows
    }

    private func allowedTailRows(_ pictures: AllowedPictures) -> VectorRows? {
        guard let tail else { return nil }
        let used = tailRows.values.reduce(0) { $0 + $1.count }
        if case .all = pictures, used == tail.count { return nil }
        var allowed = VectorRows(capacity: tail.count)
        for (picture, rows) in tailRows where pictures.contains(picture) {
            for row in rows { allowed.insert(row) }
        }
        return allowed
    }
}
