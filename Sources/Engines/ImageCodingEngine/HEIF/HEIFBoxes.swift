import Foundation
import PixelEngine

/// The boxes of a HEIF file that say how its main picture is turned.
///
/// libheif turns pictures while it decodes but doesn't say how. This reader finds the turn, so that pixels can stay
/// as they are stored, as with every other format.
struct HEIFBoxes {
    /// The turn of the main picture.
    private(set) var orientation: PictureOrientation = .up
    /// A Boolean value that indicates whether the main picture is cut to a part, which only the library can do.
    private(set) var isCropped = false
    /// What the file is made of.
    private(set) var items = HEIFItems()

    init(_ data: Data) throws(ImageCodingError) {
        let file = try HEIFBox.list(ByteView(data))
        guard let metadata = try HEIFBox.only("meta", of: file), metadata.count > 4 else { return }
        items = try HEIFItems(HEIFBox.list(metadata, from: 4), file: ByteView(data))
        guard let primary = items.primary else { return }
        read(items.properties(of: primary))
    }

    private mutating func read(_ properties: [HEIFBox]) {
        var turn = Turn.none
        for property in properties {
            switch property.type {
            case "irot": turn = turn.followed(by: .counterclockwise(quarters: (property.body.u8(0) ?? 0) & 3))
            case "imir":
                turn = turn.followed(by: (property.body.u8(0) ?? 0) & 1 == 1 ? .leftToRight : .topToBottom)
            case "clap": isCropped = true
            default: break
            }
        }
        orientation = turn.orientation
    }
}
