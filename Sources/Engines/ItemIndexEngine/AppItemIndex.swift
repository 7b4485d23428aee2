import FoveaInstallation
import Foundation

/// The index of the running app.
public enum AppItemIndex {
    /// The index of the running app, in the user's data folder.
    public static let shared = ItemIndex(
        path: path(
            application: application(identifier: Bundle.main.bundleIdentifier, executable: ExecutablePath.current),
            environment: ProcessInfo.processInfo.environment
        )
    )

    /// Returns the path of the index of an app.
    public static func path(application: String, environment: [String: String]) -> String {
        "\(PersonalData.folder(environment: environment).path)/items/\(application)/items.sqlite"
    }

    /// Returns the name of the folder for an app: its bundle identifier, or the name of its program.
    static func application(identifier: String?, executable: String?) -> String {
        let name = identifier ?? executable.map { ($0 as NSString).lastPathComponent } ?? ""
        // The name becomes one path component, never a way out of its parent.
        let safe = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
        return safe.isEmpty || safe.allSatisfy { $0 == "." } ? "app" : safe
    }
}
