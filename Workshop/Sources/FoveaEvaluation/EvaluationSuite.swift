package import CommandLineKit
import FoveaInstallation

/// The program `fovea-eval`: how good labels, prints and the reading of codes are on pictures whose truth is known.
package enum EvaluationSuite {
    /// Returns the program with a way to look at pictures.
    package static func suite(_ subject: any EvaluationSubject = EngineSubject()) -> CommandSuite {
        CommandSuite(
            root: Command(
                "fovea-eval",
                abstract: "Measure labels, prints and text on pictures whose truth is known.",
                subcommands: [
                    LabelsCommand.command(subject), RetrievalCommand.command(subject),
                    RectanglesCommand.command(subject), BarcodesCommand.command(), AllCommand.command(subject),
                    CorruptionCommand.command(), DistortionsCommand.command(), DrawCommand.command(),
                    EnduranceCommand.command(),
                    ScaleCommand.command(), PackagesCommand.command(), TextCommand.command(),
                    DetectorsCommand.command(),
                    DisplaysCommand.displays(), DisplaysCommand.meters(), DisplaysCommand.drawn(),
                    MasksCommand.command(), PostersCommand.command(), CardsCommand.command(),
                    DocumentsCommand.command(),
                ] + PeopleKind.allCases.map(PeopleCommand.command)
            ),
            version: FoveaVersion.current
        )
    }
}
