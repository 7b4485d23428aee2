/// The settings of a model.
public class MLModelConfiguration: NSObject, NSCopying, NSSecureCoding {
    /// The name of the model for messages, or nil for that of its file.
    public var modelDisplayName: String?
    /// The processors that the model may use; every choice runs on the processor here.
    public var computeUnits: MLComputeUnits = .all
    /// A Boolean value that allows a graphics processor to add with less precision; it is recorded.
    public var allowLowPrecisionAccumulationOnGPU: Bool = false

    /// Creates the usual settings.
    public override init() {}

    /// Returns the same settings as an object of their own.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = MLModelConfiguration()
        copy.modelDisplayName = modelDisplayName
        copy.computeUnits = computeUnits
        copy.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
        return copy
    }

    /// A Boolean value that indicates that the class reads back only what it wrote.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the settings to an archive.
    public func encode(with coder: NSCoder) {
        if let modelDisplayName { coder.encode(NSString(string: modelDisplayName), forKey: "modelDisplayName") }
        coder.encode(computeUnits.rawValue, forKey: "computeUnits")
        coder.encode(allowLowPrecisionAccumulationOnGPU, forKey: "allowLowPrecisionAccumulationOnGPU")
    }

    /// Reads settings from an archive, or returns nil when the archive holds none.
    public required init?(coder: NSCoder) {
        guard let units = MLComputeUnits(rawValue: coder.decodeInteger(forKey: "computeUnits")) else { return nil }
        computeUnits = units
        modelDisplayName = coder.decodeObject(of: NSString.self, forKey: "modelDisplayName").map {
            String(describing: $0)
        }
        allowLowPrecisionAccumulationOnGPU = coder.decodeBool(forKey: "allowLowPrecisionAccumulationOnGPU")
    }
}
