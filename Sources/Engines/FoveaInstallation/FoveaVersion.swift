/// The version of Fovea.
public enum FoveaVersion {
    /// The semantic version of this build.
    public static let current: String = "0.1.0"
}
