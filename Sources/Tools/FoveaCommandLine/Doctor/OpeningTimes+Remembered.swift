import Foundation
import FoveaInstallation
import ProviderProcesses

extension OpeningTimes {
    /// The times that the user's commands and service have stored.
    static func remembered(_ environment: [String: String]) -> OpeningTimes {
        let paths = InstallationPaths(environment: environment, executable: ExecutablePath.current)
        return OpeningTimes(file: URL(filePath: paths.state.appending("openings.json")))
    }
}
