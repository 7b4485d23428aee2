import HealthEngine
import StoreEngine

/// An app that saves samples.
public final class HKSource: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The name of the app.
    public let name: String
    /// The identifier of the app.
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        self.name = name
        self.bundleIdentifier = bundleIdentifier
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates an app from an archive.
    public convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "name"),
            let identifier = coder.decodeObject(of: NSString.self, forKey: "bundleIdentifier")
        else { return nil }
        self.init(name: name as String, bundleIdentifier: identifier as String)
    }

    /// Writes the app to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(name as NSString, forKey: "name")
        coder.encode(bundleIdentifier as NSString, forKey: "bundleIdentifier")
    }

    /// Returns this app.
    public class func `default`() -> HKSource {
        HKSource(name: ProcessInfo.processInfo.processName, bundleIdentifier: HealthHome.current.app)
    }

    /// Returns the source itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is the same app.
    override public func isEqual(_ object: Any?) -> Bool {
        (object as? HKSource)?.bundleIdentifier == bundleIdentifier
    }

    /// A hash of the identifier.
    override public var hash: Int { bundleIdentifier.hashValue }
}

/// A version of an app that saves samples.
public final class HKSourceRevision: NSObject, NSCopying, NSSecureCoding, Sendable {
    /// The app.
    public let source: HKSource
    /// The version of the app.
    public let version: String?
    /// The kind of machine.
    public let productType: String?
    /// The version of the operating system.
    public let operatingSystemVersion: OperatingSystemVersion

    /// Creates a version of an app.
    public convenience init(source: HKSource, version: String?) {
        self.init(source: source, version: version, productType: nil, operatingSystemVersion: OperatingSystemVersion())
    }

    /// Creates a version of an app on a machine.
    public init(
        source: HKSource,
        version: String?,
        productType: String?,
        operatingSystemVersion: OperatingSystemVersion
    ) {
        self.source = source
        self.version = version
        self.productType = productType
        self.operatingSystemVersion = operatingSystemVersion
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a version of an app from an archive.
    public convenience init?(coder: NSCoder) {
        guard let source = coder.decodeObject(of: HKSource.self, forKey: "source") else { return nil }
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        self.init(
            ReadingSource(
                identifier: source.bundleIdentifier,
                name: source.name,
                version: text("version"),
                product: text("productType"),
                system: text("operatingSystemVersion")
            )
        )
    }

    /// Writes the version of the app to an archive.
    public func encode(with coder: NSCoder) {
        coder.encode(source, forKey: "source")
        coder.encode(version as NSString?, forKey: "version")
        coder.encode(productType as NSString?, forKey: "productType")
        coder.encode(reading.system as NSString?, forKey: "operatingSystemVersion")
    }

    /// This version of this app.
    static var current: HKSourceRevision {
        HKSourceRevision(
            source: .default(),
            version: Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String,
            productType: "Linux",
            operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion
        )
    }

    /// Returns the version itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object is the same version of the same app.
    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKSourceRevision else { return false }
        return other.source == source && other.version == version && other.productType == productType
    }

    /// A hash of the app.
    override public var hash: Int { source.hash }
}

// MARK: - Readings

extension HKSourceRevision {
    convenience init(_ source: ReadingSource) {
        let numbers = (source.system ?? "").split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        self.init(
            source: HKSource(name: source.name, bundleIdentifier: source.identifier),
            version: source.version,
            productType: source.product,
            operatingSystemVersion: OperatingSystemVersion(
                majorVersion: numbers[0],
                minorVersion: numbers[1],
                patchVersion: numbers[2]
            )
        )
    }

    var reading: ReadingSource {
        let system = operatingSystemVersion
        return ReadingSource(
            identifier: source.bundleIdentifier,
            name: source.name,
            version: version,
            product: productType,
            system: "\(system.majorVersion).\(system.minorVersion).\(system.patchVersion)"
        )
    }
}
