import CommandLineKit
import DrawingEngine
import GeometryEngine
import ImageCodingEngine
import MaskEngine

/// The options for what is cut out of a picture.
enum CutOutOptions {
    static let people = Flag("people", short: "p", help: "Cut out the people alone.")
    static let point = Option<TypedPlaces?>(
        "at",
        placeholder: "X,Y",
        default: nil,
        help: "Cut out the thing at this place, or with '--people' that person: pixels of the upright picture from its "
            + "upper left corner, or percent. More places of the same thing may follow: 40%,50%,60%,55%."
    ) { (text) throws(InvalidValue) in
        guard let points = TypedPlaces(text, count: 1...64) else {
            throw InvalidValue(expected: "two lengths such as 640,480 or 50%,50%, or more of such pairs")
        }
        return points
    }
    static let box = Option<TypedPlaces?>(
        "box",
        placeholder: "X,Y,W,H",
        default: nil,
        help: "Cut out the thing in this rectangle, in pixels or percent as above."
    ) { (text) throws(InvalidValue) in
        guard let box = TypedPlaces(region: text) else {
            throw InvalidValue(expected: "four lengths such as 100,50,640,480 or 25%,25%,50%,50%")
        }
        return box
    }
    static let background = Option<String?>(
        "background",
        short: "b",
        placeholder: "COLOR|IMAGE",
        completion: .files,
        help: "Put a color behind it, such as white or #ff8800, or another picture, which fills the whole from its "
            + "middle; './white' is the file of that name."
    )
    static let mask = Flag(
        "mask",
        short: "m",
        help: "Write the mask in place of the thing: white where it is, black elsewhere, gray at soft edges."
    )
    static let crop = Flag("crop", short: "c", help: "Leave out what is around the thing.")
    static let page = Option<Int>(
        "page",
        default: 1,
        in: 1...ImageInfo.maximumFrameCount,
        help: "Cut it out of this page of a PDF document or TIFF file."
    )

    static let groups = [
        OptionGroup("Thing", [people, point, box]), OptionGroup("Picture", [background, mask, crop, page]),
    ]

    /// Returns what is to be cut out of a picture.
    static func things(
        _ arguments: ParsedArguments,
        width: Int,
        height: Int
    ) throws(CommandFailure) -> CutOutRequest.Things {
        let points = arguments[point]?.points(width: width, height: height) ?? []
        let box = arguments[box]?.region(width: width, height: height)
        guard points.allSatisfy(PictureRegion.whole.contains), arguments[Self.box] == nil || box != nil else {
            let size = Number.size(width, height)
            throw CommandFailure(.badData, "The place is outside the picture, which is \(size) pixels when upright.")
        }
        if arguments[people] { return .people(at: points) }
        guard !points.isEmpty || box != nil else { return .subjects }
        var seeds = MaskSeeds()
        (seeds.included, seeds.box) = (points, box?.rect)
        return .marked(seeds)
    }

    /// Returns what is to be put behind it, or nil for the mask alone.
    static func ground(
        _ arguments: ParsedArguments,
        _ limits: DecodingLimits,
        _ context: CommandContext
    ) throws(CommandFailure) -> CutOutRequest.Ground? {
        if arguments[mask] { return nil }
        guard let word = arguments[background] else { return .transparent }
        if let typed = TypedColor(word) { return .color(typed.color) }
        let input = PictureInput(word)
        guard !word.hasPrefix("#"), input.isStandardInput || input.exists else {
            let near = TypedColor.suggestion(for: word).map { " Did you mean '\($0)'?" } ?? ""
            throw CommandFailure(
                .usage,
                "'--background' knows no color '\(word)', and no file has that name.\(near) Colors are names such as "
                    + "white, or digits such as #ff8800."
            )
        }
        return .picture(try input.data(limit: limits.maximumFileByteCount, standardInput: context.readInput))
    }
}
