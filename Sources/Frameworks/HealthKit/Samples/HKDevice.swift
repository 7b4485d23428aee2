import HealthEngine

/// A device that measures.
public final class HKDevice: NSObject, NSCopying, NSSecureCoding, Sendable {
    let reading: ReadingDevice

    init(_ reading: ReadingDevice) { self.reading = reading }

    /// Creates a device.
    public convenience init(
        name: String?,
        manufacturer: String?,
        model: String?,
        hardwareVersion: String?,
        firmwareVersion: String?,
        softwareVersion: String?,
        localIdentifier: String?,
        udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) {
        var reading = ReadingDevice()
        (reading.name, reading.manufacturer, reading.model) = (name, manufacturer, model)
        reading.hardware = hardwareVersion
        (reading.firmware, reading.software) = (firmwareVersion, softwareVersion)
        (reading.localIdentifier, reading.udi) = (localIdentifier, UDIDeviceIdentifier)
        self.init(reading)
    }

    /// A Boolean value that indicates that archives are decoded with their types checked.
    public static var supportsSecureCoding: Bool { true }

    /// Creates a device from an archive.
    public convenience init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        self.init(
            name: text("name"),
            manufacturer: text("manufacturer"),
            model: text("model"),
            hardwareVersion: text("hardwareVersion"),
            firmwareVersion: text("firmwareVersion"),
            softwareVersion: text("softwareVersion"),
            localIdentifier: text("localIdentifier"),
            udiDeviceIdentifier: text("udiDeviceIdentifier")
        )
    }

    /// Writes the device to an archive.
    public func encode(with coder: NSCoder) {
        let texts = [
            "name": name, "manufacturer": manufacturer, "model": model, "hardwareVersion": hardwareVersion,
            "firmwareVersion": firmwareVersion, "softwareVersion": softwareVersion,
            "localIdentifier": localIdentifier, "udiDeviceIdentifier": udiDeviceIdentifier,
        ]
        for (key, text) in texts { coder.encode(text as NSString?, forKey: key) }
    }

    /// Returns this machine.
    public class func local() -> HKDevice {
        var reading = ReadingDevice()
        (reading.name, reading.model) = (ProcessInfo.processInfo.hostName, "Linux")
        return HKDevice(reading)
    }

    /// The name that a person knows.
    public var name: String? { reading.name }
    /// The maker.
    public var manufacturer: String? { reading.manufacturer }
    /// The model.
    public var model: String? { reading.model }
    /// The version of the hardware.
    public var hardwareVersion: String? { reading.hardware }
    /// The version of the firmware.
    public var firmwareVersion: String? { reading.firmware }
    /// The version of the software.
    public var softwareVersion: String? { reading.software }
    /// The identifier on this machine.
    public var localIdentifier: String? { reading.localIdentifier }
    /// The part of the unique device identifier that names the model.
    public var udiDeviceIdentifier: String? { reading.udi }

    /// Returns the device itself, which doesn't change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the other object describes the same device.
    override public func isEqual(_ object: Any?) -> Bool { (object as? HKDevice)?.reading == reading }

    /// A hash of the description.
    override public var hash: Int { reading.hashValue }
}
