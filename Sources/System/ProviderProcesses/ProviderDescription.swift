/// What is known about a provider before it runs.
public struct ProviderDescription: Hashable, Codable, Sendable, Identifiable {
    /// The name by which the system knows the provider.
    public var id: ProviderID
    /// The name that people read.
    public var name: String
    /// The path of a picture that stands for the app, or nil.
    public var icon: String?
    /// The path of the program.
    public var executable: String
    /// The words for the program.
    public var arguments: [String]
    /// The file or folder from which the provider is known.
    public var origin: String
    /// The path of the file by which the desktop knows the app, or its name among those that are installed; or nil.
    public var desktopFile: String?
    /// The name by which the app is reached on the session's message bus, or nil.
    public var busName: String?
    /// The schemes of links that the app opens, such as `music`.
    public var schemes: [String]
    /// The name of the app's module, or nil where no manifest tells it.
    public var module: String?
    /// A Boolean value that indicates whether the app answers visual searches, or nil where no manifest tells.
    public var answersSearches: Bool?
    /// A Boolean value that indicates whether the app goes on with a search, or nil where no manifest tells.
    public var offersMoreResults: Bool?
    /// The types of the results, where a manifest tells.
    public var resultTypes: [String]
    /// What is wrong, each with what to do about it.
    public var problems: [String]
    /// A Boolean value that indicates whether the program can be started at all.
    public var isUsable: Bool
    /// What changes when the program is built or installed anew.
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
