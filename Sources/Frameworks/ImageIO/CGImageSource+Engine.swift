import CoreGraphics
import FoundationCompatibility
import ImageCodingEngine
import PixelEngine

// MARK: - Making

extension CGImageSource {
    /// Creates a source of bytes, or returns nil when there are none.
    convenience init?(data: Data) {
        self.init(byteCount: data.count) { () throws(ImageCodingError) in try ImageDecoder(data: data) }
    }

    /// Creates a source of a file, or returns nil when it can't be read.
    convenience init?(contentsOf url: URL) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        self.init(byteCount: (attributes?[.size] as? NSNumber)?.intValue ?? 0) { () throws(ImageCodingError) in
            try ImageDecoder(contentsOf: url)
        }
    }

    private convenience init?(byteCount: Int, _ open: () throws(ImageCodingError) -> ImageDecoder) {
        do {
            self.init(Contents(decoder: try open(), status: .statusComplete, byteCount: byteCount))
        } catch {
            guard let status = CGImageSourceStatus(error) else { return nil }
            self.init(Contents(status: status, byteCount: byteCount))
        }
    }

    /// The most bytes that the type of a file takes to be told.
    private static let signatureLength = 64

    /// Takes the bytes that have arrived so far.
    func update(_ data: Data, isFinal: Bool) {
        var contents = CGImageSource(data: data)?.contents ?? Contents()
        if !isFinal, contents.decoder != nil {
            contents.status = .statusIncomplete
        } else if !isFinal, contents.status == .statusUnexpectedEOF || data.count < Self.signatureLength {
            contents.status = .statusReadingHeader
        } else if isFinal, data.isEmpty {
            contents.status = .statusUnexpectedEOF
        }
        self.contents = contents
    }
}

extension CGImageSourceStatus {
    /// Creates the state of bytes that an engine refused, or returns nil when it got no bytes.
    fileprivate init?(_ error: ImageCodingError) {
        switch error.code {
        case .fileNotFound, .notAFile, .unreadable, .emptyFile: return nil
        case .unsupportedFormat: self = .statusUnknownType
        case .truncated: self = .statusUnexpectedEOF
        default: self = .statusInvalidData
        }
    }
}

// MARK: - Reading

extension CGImageSource {
    /// Returns the reader of an image of the file, or nil when there is none.
    func page(_ index: Int) -> ImageDecoder? { try? contents.decoder?.page(index) }

    /// Returns the state of an image of the file.
    func status(at index: Int) -> CGImageSourceStatus {
        let (decoder, status) = (contents.decoder, contents.status)
        guard let decoder else { return index == 0 ? status : .statusUnknownType }
        do throws(ImageCodingError) {
            _ = try decoder.page(index)
            return status
        } catch {
            return error.code == .pageNotFound ? .statusUnknownType : CGImageSourceStatus(error) ?? .statusInvalidData
        }
    }

    /// Returns an image as it is stored.
    func image(_ decoder: ImageDecoder, _ options: CFDictionary) -> CGImage? {
        let factor = max(1, options.integer(kCGImageSourceSubsampleFactor) ?? 1)
        let size = factor > 1 ? (width: decoder.info.width / factor, height: decoder.info.height / factor) : nil
        return (try? decoder.decode(minimumSize: size, nativeDepth: true)).map { CGImage(raster: $0) }
    }

    /// Returns a small image, upright where the options ask for it.
    func thumbnail(_ decoder: ImageDecoder, _ options: CFDictionary) -> CGImage? {
        guard let size = thumbnailSize(decoder.info, options) else { return nil }
        let isUpright = options.flag(kCGImageSourceCreateThumbnailWithTransform) ?? false
        let raster = try? decoder.decode(minimumSize: size)
            .scaled(width: size.width, height: size.height)
            .oriented(isUpright ? decoder.info.orientation : .up)
        return raster.map { CGImage(raster: $0) }
    }

    /// Returns the size of a small image as it is stored, or nil when the options give it none.
    private func thumbnailSize(_ info: ImageInfo, _ options: CFDictionary) -> (width: Int, height: Int)? {
        var longest = max(info.width, info.height)
        let isMade = options.flag(kCGImageSourceCreateThumbnailFromImageAlways) ?? false
        let isMadeIfAbsent = options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent) ?? false
        if !isMade, let embedded = info.embeddedThumbnail {
            longest = min(longest, max(embedded.width, embedded.height))
        } else if !isMade, !isMadeIfAbsent {
            return nil
        }
        if let limit = options.integer(kCGImageSourceThumbnailMaxPixelSize), limit >= 1 {
            longest = min(longest, limit)
        }
        let scale = Double(longest) / Double(max(info.width, info.height))
        let scaled = { (side: Int) in max(1, Int((Double(side) * scale).rounded())) }
        return (scaled(info.width), scaled(info.height))
    }
}
