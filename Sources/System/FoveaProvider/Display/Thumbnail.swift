import AppIntents
import ConcurrencyEngine
import FoundationCompatibility
import ImageHeaderEngine
import PictureEngine
import ProviderFrames
import ProviderWire

/// The thumbnail of a result, within the limits of the system.
struct Thumbnail: Sendable {
    var data: Data?
    /// What is wrong with the image, for the developer of the app, or nil.
    var problem: String?

    /// Returns the thumbnails of display representations, in their order.
    ///
    /// - Parameters:
    ///   - looks: The display representations.
    ///   - limits: The limits of the system.
    ///   - deadline: The time after which results have no picture unless it is loaded.
    static func thumbnails(
        of looks: [DisplayRepresentation],
        _ limits: WireLimits,
        before deadline: ContinuousClock.Instant
    ) async -> [Thumbnail] {
        await withTaskGroup(of: (Int, Thumbnail).self) { group in
            for (index, look) in looks.enumerated() {
                group.addTask { (index, await thumbnail(of: look, limits, before: deadline)) }
            }
            var thumbnails = [Thumbnail](repeating: Thumbnail(), count: looks.count)
            for await (index, thumbnail) in group { thumbnails[index] = thumbnail }
            return thumbnails
        }
    }

    private static func thumbnail(
        of look: DisplayRepresentation,
        _ limits: WireLimits,
        before deadline: ContinuousClock.Instant
    ) async -> Thumbnail {
        let arrival = Arrival<Thumbnail, Late>()
        let loading = Task { arrival.arrive(.success(await Thumbnail(of: look, limits))) }
        do throws(Late) {
            return try await arrival.value(before: deadline, late: Late(), cancelled: Late())
        } catch {
            loading.cancel()
            return Thumbnail(problem: "The image took too long to load. Keep it in memory, or in a file.")
        }
    }

    /// The deadline for a picture has passed.
    private struct Late: Error {}

    private init(problem: String? = nil) { self.problem = problem }

    private init(of look: DisplayRepresentation, _ limits: WireLimits) async {
        guard let image = await look.loadedPicture() else { return }
        problem = image.problem?.description
        guard problem == nil, let picture = image.picture else { return }
        problem = Self.remark(on: picture, limits)
        do {
            data = try Self.data(of: picture, limits)
        } catch {
            problem = "The image can't be drawn: \(error)"
        }
    }

    /// Returns a remark for the developer of the app about a picture that is larger than its display.
    private static func remark(on picture: EncodedPicture, _ limits: WireLimits) -> String? {
        guard let width = picture.pixelWidth, let height = picture.pixelHeight,
            max(width, height) > limits.thumbnailSide
        else { return nil }
        return """
            An image has \(width) × \(height) pixels, and is made smaller in every search: at most \
            \(limits.thumbnailSide) on a side are shown. Give images of that size.
            """
    }

    /// The file of a picture, unchanged if it fits, and reduced otherwise.
    private static func data(of picture: EncodedPicture, _ limits: WireLimits) throws -> Data? {
        if let width = picture.pixelWidth, let height = picture.pixelHeight,
            max(width, height) <= limits.thumbnailSide, picture.data.count <= limits.thumbnailByteCount,
            [.png, .jpeg, .webp].contains(picture.format)
        {
            return picture.data
        }
        return try Picture(picture.data)
            .thumbnail(within: limits.thumbnailSide, byteCount: limits.thumbnailByteCount)
    }
}
