package import CommandLineKit

/// The command that finds faces in pictures.
package enum FacesCommand {
    static let landmarks = Flag(
        "landmarks",
        short: "l",
        help: "Also find the outlines of eyes, brows, nose, lips and chin, and the pupils."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        PageCommand.command(
            "faces",
            abstract: "Find faces in pictures.",
            discussion: [
                "For each picture: the faces in it, the most probable first, each with the box from the brows to the "
                    + "chin, the direction in which it looks, and how well it was captured, from 0 to 1: the best of "
                    + "several pictures of a person has the highest quality.",
                "The direction is in degrees: roll is the turn in the picture's plane, counterclockwise as seen; yaw "
                    + "that to the side, positive towards the picture's right; pitch the nod, positive for one that "
                    + "looks down. Left and right of the outlines are those of the picture. A face is found, never "
                    + "recognized: whose it is stays unknown.",
            ],
            title: "Faces",
            options: [landmarks],
            examples: [
                .init("fovea faces team.jpg", "Where the faces are, and how they look."),
                .init("fovea faces -l -d seen.png portrait.heic", "The outlines of their parts, also drawn."),
                .init("fovea faces -f jsonl album/*.jpg", "A line of JSON for each picture."),
            ],
            analysis
        ) { arguments, picture, page in
            FacesReport(
                picture: picture,
                faces: try await analysis.faces(in: page, withLandmarks: arguments[landmarks])
            )
        }
    }
}
