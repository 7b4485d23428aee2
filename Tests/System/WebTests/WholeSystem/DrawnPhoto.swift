import DistortionEngine
import Foundation
import GeometryEngine
import ImageCodingEngine
import PixelEngine
import Synchronization
import Testing

/// A picture of one of Music's covers, or of one of Landmarks' places, as a person would take it.
struct DrawnPhoto: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The name of the file that the browser picks.
    let file: String
    private let item: String
    /// Whether the item lies on a desk.
    private var isOnDesk = false
    private let distortions: [Distortion]
    private let seed: UInt64

    /// The record that the photo and the screenshots show.
    static let album = (id: "copper-skies", title: "Copper Skies", artist: "Nadia Okafor", year: 2018)
    private static let cover = "MusicDiscovery/Resources/Covers/\(album.id)"

    static let desk = DrawnPhoto(
        testDescription: "a photo on a desk, slanted and with glare",
        file: "desk.jpg",
        item: cover,
        isOnDesk: true,
        distortions: [.glare(area: 0.008), .noise(deviation: 0.012), .jpeg(quality: 85)],
        seed: 6
    )
    static let clutter = DrawnPhoto(
        testDescription: "a photo among clutter, slanted and with glare",
        file: "clutter.jpg",
        item: cover,
        distortions: [
            .scene(share: 0.66, turn: -14, tilt: 24), .glare(area: 0.012), .noise(deviation: 0.012), .jpeg(quality: 80),
        ],
        seed: 3
    )
    static let phone = DrawnPhoto(
        testDescription: "a screenshot of a phone",
        file: "phone.png",
        item: cover,
        distortions: [.interface(ScreenInterface(.phone, isDark: true))],
        seed: 2
    )
    static let window = DrawnPhoto(
        testDescription: "a screenshot of a browser",
        file: "window.png",
        item: cover,
        distortions: [.interface(ScreenInterface(.browser, isDark: false))],
        seed: 5
    )
    /// A print of a place's picture on a table.
    static let print = DrawnPhoto(
        testDescription: "a photo of a picture of a place",
        file: "print.jpg",
        item: "Landmarks/Resources/Pictures/taj-mahal",
        distortions: [.perspective(degrees: 12), .noise(deviation: 0.01), .jpeg(quality: 85)],
        seed: 4
    )

    private static let taken = Mutex<[String: ItemPicture]>([:])

    /// Draws the picture, once for all tests.
    private func picture() throws -> ItemPicture {
        if let picture = Self.taken.withLock({ $0[file] }) { return picture }
        let source = Repository.folder.appending(path: "Sources/Apps/\(item).webp")
        let whole = ItemPicture(try ImageDecoder(data: Data(contentsOf: source)).decode())
        let lying =
            isOnDesk
            ? try whole.lying(on: Desk.raster(), share: 0.66, middle: (0.46, 0.5), turn: -12, tilt: 28) : whole
        let picture = try distortions.applied(to: lying, seed: seed)
        Self.taken.withLock { $0[file] = picture }
        return picture
    }

    /// The picture as a file.
    func data() throws -> Data {
        let format: ImageFileFormat = file.hasSuffix(".png") ? .png : .jpeg
        return try ImageEncoder.encode(try picture().raster, as: format, options: EncodingOptions(quality: 0.85))
    }

    /// Two opposite corners of the box around the item, a little larger than it, in fractions of the picture.
    func box() throws -> [(x: Double, y: Double)] {
        let shown = Rect(minX: 0.01, minY: 0.01, maxX: 0.99, maxY: 0.99)
        let box = try picture().corners.bounds.outset(x: 0.03, y: 0.03).intersection(shown)
        return [(box.minX, box.minY), (box.maxX, box.maxY)]
    }
}
