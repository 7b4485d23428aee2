import CommandLineKit
import FoveaCapture
import ImageHeaderEngine

/// The options of commands that also read the screen and the clipboard.
enum SourceOptions {
    static let screen = Flag("screen", help: "Read the screen.")
    static let select = Flag("select", help: "Choose a piece of the screen in the desktop's dialog.")
    static let clipboard = Flag("clipboard", help: "Read the picture in the clipboard.")
    static let group = OptionGroup("Source", [screen, select, clipboard])

    /// The pictures to read: those that are named, or one of the desktop.
    static func inputs(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        command: String
    ) async throws -> [PictureInput] {
        let fromScreen = arguments[screen] || arguments[select]
        let sources = [fromScreen, arguments[clipboard], !arguments.operands.isEmpty]
        guard sources.count(where: { $0 }) == 1 else {
            let reason =
                sources.contains(true)
                ? "'--screen', '--clipboard' and IMAGE exclude each other"
                : "there is nothing to read; name an IMAGE, or use '--screen' or '--clipboard'"
            throw UsageError(reason, command: command)
        }
        guard arguments.operands.isEmpty else { return arguments.operands.map { PictureInput($0) } }
        let limits = LimitOptions.limits(arguments, context)
        do {
            let picture =
                fromScreen
                ? try await ScreenCapture(
                    isInteractive: arguments[select],
                    limits: limits,
                    environment: context.environment
                ).picture()
                : try await ClipboardCapture(limits: limits, environment: context.environment).picture()
            let data = try picture.file(of: .whole, size: .full, as: .png)
            return [PictureInput(fromScreen ? "screen" : "clipboard", content: data)]
        } catch {
            throw CommandFailure(error.exitCode, error.message)
        }
    }

    /// Puts what a command has read into the clipboard.
    static func copy(_ text: String, _ context: CommandContext) async throws {
        do {
            try await ClipboardText(environment: context.environment).write(text)
        } catch {
            throw CommandFailure(error.exitCode, error.message)
        }
    }
}
