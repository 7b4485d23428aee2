import Foundation
import ImageIO

extension CGImage {
    /// The picture as a small file, for the results of a search.
    var thumbnailData: Data {
        let data = NSMutableData()
        guard
            let destination = CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil)
        else { return Data() }
        let options: [CFString: Any] = [
            kCGImageDestinationImageMaxPixelSize: 128,
            kCGImageDestinationLossyCompressionQuality: 0.8,
        ]
        CGImageDestinationAddImage(destination, self, options as CFDictionary)
        guard CGImageDestinationFinalize(destination) else { return Data() }
        return data as Data
    }
}
