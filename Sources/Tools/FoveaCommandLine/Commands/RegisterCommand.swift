import CommandLineKit
import DesktopEngine
import Foundation
import FoveaInstallation
import ProviderProcesses

/// The command that registers an app.
enum RegisterCommand {
    private static let name = Option<String?>(
        "name",
        placeholder: "NAME",
        help: "The name that people read; otherwise that of the program."
    )
    private static let icon = Option<String?>(
        "icon",
        placeholder: "FILE",
        completion: .files,
        help: "The app's icon."
    )
    private static let module = Option<String?>(
        "module",
        placeholder: "NAME",
        help: "The app's module, whose manifest is next to the program; otherwise it has the program's name."
    )
    private static let schemes = Option<[String]>(
        "scheme",
        placeholder: "SCHEME",
        default: [],
        help: "Open links such as SCHEME://album/12 in the app; may be given several times.",
        combine: { $0 + $1 }
    ) { (text) throws(InvalidValue) in
        let scheme = text.lowercased()
        guard LinkScheme.isOwn(scheme) else {
            throw InvalidValue(
                expected: "a scheme of the app's own, such as 'music': letters, digits, '+', '.' and '-'"
            )
        }
        return [scheme]
    }
    private static let desktop = Option<String?>(
        "desktop",
        placeholder: "ENTRY",
        completion: .files,
        help: "The desktop entry of the app's window, by its path or name, so that it comes to the front."
    )
    private static let busName = Option<String?>(
        "bus-name",
        placeholder: "NAME",
        help: "The name under which the app's window answers on the session's bus, such as org.example.Music."
    )
    private static let removes = Flag("remove", help: "Unregister the app; APP is its identifier.")

    static func command() -> Command {
        Command(
            "register",
            abstract: "Register an app for searches, and its links with the desktop.",
            discussion: [
                "Writes a registration below $XDG_DATA_HOME/fovea/providers, which 'fovea providers' lists from then on. "
                    + "The program and the folder next to it that ends in .resources stay where they are.",
                "With '--scheme' other programs open the app's links, too: 'xdg-open music://album/12' runs 'fovea open', "
                    + "which opens what the link names in the app's window, or in the browser for an app without one.",
            ],
            operands: Operands("APP", count: 1...1, completion: .files, help: "The app's program."),
            groups: [OptionGroup("App", [name, icon, module, schemes, desktop, busName, removes])],
            examples: [
                .init("fovea register .build/release/music --name Music", "Searches ask Music from now on."),
                .init("fovea register ~/bin/music --scheme music", "Its links open in it, too."),
                .init("fovea register --remove music", "Music isn't asked any more."),
            ]
        ) { arguments, context in
            let registrations = ProviderRegistrations(environment: context.environment)
            if arguments[removes] { return try remove(arguments.operands[0], registrations, context) }
            return try register(arguments, registrations, context)
        }
    }

    private static func register(
        _ arguments: ParsedArguments,
        _ registrations: ProviderRegistrations,
        _ context: CommandContext
    ) throws -> ExitCode {
        let program = URL(filePath: arguments.operands[0]).standardizedFileURL
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw CommandFailure(.noInput, subject: program.path, "There is no program that you may run.")
        }
        guard let id = ProviderID(derivedFrom: program.lastPathComponent) else {
            throw CommandFailure(.badData, subject: program.path, "The program's name makes no identifier.")
        }
        var registration = ProviderRegistration(
            name: arguments[name] ?? program.lastPathComponent,
            executable: program.path
        )
        registration.icon = arguments[icon].map { URL(filePath: $0).standardizedFileURL.path }
        registration.module = arguments[module]
        registration.desktop = arguments[desktop].map {
            $0.contains("/") ? URL(filePath: $0).standardizedFileURL.path : $0
        }
        registration.busName = arguments[busName]
        registration.schemes = arguments[schemes].isEmpty ? nil : arguments[schemes]
        do {
            let opener = [ExecutablePath.current ?? "fovea", "open", "--browse"]
            try registrations.register(registration, as: id, opener: opener)
        } catch {
            let file = registrations.file(of: id).path
            throw CommandFailure(.cannotCreate, subject: file, "It can't be written: \(error.localizedDescription)")
        }
        for scheme in arguments[schemes] { announce(scheme, registrations.linkEntry(of: id), context) }
        try context.output.write("\(registration.name) is known as \(id): \(registrations.file(of: id).path)\n")
        return .success
    }

    /// Makes an entry the default handler of a scheme, unless the user has chosen another program.
    private static func announce(_ scheme: String, _ entry: URL, _ context: CommandContext) {
        do throws(DesktopError) {
            _ = try DesktopTool("xdg-mime", package: "xdg-utils", environment: context.environment).output(
                ["default", entry.lastPathComponent, "x-scheme-handler/\(scheme)"],
                byteLimit: 1 << 16,
                patience: Patience(.seconds(10))
            )
        } catch {
            context.warn("Other programs may not open links with '\(scheme):' in the app. \(error.message)")
        }
    }

    private static func remove(
        _ word: String,
        _ registrations: ProviderRegistrations,
        _ context: CommandContext
    ) throws -> ExitCode {
        guard let id = ProviderID(rawValue: word) else {
            throw UsageError("'\(word)' is no identifier of an app", command: "fovea register")
        }
        do {
            guard try registrations.unregister(id) else {
                throw CommandFailure(
                    .noInput,
                    subject: registrations.file(of: id).path,
                    "You have no such registration; 'fovea providers' tells from where an app is known."
                )
            }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            let file = registrations.file(of: id).path
            throw CommandFailure(.cannotCreate, subject: file, "It can't be removed: \(error.localizedDescription)")
        }
        try context.output.write("\(id) is unknown from now on.\n")
        return .success
    }
}
