import Synchronization

/// The apps that tests know by an identifier in place of a type.
package enum InstalledApps {
    private static let apps = Mutex<[String: HostedApp]>([:])

    /// Returns the app that was installed under an identifier, or else the one in the module that its last part names.
    package static func app(for bundleIdentifier: String) -> HostedApp {
        if let app = apps.withLock({ $0[bundleIdentifier] }) { return app }
        let name = bundleIdentifier.split(separator: ".").last.map(String.init) ?? bundleIdentifier
        return HostedApp(module: name.replacing("-", with: "_"))
    }

    static func install(_ app: HostedApp, as bundleIdentifier: String) {
        apps.withLock { $0[bundleIdentifier] = app }
    }
}

extension HostedApp {
    /// Makes the app, with its dependencies, the one that `AppIntentsTesting` finds under a bundle identifier.
    ///
    /// Without this, the last part of the identifier names the module of the app, as `MusicDiscovery` in
    /// `com.example.MusicDiscovery`.
    public func install(as bundleIdentifier: String) {
        InstalledApps.install(self, as: bundleIdentifier)
    }
}
