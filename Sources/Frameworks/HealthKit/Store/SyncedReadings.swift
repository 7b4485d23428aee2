import HealthEngine

/// An app's readings, of which a later version replaces an earlier one with the same sync identifier.
struct SyncedReadings {
    private struct Key: Hashable {
        let kind: String
        let identifier: String
    }

    private let latest: [Key: (reading: Reading, version: Double)]

    init(_ readings: [Reading]) {
        var latest: [Key: (Reading, Double)] = [:]
        for reading in readings {
            guard let (key, version) = Self.version(of: reading) else { continue }
            if let known = latest[key], known.1 >= version { continue }
            latest[key] = (reading, version)
        }
        self.latest = latest
    }

    private static func version(of reading: Reading) -> (Key, Double)? {
        guard case .text(let identifier) = reading.metadata[HKMetadataKeySyncIdentifier],
            case .number(let version) = reading.metadata[HKMetadataKeySyncVersion]
        else { return nil }
        return (Key(kind: reading.kind, identifier: identifier), version)
    }

    /// Returns which of new readings are saved, and what is removed for them.
    func settle(_ readings: some Sequence<Reading>) -> (kept: [Reading], replaced: Set<UUID>) {
        var kept: [Reading] = []
        var replaced: Set<UUID> = []
        for reading in readings {
            if let (key, version) = Self.version(of: reading), let known = latest[key],
                known.reading.identifier != reading.identifier
            {
                guard version > known.version else { continue }
                replaced.insert(known.reading.identifier)
            }
            kept.append(reading)
        }
        return (kept, replaced)
    }
}
