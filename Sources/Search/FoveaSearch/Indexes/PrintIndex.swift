import CatalogStoreEngine
import PrintEngine
import VectorIndexEngine

/// The prints of all pictures in one revision.
struct PrintIndex: Sendable {
    /// The state of the catalogue that the index covers.
    private(set) var change = ChangeNumber.zero
    /// The revision of the prints.
    private(set) var revision: Int?
    private var table: VectorTable?
    /// The rows of the table that stand for pictures as they are now.
    private var rows: [PictureNumber: [Int]] = [:]

    /// A picture with a near print.
    struct Neighbor: Sendable {
        let picture: PictureNumber
        let distance: Double
    }

    /// The most prints that are read at once.
    private static let chunkSize = 4_096
}

// MARK: - Following changes

extension PrintIndex {
    /// Brings the index to a state of the catalogue.
    mutating func follow(_ snapshot: CatalogSnapshot) throws {
        guard snapshot.change != change || snapshot.activePrints != revision else { return }
        guard let active = snapshot.activePrints else {
            self = PrintIndex()
            change = snapshot.change
            return
        }
        if active == revision, let changes = try snapshot.changes(since: change), try follow(changes, snapshot, active)
        {
            change = snapshot.change
        } else {
            self = PrintIndex()
            try read(snapshot, revision: active)
            change = snapshot.change
            revision = active
        }
    }

    /// Takes over changes, unless they leave more rows unused than used.
    private mutating func follow(
        _ changes: PictureChanges,
        _ snapshot: CatalogSnapshot,
        _ revision: Int
    ) throws -> Bool {
        for picture in changes.removed { rows[picture] = nil }
        let changed = try snapshot.printChanges(since: change, revision: revision)
        for picture in Set(changes.changed).union(changed).sorted() {
            rows[picture] = nil
            for print in try snapshot.prints(of: picture, revision: revision) { try append(print.values, of: picture) }
        }
        return (table?.count ?? 0) <= 2 * rows.count + Self.chunkSize
    }

    private mutating func read(_ snapshot: CatalogSnapshot, revision: Int) throws {
        var last: PictureNumber?
        while true {
            let chunk = try snapshot.prints(revision: revision, after: last, limit: Self.chunkSize)
            guard !chunk.isEmpty else { return }
            for (number, picture) in chunk.pictures.enumerated() {
                let values = chunk.values[number * chunk.dimension..<(number + 1) * chunk.dimension]
                try append(Array(values), of: picture)
            }
            last = chunk.pictures.last
        }
    }

    private mutating func append(_ values: [Float], of picture: PictureNumber) throws {
        var table = self.table.take() ?? VectorTable(dimension: values.count)
        try table.append(values, key: picture.rawValue)
        rows[picture, default: []].append(table.count - 1)
        self.table = table
    }
}

// MARK: - Searching

extension PrintIndex {
    /// Returns the pictures with the nearest prints, nearest first; of equally near ones, the older first.
    func nearest(
        to queries: [ImagePrint],
        limit: Int,
        allowed: AllowedPictures
    ) throws -> [Neighbor] {
        guard let table, !rows.isEmpty else { return [] }
        let allowed = allowedRows(allowed, of: table)
        var nearest: [PictureNumber: Double] = [:]
        for query in queries where query.revision == revision {
            // A picture has few prints, so that the nearest pictures are among a few times as many prints.
            for match in try table.search(query.values, limit: 4 * limit, allowing: allowed) {
                let picture = PictureNumber(rawValue: match.key)
                nearest[picture] = min(nearest[picture] ?? .infinity, match.distance)
            }
        }
        return nearest.map { Neighbor(picture: $0.key, distance: $0.value) }
            .sorted { ($0.distance, $0.picture) < ($1.distance, $1.picture) }
            .prefix(limit).map { $0 }
    }

    /// The rows that may be found, or nil when all may.
    private func allowedRows(_ pictures: AllowedPictures, of table: VectorTable) -> VectorRows? {
        let used = rows.values.reduce(0) { $0 + $1.count }
        if case .all = pictures, used == table.count { return nil }
        var allowed = VectorRows(capacity: table.count)
        for (picture, rows) in rows where pictures.contains(picture) {
            for row in rows { allowed.insert(row) }
        }
        return allowed
    }
}
