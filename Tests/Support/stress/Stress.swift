import CommandLineKit
import Foundation

/// The program behind `make stress`, `make stress-providers`, `make stress-stores` and `make fuzz`.
@main
enum Stress {
    static func main() async {
        let root = Command(
            "stress",
            abstract: "Kill, starve and deceive parts of Fovea, and look for what breaks.",
            discussion: ["Ends with 70 when something is wrong."],
            subcommands: [
                CatalogTrials.command, ProviderTrials.command, FrameTrials.command, RequestTrials.command,
                StoreTrials.command, StoreWriter.command,
            ]
        )
        exit(await ProcessEntry.run(CommandSuite(root: root, version: "1")))
    }

    /// The option of trials that the same number makes alike.
    static let seed = Option<Int>("seed", default: 1, in: 0...Int.max, help: "Make the same trials from the same seed.")

    /// A command that makes a number of trials.
    ///
    /// - Parameter trials: Makes the trials, writes what became of them, and returns whether all is as it should be.
    static func command(
        _ name: String,
        _ abstract: String,
        of things: String,
        trials: @escaping @Sendable (_ count: Int, _ seed: UInt64, _ say: (String) throws -> Void) async throws -> Bool
    ) -> Command {
        Command(
            name,
            abstract: abstract,
            operands: Operands("COUNT", count: 1...1, completion: .nothing, help: "The number of \(things)."),
            groups: [OptionGroup("Trials", [seed])]
        ) { arguments, context in
            guard let count = Int(arguments.operands[0]), count > 0 else {
                throw UsageError("'\(arguments.operands[0])' is no number of \(things)", command: "stress \(name)")
            }
            let isWhole = try await trials(count, UInt64(arguments[seed])) { try context.output.write($0 + "\n") }
            return isWhole ? .success : .software
        }
    }
}
