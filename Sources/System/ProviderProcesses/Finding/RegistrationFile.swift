import FileEngine
import Foundation

/// A registration file of a provider.
///
/// ```json
/// { "version": 1, "name": "Music", "executable": "/usr/lib/music/MusicDiscovery", "icon": "music.svg" }
/// ```
///
/// Paths are relative to the file's folder. The name of the file, without its extension, is the provider's identifier.
/// An app with a window of its own has `desktop`, its desktop entry by path or name, or `busName`, its name on the
/// session bus: it is brought to the front when it opens something. `schemes` are those of links that the app opens.
struct RegistrationFile: Decodable {
    private static let byteLimit = 64 << 10
    private static let currentVersion = 1

    var version: Int
    var name: String?
    var executable: String
    var arguments: [String]?
    var icon: String?
    var module: String?
    var desktop: String?
    var busName: String?
    var schemes: [String]?

    /// Reads the registration in a file; errors become problems of the provider.
    static func provider(at path: String) -> ProviderDescription {
        let url = URL(fileURLWithPath: path)
        let base = url.deletingPathExtension().lastPathComponent
        let folder = url.deletingLastPathComponent()
        let id = ProviderID(derivedFrom: base) ?? ProviderID.unnamed
        var provider = ProviderDescription(id: id, name: base, executable: "", origin: path)
        let file: RegistrationFile
        do throws(RegistrationProblem) {
            file = try read(path)
        } catch {
            provider.isUsable = false
            provider.problems = [error.description]
            return provider
        }
        let absolute = { (path: String) in
            URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
        }
        provider.name = file.name.map { String($0.prefix(100)).withoutControls } ?? base
        provider.executable = absolute(file.executable)
        provider.arguments = file.arguments ?? []
        provider.icon = file.icon.map(absolute)
        provider.module = file.module
        provider.desktopFile = file.desktop.map { $0.contains("/") ? absolute($0) : $0 }
        provider.busName = file.busName
        for scheme in file.schemes ?? [] {
            if LinkScheme.isOwn(scheme) {
                provider.schemes.append(scheme)
            } else {
                provider.problems.append("\(path) names '\(scheme)', which is no scheme of an app's own links.")
            }
        }
        provider.examine()
        return provider
    }

    private static func read(_ path: String) throws(RegistrationProblem) -> RegistrationFile {
        let data: Data
        do throws(BoundedFileError) {
            data = try BoundedFile.contents(of: path, limit: byteLimit)
        } catch {
            throw RegistrationProblem(
                error.code == .tooLarge
                    ? "\(path) is too large; a registration has at most \(byteLimit) bytes."
                    : "\(path) can't be read. Check who may read it."
            )
        }
        struct Header: Decodable { var version: Int }
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
            throw RegistrationProblem("\(path) is no registration: it needs \"version\" and \"executable\".")
        }
        guard header.version == currentVersion else {
            throw RegistrationProblem(
                "\(path) has version \(header.version), and this program reads \(currentVersion). Install the app again."
            )
        }
        do {
            return try JSONDecoder().decode(Self.self, from: data)
        } catch {
            throw RegistrationProblem("\(path) is no registration: it needs \"executable\", the path of a program.")
        }
    }
}

/// What is wrong with a registration.
private struct RegistrationProblem: Error {
    let description: String

    init(_ description: String) { self.description = description }
}

extension ProviderID {
    /// The identifier of a provider whose file has an invalid name.
    static let unnamed = ProviderID(trusted: "unnamed")
}
