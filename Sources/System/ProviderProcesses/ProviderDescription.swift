/// The description of a provider before it runs.
public struct ProviderDescription: Hashable, Codable, Sendable, Identifiable {
    /// The identifier of the provider.
    public var id: ProviderID
    /// The display name.
    public var name: String
    /// The path of the icon, or nil.
    public var icon: String?
    /// The path of the program.
    public var executable: String
    /// The arguments of the program.
    public var arguments: [String]
    /// The file or folder that registers the provider.
    public var origin: String
    /// The app's desktop entry by path or name, or nil.
    public var desktopFile: String?
    /// The app's name on the session bus, or nil.
    public var busName: String?
    /// The schemes of links that the app opens, such as `music`.
    public var schemes: [String]
    /// The name of the app's module, or nil without a manifest.
    public var module: String?
    /// A Boolean value that indicates whether the app answers visual searches, or nil without a manifest.
    public var answersSearches: Bool?
    /// A Boolean value that indicates whether the app offers more results, or nil without a manifest.
    public var offersMoreResults: Bool?
    /// The types of the results, from the manifest.
    public var resultTypes: [String]
    /// The problems, each with its remedy.
    public var problems: [String]
    /// A Boolean value that indicates whether the program can be started.
    public var isUsable: Bool
    /// A stamp that changes when the program is rebuilt or reinstalled.
    var stamp: String?

    package init(id: ProviderID, name: String, executable: String, origin: String) {
        self.id = id
        self.name = name
        self.executable = executable
        self.origin = origin
        arguments = []
        schemes = []
        resultTypes = []
        problems = []
        isUsable = true
    }
}
