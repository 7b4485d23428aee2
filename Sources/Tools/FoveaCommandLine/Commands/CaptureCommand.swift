import CommandLineKit
import Foundation
import FoveaCapture
import ImageCodingEngine

/// The command that captures a picture without searching.
enum CaptureCommand {
    static let screen = Flag("screen", short: "s", help: "Take a picture of the screen.")
    static let camera = Flag("camera", short: "c", help: "Take a picture with the camera.")
    static let clipboard = Flag("clipboard", help: "Take the picture in the clipboard.")
    static let way = Option<Way>(
        "way",
        placeholder: "WAY",
        default: .auto,
        help: "Take the screen by the desktop's portal, by a compositor built on wlroots or by x11; auto takes the "
            + "first there is."
    )
    static let interactive = Flag("interactive", short: "i", help: "Choose in the desktop's dialog what is taken.")
    static let device = Option<String>(
        "device",
        placeholder: "PATH",
        default: "/dev/video0",
        defaultText: "/dev/video0",
        completion: .files,
        help: "Use this camera, or a recording of one: a file in Y4M or Motion JPEG."
    ) { $0 }
    static let timeout = Option<Int>(
        "timeout",
        placeholder: "SECONDS",
        default: 60,
        in: 1...3600,
        help: "Wait at most so long for the desktop and for the person at its dialog."
    )
    static let fullSize = Flag("full-size", help: "Keep every pixel, however large the picture is.")

    /// A way to the screen, by its name in the command line.
    enum Way: String, CaseIterable, Sendable {
        case auto, portal, wlroots, x11
    }

    static func command() -> Command {
        Command(
            "capture",
            abstract: "Capture a picture, upright and cropped.",
            discussion: [
                "The picture comes from the screen, the camera, the clipboard, a file or standard input; without a word "
                    + "about it, from where a capture begins on the device that '--profile' names: a phone's camera, "
                    + "another's screen. It is only written: 'fovea search -' searches with it.",
                "The screen is taken by the desktop's portal, which asks the person. Where there is none, a Wayland "
                    + "compositor built on wlroots or an X server gives it directly. A refusal is final.",
            ],
            operands: Operands(
                "IMAGE",
                count: 0...1,
                completion: .files,
                help: "A picture to take in place of the screen or camera; '-' is standard input."
            ),
            groups: [
                OptionGroup("Source", [screen, camera, clipboard, way, interactive, device, timeout]),
                OptionGroup(
                    "Picture",
                    [PlaceOptions.region, PlaceOptions.lasso, AppSearchOptions.profile, fullSize]
                ),
                OptionGroup("Output", [PictureOutput.output]), LimitOptions.group,
            ],
            examples: [
                .init("fovea capture --screen | fovea search -", "What the apps know about the screen."),
                .init("fovea capture --camera -o photo.png", "Keeps a picture of the camera."),
                .init("fovea capture --clipboard --region 0,0,50%,100% -o left.png", "Half of what was copied."),
            ]
        ) { arguments, context in
            try await run(arguments, context)
        }
    }

    private static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws -> ExitCode {
        let flags = [arguments[screen], arguments[camera], arguments[clipboard], !arguments.operands.isEmpty]
        guard flags.count(where: { $0 }) <= 1 else {
            throw UsageError(
                "'--screen', '--camera', '--clipboard' and IMAGE exclude each other",
                command: "fovea capture"
            )
        }
        guard arguments[PlaceOptions.lasso] == nil || arguments[PlaceOptions.region] == nil else {
            throw UsageError("'--lasso' and '--region' exclude each other", command: "fovea capture")
        }
        // Chosen before the person is asked for a capture.
        let format = try PictureOutput.format(arguments, context, command: "fovea capture")
        do {
            let picture = try await picture(arguments, context)
            let highlight = try highlight(arguments, in: picture)
            let size = arguments[fullSize] ? CaptureSizePolicy.full : arguments[AppSearchOptions.profile].sizePolicy
            try PictureOutput.write(try picture.file(of: highlight, size: size, as: format), arguments, context)
            return .success
        } catch let error as CaptureError {
            throw CommandFailure(error.exitCode, subject: arguments.operands.first, error.message)
        }
    }

    private static func picture(
        _ arguments: ParsedArguments,
        _ context: CommandContext
    ) async throws -> CapturedPicture {
        let limits = LimitOptions.limits(arguments, context)
        let time = Duration.seconds(arguments[timeout])
        if let word = arguments.operands.first {
            let data = try PictureInput(word).data(
                limit: limits.maximumFileByteCount,
                standardInput: context.readInput
            )
            return try CapturedPicture(data, limits: limits)
        }
        if arguments[clipboard] {
            return try await ClipboardCapture(timeout: time, limits: limits, environment: context.environment)
                .picture()
        }
        let isDefault = !arguments[camera] && !arguments[screen]
        if arguments[camera] || (isDefault && arguments[AppSearchOptions.profile].entryPoint == .camera) {
            return try await CameraCapture(path: arguments[device], limits: limits).picture()
        }
        return try await ScreenCapture(
            way: ScreenCapture.Way(rawValue: arguments[way].rawValue),
            isInteractive: arguments[interactive],
            timeout: time,
            limits: limits,
            environment: context.environment
        ).picture()
    }

    private static func highlight(
        _ arguments: ParsedArguments,
        in picture: CapturedPicture
    ) throws(CaptureError) -> Highlight {
        let (width, height) = (picture.width, picture.height)
        guard let highlight = PlaceOptions.highlight(arguments, width: width, height: height) else {
            throw CaptureError(
                code: .invalidHighlight,
                message: "The region reaches outside the picture, which is \(Number.size(width, height)) pixels."
            )
        }
        return highlight
    }
}

extension CaptureError {
    /// The exit code for the error.
    var exitCode: ExitCode {
        switch code {
        case .emptyInput, .unknownFormat, .damagedPicture, .limitExceeded, .invalidHighlight: .badData
        case .missingFile, .unreadable: .noInput
        case .denied: .denied
        case .timedOut: .temporary
        case .unavailable: .unavailable
        case .cancelled: .interrupted
        default: .software
        }
    }
}
