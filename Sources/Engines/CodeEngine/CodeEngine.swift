import Dispatch
import FoveaInstallation
package import GeometryEngine
package import PictureEngine
import PixelEngine
import Synchronization

/// A reader of codes in pictures.
///
/// The library is loaded when the first picture is searched. Reading is bounded: a picture has at most
/// ``maximumPixels`` when it is searched, and gives at most 255 codes.
package final class CodeEngine: Sendable {
    /// The engine of the process.
    package static let shared: CodeEngine = CodeEngine(paths: .current)

    /// The largest number of pixels that are searched; larger pictures are reduced.
    static let maximumPixels = 20_000_000.0
    /// The largest width and height that the library takes; larger pictures are reduced.
    static let maximumSide = 65_535
    /// The largest number of pixels of a picture that is searched again when it seems to hold no code.
    static let repeatedPixels = 1_000_000
    /// The largest number of pixels of a picture that is enlarged when it seems to hold no code.
    static let enlargedPixels = 200_000

    private let paths: InstallationPaths
    private let loaded = Mutex<ZXingLibrary?>(nil)

    init(paths: InstallationPaths) {
        self.paths = paths
    }

    /// The library, loaded on first use; a failure isn't kept, so that set-up can mend it.
    func library() throws(CodeError) -> ZXingLibrary {
        try loaded.withLock { loaded throws(CodeError) in
            if let loaded { return loaded }
            let library = try ZXingLibrary(paths: paths)
            loaded = library
            return library
        }
    }

    /// The version of the library that reads codes.
    package func version() throws -> String { try library().version }
}

// MARK: - Reading

extension CodeEngine {
    /// The pixels that the search needs of a picture, for preparing them together with other needs.
    package static func need(for picture: Picture, region: PictureRegion = .whole) -> PictureNeed {
        let (width, height) = (region.width * Double(picture.width), region.height * Double(picture.height))
        let scale = min(1, (maximumPixels / max(width * height, 1)).squareRoot())
        let side = Int((max(width, height) * scale).rounded())
        return picture.need(of: region, within: min(max(1, side), maximumSide))
    }

    /// Finds codes in a picture, from its top to its bottom.
    ///
    /// Throws what decoding throws, and what `check` throws between the steps of the search. The result is empty when
    /// there is no code.
    package func codes(
        in picture: Picture,
        criteria: CodeCriteria = CodeCriteria(),
        check: () throws -> Void = {}
    ) throws -> [FoundCode] {
        let pixels = try picture.raster(for: Self.need(for: picture, region: criteria.region))
            .converted(to: .gray8, alpha: .opaque)
        try check()
        let (width, height) = (Double(pixels.width), Double(pixels.height))
        return try codes(inPixels: pixels, criteria: criteria, check: check).map { found in
            var found = found
            found.corners = found.corners.map {
                criteria.region.point(at: Point(x: min(max($0.x / width, 0), 1), y: min(max($0.y / height, 0), 1)))
            }
            return found
        }
    }

    /// Finds codes in ``PixelFormat/gray8`` pixels; corners are in pixels from the upper left.
    ///
    /// Where a small picture seems to hold no code, it is searched again: darkened, which brings bars apart that blur has
    /// joined by light, and enlarged, which gives bars of a pixel and less their edges.
    func codes(inPixels pixels: Raster, criteria: CodeCriteria, check: () throws -> Void) throws -> [FoundCode] {
        let count = pixels.width * pixels.height
        var found = try read(pixels, criteria, isThorough: true)
        if found.isEmpty, count <= Self.repeatedPixels {
            try check()
            found = try read(pixels.darkened(), criteria, isThorough: false)
        }
        if found.isEmpty, count <= Self.enlargedPixels, 2 * max(pixels.width, pixels.height) <= Self.maximumSide {
            try check()
            let enlarged = try pixels.scaled(width: 2 * pixels.width, height: 2 * pixels.height)
            found = try read(enlarged, criteria, isThorough: false).map { found in
                var found = found
                found.corners = found.corners.scaled(x: 0.5, y: 0.5)
                return found
            }
        }
        // Noise has bars of every width in some row; other codes may be as fine as noise.
        let believed = try found.filter { try !$0.symbology.isLinear || !pixels.isNoise(around: $0.corners.bounds) }
        return CodeSelection.kept(believed, criteria: criteria)
    }

    /// Reads bar codes on one core and the others, which take as long, on another.
    private func read(_ pixels: Raster, _ criteria: CodeCriteria, isThorough: Bool) throws -> [FoundCode] {
        let library = try library()
        let parts = [criteria.symbologies.filter(\.isLinear), criteria.symbologies.filter { !$0.isLinear }]
        let results = Mutex<[Int: Result<[FoundCode], CodeError>]>([:])
        DispatchQueue.concurrentPerform(iterations: parts.count) { part in
            let formats = Set(parts[part].flatMap(\.formats)).sorted { $0.number < $1.number }
            guard !formats.isEmpty else { return }
            let result = Result { () throws(CodeError) in
                try library.codes(
                    in: pixels,
                    formats: formats,
                    maximumCount: criteria.maximumCount,
                    isThorough: isThorough
                )
            }
            results.withLock { $0[part] = result }
        }
        var found = try results.withLock { $0 }.sorted { $0.key < $1.key }.flatMap { try $0.value.get() }
        found += try supplements(in: pixels, to: found, criteria, isThorough: isThorough)
        let ours = isThorough && criteria.symbologies.contains(.msiPlessey) ? MSIReader.codes(in: pixels) : []
        return found + ours
    }

    /// Looks again for the small codes next to EANs that were found alone: most lines read an EAN, and few both.
    ///
    /// Two digits are hardly checked, and would be found where there are none.
    private func supplements(
        in pixels: Raster,
        to found: [FoundCode],
        _ criteria: CodeCriteria,
        isThorough: Bool
    ) throws -> [FoundCode] {
        let alone = found.filter { [.ean8, .ean13, .upce].contains($0.symbology) }
        guard !alone.contains(where: { $0.supplement != nil }) else { return [] }
        var supplements: [FoundCode] = []
        for code in alone {
            // The small code begins a fifth of the code's width from it, and is half as wide.
            let bounds = code.corners.bounds
            let reach = 0.8 * max(bounds.width, bounds.height)
            let near = Rect(
                minX: max(bounds.minX - reach, 0),
                minY: max(bounds.minY - reach, 0),
                maxX: min(bounds.maxX + reach, Double(pixels.width)),
                maxY: min(bounds.maxY + reach, Double(pixels.height))
            )
            guard let part = PixelRect(covering: near),
                let around = pixels.cropped(x: part.x, y: part.y, width: part.width, height: part.height)
            else { continue }
            supplements += try library().codes(
                in: around,
                formats: code.symbology.formats,
                maximumCount: criteria.maximumCount,
                isThorough: isThorough,
                insistsOnSupplement: true
            ).filter { $0.supplement?.utf8.count == 5 }.map { found in
                var found = found
                found.corners = found.corners.map { Point(x: $0.x + Double(part.x), y: $0.y + Double(part.y)) }
                return found
            }
        }
        return supplements
    }
}
