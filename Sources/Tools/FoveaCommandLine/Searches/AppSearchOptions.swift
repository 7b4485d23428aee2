import CommandLineKit
import FoveaCapture

/// The options of commands that search in apps.
enum AppSearchOptions {
    static let apps = Option<[String]>(
        "app",
        short: "a",
        placeholder: "NAME",
        help: "Ask this app alone, by its identifier or name; may be given several times."
    )
    static let providers = Option<[String]>(
        "provider",
        placeholder: "PATH",
        completion: .files,
        help: "Also ask the app whose program is PATH, or those registered in the folder PATH; may be given several "
            + "times."
    )
    static let usualDeadline = 5
    static let deadline = Option<Int>(
        "deadline",
        placeholder: "SECONDS",
        default: usualDeadline,
        in: 1...600,
        help: "The time limit of each app, including its start."
    )
    static let noService = Flag(
        "no-service",
        help: "Start the apps from this command, even if 'fovea serve' runs and keeps them warm."
    )
    static let profile = Option<CaptureProfile>(
        "profile",
        placeholder: "DEVICE",
        default: .desktop,
        help: "Capture as on a phone, tablet or desktop, which decides how large pictures may be."
    )
    static let kind = Option<PictureKind>(
        "kind",
        placeholder: "KIND",
        default: .auto,
        help: "Treat the picture as a photo of things or a screenshot; auto decides by the file."
    )
    static let pictures = Option<PictureDisplay>(
        "pictures",
        placeholder: "WAY",
        default: .auto,
        help: "Draw pictures in the terminal by the protocol of kitty or as sixel, or never; auto asks the terminal."
    )

    /// A kind of capture.
    enum PictureKind: String, CaseIterable, Sendable {
        case auto, photo, screenshot

        var kind: CaptureKind? { CaptureKind(rawValue: rawValue) }
    }
}

/// A way to show pictures on a terminal.
package enum PictureDisplay: String, CaseIterable, Sendable {
    /// The best one that the terminal reports.
    case auto
    /// By the graphics protocol of kitty.
    case kitty
    /// As sixel graphics.
    case sixel
    /// No pictures.
    case never
}
