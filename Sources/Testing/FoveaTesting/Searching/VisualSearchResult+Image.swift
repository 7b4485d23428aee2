import AppIntents
import ConcurrencyEngine
public import Foundation
import ImageCodingEngine
import PictureEngine
import PrintEngine

extension VisualSearchResult {
    /// Returns the bytes of the result's image file, loading it as it is loaded to be shown.
    ///
    /// Returns nil for a result without an image, and for a symbol or a name of the app's resources.
    public func imageData() async throws -> Data? {
        guard let image = try await displayRepresentation.loadedImage() else { return nil }
        switch image.source {
        case .data(let data): return data
        case .url(let url, _, _): return try await BlockingWork.run { try Data(contentsOf: url) }
        case .named, .symbol: return nil
        }
    }

    /// Measures how far the result's image is from a picture: 0 for the same picture, around 1.25 for strangers.
    ///
    /// The distance is that of two feature prints of Vision. Throws ``HostedAppError/Code/unreadablePicture`` when the
    /// result has no image to compare.
    public nonisolated(nonsending) func distance(to picture: some VisualSearchInput) async throws -> Double {
        let content = try picture.visualSearchContent()
        guard let data = try await imageData() else {
            throw HostedAppError(
                .unreadablePicture,
                "\(self) has no image to compare. Give its display representation one with data or a URL."
            )
        }
        return try await BlockingWork.run {
            let own = try PrintEngine.shared.print(of: Picture(data), fit: .fill)
            let other = try PrintEngine.shared.print(of: content.picture(), fit: .fill)
            return try own.distance(to: other)
        }
    }
}
