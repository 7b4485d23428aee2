/// The folder of data that programs keep for the user.
public enum PersonalData {
    /// Returns the folder for an environment: `fovea` in the user's data folder, by the XDG specification.
    public static func folder(environment: [String: String]) -> LocatedFolder {
        BaseDirectories(environment: environment)
            .folder(.personalData, variable: "XDG_DATA_HOME", fallback: ".local/share")
    }
}
