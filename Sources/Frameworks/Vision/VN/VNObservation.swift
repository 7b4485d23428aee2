public import CoreMedia
public import Foundation

/// The abstract base of all observations of the VN interface.
public class VNObservation: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {
    let record: ObservationRecord
    /// The revision of the request that made the observation.
    public let requestRevision: Int

    init(record: ObservationRecord, requestRevision: Int) {
        self.record = record
        self.requestRevision = requestRevision
        super.init()
    }

    /// The identity of the observation.
    public var uuid: UUID { record.uuid }
    /// The level of confidence, from 0 to 1.
    public var confidence: VNConfidence { record.confidence }
    /// The time in a video that the observation belongs to; zero for a still image.
    public var timeRange: CMTimeRange { record.timeRange ?? CMTimeRange(start: .zero, duration: .zero) }

    /// Returns the observation itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archiving

    /// A Boolean value that indicates that the class reads back only what it wrote.
    public class var supportsSecureCoding: Bool { true }

    /// Writes the observation to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(requestRevision, forKey: "requestRevision")
        if let data = try? JSONEncoder().encode(record) { coder.encode(NSData(data: data), forKey: "record") }
    }

    /// Reads an observation from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "record"),
            let record = try? JSONDecoder().decode(ObservationRecord.self, from: Data(referencing: data))
        else { return nil }
        self.record = record
        requestRevision = coder.decodeInteger(forKey: "requestRevision")
        super.init()
    }
}
