import Foundation
import PixelEngine

/// The boxes of a HEIF file that determine its main picture's orientation.
///
/// libheif rotates pictures while it decodes but doesn't report the rotation. This parser finds it, so that pixels can
/// stay as they are stored, as with every other format.
struct HEIFBoxes {
    /// The orientation of the main picture.
    private(set) var orientation: PictureOrientation = .up
    /// A Boolean value that indicates whether the main picture is cropped, which only the library can do.
    private(set) var isCropped = false
    /// The items of the file.
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
