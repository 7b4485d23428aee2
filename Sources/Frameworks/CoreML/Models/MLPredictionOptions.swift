/// The settings of a prediction.
public class MLPredictionOptions: NSObject {
    /// A Boolean value that asks to use the processor alone, which all predictions do.
    @available(*, deprecated, message: "Choose the compute units of the model's configuration.")
    public var usesCPUOnly: Bool {
        get { true }
        set {}
    }
    /// Arrays by the names of outputs, which a prediction fills instead of making new ones.
    public var outputBackings: [String: Any] = [:]

    /// Creates the usual settings.
    public override init() {}
}
