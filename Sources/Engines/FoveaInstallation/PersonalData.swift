/// The data that the programs of a person keep for them.
public enum PersonalData {
    /// Returns the folder for an environment: `fovea` in the person's data folder, after the XDG specification.
    public static func folder(environment: [String: String]) -> LocatedFolder {
        BaseDirectories(environment: environment)
            .folder(.personalData, variable: "XDG_DATA_HOME", fallback: ".local/share")
    }
}
