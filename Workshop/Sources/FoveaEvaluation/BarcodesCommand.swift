import CommandLineKit
import Foundation
import FoveaCommandLine

/// The command that measures how many codes are read.
enum BarcodesCommand {
    static let peer = Option<String?>(
        "peer",
        placeholder: "PYTHON",
        completion: .files,
        help: "Also run zxing-cpp and pyzbar, as far as this Python has them, on the same pictures in the same run."
    )
    static let failures = Flag("failures", help: "Also name the pictures that weren't read, and what was read wrongly.")

    static func command() -> Command {
        Command(
            "barcodes",
            abstract: "Measure how many codes are read, turned by quarters, and how fast.",
            discussion: [
                "A folder holds index.json, a list of {\"folder\", \"image\", \"truth\"}; a truth is a file of text, or "
                    + "of bytes where its name ends in .bin, and folders whose names begin with 'falsepositives' hold "
                    + "pictures without a code. With peer_zxing-cpp.json, what zxing-cpp's own tests require of each "
                    + "folder is shown as well, less what pictures that aren't there may have added.",
                "A picture is read when one of its codes says the truth; otherwise what its codes say are misreads.",
            ],
            operands: Operands("FOLDER", count: 1...1, completion: .folders, help: "The folder with index.json."),
            groups: [OptionGroup("Report", [peer, failures]), OutputOptions.group, EvaluationOptions.limits],
            examples: [
                .init("fovea-eval barcodes data/barcodes", "Reads, misreads and times by folder."),
                .init("fovea-eval barcodes --peer venv/bin/python data/barcodes", "Beside the others."),
            ]
        ) { arguments, context in
            let folder = EvaluationFolder(arguments.operands[0])
            let evaluation = BarcodesEvaluation(folder: folder)
            return try await OutputOptions.withWriter(arguments, context, schema: "fovea-eval/1") { writer, _ in
                var result = try evaluation.run { context.remark($0) }
                if let python = arguments[peer] { result.peers = try BarcodePeers.run(python, folder) }
                try writer.write(text: { result.text(failures: arguments[failures]) }, json: { result.json })
                return .success
            }
        }
    }
}
