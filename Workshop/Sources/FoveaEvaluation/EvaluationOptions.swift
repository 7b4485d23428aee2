import CommandLineKit
import FoveaCommandLine

/// The options that the evaluations share.
enum EvaluationOptions {
    static let misses = Flag("misses", help: "Also name the pictures without a true label.")
    static let histogram = Flag("histogram", help: "Also show how the distances are spread.")
    static let prints = Flag("prints", help: "Measure prints of whole pictures in place of a catalogue.")
    static let features = Flag("features", help: "Measure local features in place of a catalogue.")
    static let explain = Flag("explain", help: "Also tell why each wrong answer was given.")
    static let plots = Option<String?>(
        "plots",
        placeholder: "FOLDER",
        completion: .folders,
        help: "Also draw figures, as SVG files in FOLDER."
    )

    static let limits = OptionGroup("Limits", [LimitOptions.threads])

    /// The form of `labels` in words.
    static let labelsForm =
        "A folder for labels holds truth.json, an object of {file: {\"index\": class, \"wnid\": \"n02980441\"}} with the "
        + "number and the WordNet 3.0 offset of an ImageNet class, and the pictures in a folder 'images'."

    /// The form of `retrieval` in words.
    static let retrievalForm =
        "A folder for retrieval holds catalogue.json, a list of picture files, and truth.json, an object of "
        + "{query file: catalogue file}. Paths start at the folder."
}
