import Foundation
import FoveaInstallation
import TestSupport

extension TemporaryFolder {
    /// A folder with an installation in it, which has no models.
    static func installation() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.models, withIntermediateDirectories: true)
        return folder
    }

    /// The folders of an installation in here; `runtime` leads to the real runtime unless it is nil.
    func paths(runtime: String? = InstallationPaths.current.runtime.path) throws -> InstallationPaths {
        let link = "\(path)/home/runtime/openvino"
        if let runtime, !FileManager.default.fileExists(atPath: link) {
            try FileManager.default.createDirectory(atPath: "\(path)/home/runtime", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: runtime)
        }
        let environment = ["FOVEA_HOME": "\(path)/home", "XDG_CACHE_HOME": "\(path)/cache", "HOME": path]
        return InstallationPaths(environment: environment, executable: nil)
    }

    var models: String { "\(path)/home/models" }

    /// Every file below a folder, by its path.
    func files(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.map { "\(folder)/\($0)" }.filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }
}
