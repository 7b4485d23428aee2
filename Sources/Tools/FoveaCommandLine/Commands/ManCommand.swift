import CommandLineKit

/// The command that writes the manual page.
enum ManCommand {
    static func command(_ suite: @escaping @Sendable () -> CommandSuite) -> Command {
        Command(
            "man",
            abstract: "Write the manual page.",
            examples: [
                .init("fovea man | man -l -", "Shows the page."),
                .init("fovea man > ~/.local/share/man/man1/fovea.1", "Installs the page for one person."),
            ]
        ) { _, context in
            try context.output.write(ManualPage(suite()).source)
            return .success
        }
    }
}
