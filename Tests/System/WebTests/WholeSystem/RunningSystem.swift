import Foundation
import Glibc
import TestSupport
import Synchronization
import Testing

/// A running `fovea serve` with the sample apps, which ends with this process, however that ends.
final class RunningSystem: Sendable {
    /// Where the service answers.
    let address: String
    private let home: URL
    /// The folder of the person's items, and those of the calendars, address books, readings and saved actions in it.
    let person: (folder: String, calendars: String, contacts: String, readings: String, actions: String)
    private let programs: URL
    private let program: LeashedProgram
    /// A Boolean value that indicates whether the apps have answered once.
    let hasAnswered = Atomic(false)

    private static let task = Task { try await RunningSystem() }

    /// The one that tests share.
    static var shared: RunningSystem {
        get async throws { try await task.value }
    }

    /// Starts the programs that were built with the tests, or those of the folder that `FOVEA_PROGRAMS` names.
    init() async throws {
        let environment = ProcessInfo.processInfo.environment
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        programs =
            environment["FOVEA_PROGRAMS"].map { URL(filePath: $0, relativeTo: Repository.folder).absoluteURL }
            ?? URL(filePath: tests).deletingLastPathComponent()
        let home = FileManager.default.temporaryDirectory.appending(path: "fovea-system-\(UUID().uuidString)")
        let folders = ["calendars", "contacts", "readings", "actions"].map { home.appending(path: $0).path }
        person = (home.path, folders[0], folders[1], folders[2], folders[3])
        self.home = home
        let registrations = home.appending(path: "registrations")
        try FileManager.default.createDirectory(at: registrations, withIntermediateDirectories: true)
        for folder in [person.calendars, person.contacts] {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        for app in ["landmarks", "music"] {
            try Self.registration(of: app, in: programs).write(to: registrations.appending(path: "\(app).json"))
        }
        let log = home.appending(path: "service.log")
        program = try LeashedProgram(
            [
                programs.appending(path: "fovea").path, "serve", "--port", "0", "--provider", registrations.path,
                "--web", Repository.folder.appending(path: "Web").path,
            ],
            log: log,
            folder: home,
            environment: [
                "HOME": home.path, "XDG_CACHE_HOME": home.path + "/cache", "XDG_DATA_HOME": home.path + "/data",
                "XDG_STATE_HOME": home.path + "/state",
                "FOVEA_CALENDARS": person.calendars, "FOVEA_CONTACTS": person.contacts, "FOVEA_HEALTH": person.readings,
                "FOVEA_ACTIONS": person.actions,
                // Concerts are counted from this day, so that pages look the same on every one.
                "MUSIC_TODAY": "2026-06-01", "TZ": "UTC", "LC_ALL": "en_US.UTF-8",
            ]
        )
        var line: Substring?
        for _ in 0..<1800 where line == nil {
            try await Task.sleep(for: .milliseconds(50))
            line = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").first { $0.hasPrefix("http://") }
        }
        let text = try String(contentsOf: log, encoding: .utf8)
        address = String(try #require(line, "the service wrote: \(text)"))
    }

    /// The registration in the sources, with the program in another folder.
    private static func registration(of app: String, in programs: URL) throws -> Data {
        let folder = Repository.folder.appending(path: "Sources/Apps/Registrations")
        let data = try Data(contentsOf: folder.appending(path: "\(app).json"))
        var registration = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let icon = try #require(registration["icon"] as? String)
        registration["executable"] = programs.appending(path: app).path
        registration["icon"] = folder.appending(path: icon).standardized.path
        return try JSONSerialization.data(withJSONObject: registration)
    }

    /// Ends the service and the apps.
    func stop() { program.stop() }

    /// Kills the program of an app.
    func kill(_ app: String) throws {
        let executable = programs.appending(path: app).resolvingSymlinksInPath().path
        let processes = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { process in
            guard let variables = FileManager.default.contents(atPath: "/proc/\(process)/environ") else { return false }
            return variables.split(separator: 0).contains(Data("HOME=\(home.path)".utf8))
                && (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")) == executable
        }
        let process = try #require(processes.first.flatMap { pid_t($0) }, "no program is \(executable)")
        try #require(processes.count == 1)
        Glibc.kill(process, SIGKILL)
    }
}
