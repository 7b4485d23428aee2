/// The version of Fovea.
public enum FoveaVersion {
    /// The version that this build carries, as semantic versioning writes it.
    public static let current: String = "0.1.0"
}
