import ConcurrencyEngine
package import Foundation
package import FoveaCapture
package import GeometryEngine
import ImageCodingEngine
import MaskEngine
import PictureEngine
import ServiceInterface

extension EngineDescriber {
    /// The longer side of the pixels in which things are sought; more is of no use to the engine.
    private static let soughtSide = 1024
    /// The most pixels of a part from which a thing is cut out, which limits the memory that it takes.
    private static let cutPixels = 12_000_000

    package func subjects(of picture: CapturedPicture) async throws -> [FoundSubject] {
        try await Self.sought(in: picture) { pixels in
            guard let map = try SubjectFinder.subjects(of: pixels) else { return [] }
            try Self.check()
            return map.all.compactMap { FoundSubject($0, of: map) }
        }
    }

    package func subject(at point: Point, of picture: CapturedPicture) async throws -> FoundSubject? {
        try await Self.sought(in: picture) { pixels in
            guard let look = try SubjectFinder.look(at: point, of: pixels, check: Self.check) else { return nil }
            return FoundSubject(look.number, of: look.map, in: look.region, isNumbered: false)
        }
    }

    package func cutOut(_ subject: FoundSubject, from picture: CapturedPicture) async throws -> Data {
        try await BlockingWork.run {
            do {
                let region = subject.region
                let size = CaptureSizePolicy(
                    maximumPixels: Self.cutPixels,
                    ofWidth: Int((region.width * Double(picture.width)).rounded(.up)),
                    height: Int((region.height * Double(picture.height)).rounded(.up))
                )
                let part = try picture.part(of: .rectangle(region), size: size)
                try Self.check()
                let pixels = try CutOut(subject.mask, of: .whole, in: part).pixels(cropped: true)
                try Self.check()
                return try ImageEncoder.encode(pixels, as: .png)
            } catch {
                throw Problem(describing: error)
            }
        }
    }

    /// Decodes a picture once for all networks, and seeks in it.
    private static func sought<T: Sendable>(
        in picture: CapturedPicture,
        _ seek: @escaping @Sendable (Picture) throws -> T
    ) async throws -> T {
        try await BlockingWork.run {
            do {
                let pixels = try picture.part(of: .whole, size: CaptureSizePolicy(maximumSide: soughtSide))
                try check()
                return try seek(pixels)
            } catch {
                throw Problem(describing: error)
            }
        }
    }
}
