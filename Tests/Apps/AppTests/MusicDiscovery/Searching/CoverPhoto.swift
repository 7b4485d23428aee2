import DistortionEngine
import Foundation
import ImageCodingEngine
import PixelEngine
import Testing

@testable import MusicDiscovery

/// A picture that a person takes of a cover, or of a screen with one.
struct CoverPhoto: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let distortions: [Distortion]

    static let all = [
        CoverPhoto(testDescription: "upright", distortions: [.jpeg(quality: 70)]),
        CoverPhoto(
            testDescription: "on a table, slanted, with glare",
            distortions: [
                .scene(share: 0.6, turn: -20, tilt: 25), .glare(area: 0.05), .noise(deviation: 0.03),
                .jpeg(quality: 60),
            ]
        ),
        CoverPhoto(testDescription: "on a phone", distortions: [.interface(ScreenInterface(.phone, isDark: true))]),
        CoverPhoto(
            testDescription: "in a browser",
            distortions: [.interface(ScreenInterface(.browser, isDark: false))]
        ),
    ]

    func take(of file: URL, seed: UInt64) throws -> Data {
        let decoder = try ImageDecoder(data: Data(contentsOf: file))
        let item = ItemPicture(try decoder.decode(minimumSize: (320, 320)))
        return try ImageEncoder.encode(try distortions.applied(to: item, seed: seed).raster, as: .png)
    }
}
