/// What a query has told so far.
///
/// It lists the samples with the versions of their files, so that it survives restarts, and notices what other programs
/// have changed while no app ran.
public final class HKQueryAnchor: NSObject, NSSecureCoding, NSCopying, Sendable {
    /// The form of the bytes, which comes first in them.
    private static let form: UInt8 = 1
    private static let key = "samples"
    private static let entryLength = 24

    let versions: [UUID: UInt64]

    init(versions: [UUID: UInt64]) { self.versions = versions }

    convenience init(_ found: [HealthHome.Found]) {
        self.init(versions: Dictionary(found.map { ($0.sample.uuid, $0.version) }) { first, _ in first })
    }

    /// Creates an anchor from a number of former systems, after which everything is told again.
    public convenience init(fromValue value: Int) { self.init(versions: [:]) }

    /// Reads an anchor that was archived.
    public convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.key) as Data? else { return nil }
        self.init(data)
    }

    /// Archives the anchor.
    public func encode(with coder: NSCoder) { coder.encode(data as NSData, forKey: Self.key) }

    /// A Boolean value that indicates whether archives of anchors name their class.
    public static var supportsSecureCoding: Bool { true }

    /// Returns the anchor itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object stands for the same samples.
    override public func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.versions == versions }

    /// A hash of the samples.
    override public var hash: Int { versions.hashValue }
}

// MARK: - Bytes

extension HKQueryAnchor {
    private var data: Data {
        var data = Data([Self.form])
        for (uuid, version) in versions.sorted(by: { $0.key.uuidString < $1.key.uuidString }) {
            withUnsafeBytes(of: uuid.uuid) { data.append(contentsOf: $0) }
            withUnsafeBytes(of: version.littleEndian) { data.append(contentsOf: $0) }
        }
        return data
    }

    private convenience init?(_ data: Data) {
        let bytes = Array(data)
        guard bytes.first == Self.form, (bytes.count - 1) % Self.entryLength == 0 else { return nil }
        var versions: [UUID: UInt64] = [:]
        for start in stride(from: 1, to: bytes.count, by: Self.entryLength) {
            let entry = Array(bytes[start..<start + Self.entryLength])
            let uuid = entry.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
            versions[uuid] = entry[16...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
        self.init(versions: versions)
    }
}
