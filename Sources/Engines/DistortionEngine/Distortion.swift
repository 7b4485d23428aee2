import PixelEngine

/// A distortion of an item's picture.
///
/// Lengths are fractions of the picture's longer side and areas fractions of its area, so that a strength means the
/// same at every size. A seed determines what the strength leaves open, such as a direction.
package enum Distortion: Sendable, Hashable {
    /// The item is seen from the side: tilted by an angle about an axis of any direction.
    case perspective(degrees: Double)
    /// The item is rotated clockwise.
    case rotation(degrees: Double)
    /// Lamps and windows are reflected; about this fraction of the area is white.
    case glare(area: Double)
    /// The lens is out of focus; a point becomes a disc of this radius.
    case defocus(radius: Double)
    /// The camera moved; a point becomes a line of this length.
    case motion(length: Double)
    /// The sensor is noisy, with this standard deviation as a share of white.
    case noise(deviation: Double)
    /// The picture is compressed as JPEG, with a quality from 1 to 100.
    case jpeg(quality: Double)
    /// This fraction of the area is cropped.
    case crop(area: Double)
    /// Something covers this fraction of the area.
    case occlusion(area: Double)
    /// The picture is a photo of a screen, with moiré of a strength from 0 to 1.
    case screen(strength: Double)
    /// The picture is a screenshot: the item within the interface of an app or a browser.
    case interface(ScreenInterface)
    /// Only this fraction of the light is left.
    case dim(light: Double)
    /// The light has a color cast of a strength from 0 to 1.
    case cast(strength: Double)
    /// The item is on a table with other things, fills this fraction of the frame's side, and is rotated and tilted in
    /// degrees.
    case scene(share: Double, turn: Double, tilt: Double)
}

extension Distortion {
    /// Returns a picture with the distortion, and the new place of the item's corners.
    ///
    /// The same picture, strength and seed give the same pixels on every machine. Throws when memory runs out, or when
    /// the pixels can't be encoded as JPEG.
    package func applied(to picture: ItemPicture, seed: UInt64) throws -> ItemPicture {
        var random = SeededGenerator(seed: seed, purpose: kind)
        switch self {
        case .perspective(let degrees): return try picture.tilted(degrees: degrees, &random)
        case .rotation(let degrees): return try picture.turned(degrees: degrees, &random)
        case .scene(let share, let turn, let tilt):
            return try picture.placedInScene(share: share, turn: turn, tilt: tilt, &random)
        case .interface(let interface): return try picture.shownOnScreen(interface, &random)
        case .crop(let area): return try picture.cropped(area: area, &random)
        case .jpeg(let quality): return try picture.storedAsJPEG(quality: quality)
        case .glare(let area): return try picture.mapLight { $0.addGlare(area: area, &random) }
        case .defocus(let radius): return try picture.mapLight { $0.defocus(radius: radius * $0.longerSide) }
        case .motion(let length): return try picture.mapLight { $0.move(length: length * $0.longerSide, &random) }
        case .noise(let deviation): return try picture.withNoise(deviation: deviation, &random)
        case .occlusion(let area): return try picture.mapLight { $0.hide(area: area, &random) }
        case .screen(let strength): return try picture.mapLight { $0.showScreen(strength: strength, &random) }
        case .dim(let light): return try picture.mapLight { $0.dim(light: light, &random) }
        case .cast(let strength): return try picture.mapLight { $0.cast(strength: strength, &random) }
        }
    }

    /// The name of the distortion, without its strength.
    package var kind: String {
        switch self {
        case .perspective: "perspective"
        case .rotation: "rotation"
        case .glare: "glare"
        case .defocus: "defocus"
        case .motion: "motion"
        case .noise: "noise"
        case .jpeg: "jpeg"
        case .crop: "crop"
        case .occlusion: "occlusion"
        case .screen: "screen"
        case .interface: "interface"
        case .dim: "dim"
        case .cast: "cast"
        case .scene: "scene"
        }
    }
}

extension [Distortion] {
    /// Returns a picture with all distortions applied in order.
    package func applied(to picture: ItemPicture, seed: UInt64) throws -> ItemPicture {
        try enumerated().reduce(picture) { try $1.element.applied(to: $0, seed: seed &+ UInt64($1.offset)) }
    }
}
