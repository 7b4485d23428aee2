package import CommandLineKit

/// The command that finds and counts people in pictures.
package enum PeopleCommand {
    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        PageCommand.command(
            "people",
            abstract: "Find and count people in pictures.",
            discussion: [
                "For each picture: the number of people and that of faces, then the people, the most probable first, "
                    + "each with the box around the body and that around its upper half down to the hips, and the "
                    + "faces. The numbers differ where people turn away or are hidden in part."
            ],
            title: "People",
            examples: [
                .init("fovea people street.jpg", "How many people there are, and where."),
                .init("fovea people -d seen.png group.jpg", "The same, drawn into the picture."),
                .init("fovea people -f jsonl -r 0,50%,100%,50% queue/*.jpg", "Those in the lower halves, as JSON."),
            ],
            analysis
        ) { _, picture, page in
            PeopleReport(picture: picture, census: try await analysis.census(of: page))
        }
    }
}
