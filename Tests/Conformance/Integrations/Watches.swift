// VideoToolbox alone, errors as results, a status checked against noErr, an optional dependency, an existential one.
import VideoToolbox
import VisualIntelligence

protocol WatchFinding: Sendable { func find(_ image: CGImage) async throws -> [WatchEntity] }
struct WidthWatchFinder: WatchFinding {
    func find(_ image: CGImage) async throws -> [WatchEntity] { [WatchEntity(id: image.width)] }
}

struct WatchEntity: AppEntity {
    let id: Int
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Watch"
    static let defaultQuery = WatchQuery()
    var displayRepresentation: DisplayRepresentation { "Watch \(id)" }
}
struct WatchQuery: EntityQuery {
    func entities(for ids: [Int]) async throws -> [WatchEntity] { ids.map(WatchEntity.init) }
}

enum WatchFailure: Error { case conversion(OSStatus) }

struct WatchSearch: IntentValueQuery {
    @Dependency private var finder: any WatchFinding
    @Dependency private var second: WidthWatchFinder?

    func values(for input: SemanticContentDescriptor) async throws -> [WatchEntity] {
        guard let pixelBuffer = input.pixelBuffer else { return [] }
        return try await finder.find(try image(of: pixelBuffer)) + (second?.find(try image(of: pixelBuffer)) ?? [])
    }

    private func image(of pixelBuffer: CVReadOnlyPixelBuffer) throws -> CGImage {
        var cgImage: CGImage?
        let status: OSStatus = pixelBuffer.withUnsafeBuffer {
            VTCreateCGImageFromCVPixelBuffer($0, options: nil, imageOut: &cgImage)
        }
        guard status == noErr, let cgImage else { throw WatchFailure.conversion(status) }
        return cgImage
    }
}
