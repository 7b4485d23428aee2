package import CommandLineKit
import ImageCodingEngine

/// The command that cuts things out of pictures.
package enum CutOutCommand {
    private static let name = "fovea cutout"

    /// Declares the command.
    package static func command(_ analysis: any PictureAnalysis) -> Command {
        Command(
            "cutout",
            abstract: "Cut a thing or a person out of a picture.",
            discussion: [
                "Writes the picture without its background: what stands out from it, the people, or the thing at a "
                    + "place, in the size and depth of the picture. Where nothing of the kind is, nothing is written.",
                "The picture itself is never overwritten; any other file that '--output' names is.",
            ],
            operands: Operands(
                "IMAGE",
                count: 1...1,
                completion: .files,
                help: "The picture: JPEG, PNG, WebP, HEIC, AVIF, TIFF, GIF, BMP or PDF; '-' is standard input."
            ),
            groups: CutOutOptions.groups + [OptionGroup("Output", [PictureOutput.output]), LimitOptions.group],
            examples: [
                .init("fovea cutout mug.jpg -o mug.png", "The mug on a transparent ground."),
                .init("fovea cutout --people -b beach.jpg portrait.heic -o card.jpg", "A person at the beach."),
                .init("fovea cutout --at 50%,40% --crop -b white shelf.jpg -o item.png", "One thing of many."),
                .init("curl -s https://example.org/cat.webp | fovea cutout - | fovea look -", "A cat alone, on pipes."),
            ]
        ) { arguments, context in
            try await run(arguments, context, analysis)
        }
    }

    private static func run(
        _ arguments: ParsedArguments,
        _ context: CommandContext,
        _ analysis: any PictureAnalysis
    ) async throws -> ExitCode {
        LimitOptions.applyThreads(arguments)
        var request = CutOutRequest()
        request.format = try format(arguments, context)
        request.isCropped = arguments[CutOutOptions.crop]
        let limits = LimitOptions.limits(arguments, context)
        let input = PictureInput(arguments.operands[0])
        if let path = arguments[PictureOutput.output], input.isSameFile(as: path) {
            throw CommandFailure(.usage, "'--output' would overwrite the picture; name another file.")
        }
        guard !input.isStandardInput || arguments[CutOutOptions.background] != "-" else {
            throw CommandFailure(.usage, "Standard input can be read only once; name '-' once.")
        }
        do {
            let data = try input.data(limit: limits.maximumFileByteCount, standardInput: context.readInput)
            let info = try analysis.info(of: data, page: arguments[CutOutOptions.page] - 1, limits: limits)
            request.things = try CutOutOptions.things(
                arguments,
                width: info.uprightWidth,
                height: info.uprightHeight
            )
            request.ground = try CutOutOptions.ground(arguments, limits, context)
            let page = PageRegion(data, page: info.page, limits: limits)
            guard let picture = try await analysis.cutOut(of: page, request) else {
                throw input.failure(.nothingFound, request.things.absence)
            }
            try PictureOutput.write(picture, arguments, context)
            return .success
        } catch {
            throw CommandFailure(error, subject: input.name)
        }
    }

    /// The format of the result, after a check of options that exclude each other.
    private static func format(
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) throws(UsageError) -> ImageFileFormat {
        let (hasGround, isMask) = (arguments[CutOutOptions.background] != nil, arguments[CutOutOptions.mask])
        guard !hasGround || !isMask else {
            throw UsageError("'--mask' and '--background' exclude each other", command: name)
        }
        guard !arguments[CutOutOptions.people] || arguments[CutOutOptions.box] == nil else {
            throw UsageError("'--people' and '--box' exclude each other; choose a person with '--at'", command: name)
        }
        let format = try PictureOutput.format(arguments, context, command: name)
        guard hasGround || isMask || (format != .jpeg && format != .bmp) else {
            throw UsageError(
                "a \(format.name) file can't be transparent; use .png, .webp or .tiff, or '--background'",
                command: name
            )
        }
        return format
    }
}

extension CutOutRequest.Things {
    /// What to say where there is nothing to cut out.
    fileprivate var absence: String {
        switch self {
        case .subjects: "Nothing stands out from the background. Mark the thing with '--at' or '--box'."
        case .people(let points) where points.isEmpty: "There is no person."
        case .people: "There is no person at that place."
        case .marked: "There is no thing at that place. Mark more of it."
        }
    }
}
