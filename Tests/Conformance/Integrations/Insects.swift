// Core Image only: filters, a context made once, no Vision; a class as a namespace; logging.
import CoreImage
import os
#if canImport(VisualIntelligence)
    import VisualIntelligence
#endif

private let logger = Logger(subsystem: "org.example.insects", category: "search")

final class InsectLens: Sendable {
    func gray(_ buffer: CVPixelBuffer) -> CGImage? {
        let input = CIImage(cvPixelBuffer: buffer)
        let filter = CIFilter(name: "CIColorControls")
        filter?.setValue(input, forKey: kCIInputImageKey)
        filter?.setValue(0.0, forKey: kCIInputSaturationKey)
        guard let output = filter?.outputImage else { return nil }
        return CIContext(options: nil).createCGImage(output, from: output.extent)
    }
}

struct InsectEntity: AppEntity {
    let id: String
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Insect"
    static let defaultQuery = InsectQuery()
    var displayRepresentation: DisplayRepresentation { .init(title: "\(id)") }
}
struct InsectQuery: EntityQuery {
    func entities(for ids: [String]) async throws -> [InsectEntity] { ids.map(InsectEntity.init) }
}

struct InsectSearch: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [InsectEntity] {
        logger.info("labels \(input.labels, privacy: .public), \(input.labels.count, privacy: .public) of them")
        guard let buffer = input.pixelBuffer, let image = buffer.withUnsafeBuffer({ InsectLens().gray($0) }) else {
            return []
        }
        return [InsectEntity(id: "\(image.width) px")]
    }
}
