package import CommandLineKit

/// The command that finds bodies in pictures.
package enum BodiesCommand {
    static let space = Flag(
        "3d",
        help: "Also tell where the joints are in space, in meters from the middle of the hips: to the right, down and "
            + "away from the camera. A person of usual size is assumed."
    )

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        PageCommand.command(
            "bodies",
            abstract: "Find bodies and their joints in pictures.",
            discussion: [
                "For each picture: the bodies in it, the most probable first, each with the box around it, and its joints "
                    + "and the points of its face, hands and feet, each with the probability that the picture shows it "
                    + "there. Left and right are those of the person. 'fovea people' counts people in less time."
            ],
            title: "Bodies",
            options: [space],
            examples: [
                .init("fovea bodies dancer.jpg", "Where the joints are."),
                .init("fovea bodies -d seen.png team.heic", "The same, also drawn as skeletons."),
                .init("fovea bodies --3d -f json yoga.png", "With the places in space, as JSON."),
            ],
            analysis
        ) { arguments, picture, page in
            let bodies = try await analysis.bodies(in: page, inSpace: arguments[space])
            return PosesReport(picture: picture, kind: .bodies, poses: bodies)
        }
    }
}
