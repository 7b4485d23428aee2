// Raw bytes of the buffer, an average colour, no Vision at all.
import AppIntents
import CoreVideo
import VisualIntelligence

struct StampColor: Hashable, Sendable { var blue = 0, green = 0, red = 0 }

extension CVReadOnlyPixelBuffer {
    var averageColor: StampColor? {
        withUnsafeBuffer { buffer -> StampColor? in
            CVPixelBufferLockBaseAddress(buffer, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
            guard
                CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA,
                let base = CVPixelBufferGetBaseAddress(buffer)
            else { return nil }
            let width = CVPixelBufferGetWidth(buffer), height = CVPixelBufferGetHeight(buffer)
            let rowBytes = CVPixelBufferGetBytesPerRow(buffer)
            var sum = StampColor()
            for y in 0..<height {
                let row = base.advanced(by: y * rowBytes).assumingMemoryBound(to: UInt8.self)
                for x in 0..<width {
                    sum.blue += Int(row[x * 4]); sum.green += Int(row[x * 4 + 1]); sum.red += Int(row[x * 4 + 2])
                }
            }
            let count = max(width * height, 1)
            return StampColor(blue: sum.blue / count, green: sum.green / count, red: sum.red / count)
        }
    }
}

struct StampEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stamp"
    static let defaultQuery = StampQuery()
    var id: String
    var displayRepresentation: DisplayRepresentation { .init(title: .init(stringLiteral: id)) }
}

struct StampQuery: EntityQuery {
    func entities(for identifiers: [StampEntity.ID]) async throws -> [StampEntity] { identifiers.map(StampEntity.init) }
}

struct StampsByColor: IntentValueQuery {
    typealias Input = SemanticContentDescriptor
    typealias Result = [StampEntity]

    func values(for input: Input) async throws -> Result {
        guard let color = input.pixelBuffer?.averageColor else { return [] }
        return [StampEntity(id: color.red > color.blue ? "red penny" : "blue mauritius")]
    }
}
