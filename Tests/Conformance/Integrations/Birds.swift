// Leaning on re-exports: Vision brings CGRect, CGImage, CVPixelBuffer, Data and URL.
import Vision

struct BirdSighting: Codable, Sendable {
    var box: CGRect
    var when: Date
    var page: URL?
}

final class BirdClassifier: Sendable {
    let minimum: Float
    init(minimum: Float = 0.2) { self.minimum = minimum }

    func names(in image: CGImage) async throws -> [String] {
        var request = ClassifyImageRequest()
        request.cropAndScaleAction = .scaleToFit
        return try await request.perform(on: image, orientation: .up)
            .filter { $0.confidence >= minimum }
            .sorted { $0.confidence > $1.confidence }
            .map(\.identifier)
    }

    func names(in buffer: CVPixelBuffer) throws -> [String] {
        let request = VNClassifyImageRequest()
        let handler = VNImageRequestHandler(cvPixelBuffer: buffer, options: [:])
        try handler.perform([request])
        guard let results = request.results else { return [] }
        return results.filter { $0.confidence > minimum }.map { $0.identifier }
    }

    func names(at url: URL, completion: @escaping @Sendable ([String], (any Error)?) -> Void) {
        let request = VNClassifyImageRequest { request, error in
            let found = (request.results as? [VNClassificationObservation]) ?? []
            completion(found.prefix(3).map(\.identifier), error)
        }
        Task.detached {
            do { try VNImageRequestHandler(url: url).perform([request]) } catch { completion([], error) }
        }
    }

    func size(of buffer: CVReadOnlyPixelBuffer) -> CGSize {
        buffer.withUnsafeBuffer { CGSize(width: CVPixelBufferGetWidth($0), height: CVPixelBufferGetHeight($0)) }
    }
}
