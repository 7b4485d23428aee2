package import CommandLineKit

/// The command that finds hands in pictures.
package enum HandsCommand {
    static let limit = Option<Int>(
        "limit",
        short: "n",
        default: 6,
        in: 1...100,
        help: "Find at most N hands of a picture; more take more time."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        PageCommand.command(
            "hands",
            abstract: "Find hands and their joints in pictures.",
            discussion: [
                "For each picture: the hands in it, the largest first, each with the person's side that it is of, the box "
                    + "around it, and its wrist and the joints of its fingers, from the palm to the tips, each with "
                    + "the probability that the picture shows it there. In a mirrored picture left is right."
            ],
            title: "Hands",
            options: [limit],
            examples: [
                .init("fovea hands wave.jpg", "Where the hands and their joints are."),
                .init("fovea hands -n 2 -d seen.png sign.heic", "The two largest, also drawn."),
                .init("fovea hands -f jsonl frames/*.png", "A line of JSON for each picture."),
            ],
            analysis
        ) { arguments, picture, page in
            let hands = try await analysis.hands(in: page, maximumCount: arguments[limit])
            return PosesReport(picture: picture, kind: .hands, poses: hands)
        }
    }
}
