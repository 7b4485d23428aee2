package import ImageHeaderEngine

/// A picture as the bytes of a file, whose beginning and end have been looked at.
package struct EncodedPicture: Sendable, Equatable {
    /// The bytes of the file.
    package let data: Data
    /// The format of the file.
    package let format: ImageFileFormat
    /// The width in pixels, or nil where the file's header doesn't lead to it.
    package let pixelWidth: Int?
    /// The height in pixels, or nil where the file's header doesn't lead to it.
    package let pixelHeight: Int?

    init(data: Data, format: ImageFileFormat, pixelWidth: Int?, pixelHeight: Int?) {
        self.data = data
        self.format = format
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }

    /// The most bytes of a file.
    static let byteLimit = 16 << 20
    /// The most pixels on a side.
    static let sideLimit = 16_384

    /// Looks at the bytes of a file.
    ///
    /// Nothing is decoded: what is found here is that the bytes are no picture, that the file was cut short, or that it
    /// exceeds a limit. The renderer of the picture decodes it.
    package init(_ data: Data) throws(PictureProblem) {
        guard !data.isEmpty else { throw PictureProblem("The image has no bytes.") }
        guard data.count <= Self.byteLimit else {
            throw PictureProblem(
                "The image has \(data.count) bytes; the limit is \(Self.byteLimit). Give it the size of a thumbnail."
            )
        }
        let header = try Self.reading { () throws(ImageCodingError) in
            let header = try ImageHeader(data)
            // Documents are drawn in processes of their own, which the renderers of pictures don't have.
            guard header.format != .pdf else { throw .unknownFormat }
            return header
        }
        if let width = header.width, let height = header.height, max(width, height) > Self.sideLimit {
            throw PictureProblem(
                """
                The image is \(width) by \(height) pixels; the limit is \(Self.sideLimit) on a side. Give it the \
                size of a thumbnail.
                """
            )
        }
        try Self.reading { () throws(ImageCodingError) in try header.check() }
        guard header.hasEnd else { throw PictureProblem("The image was cut short. Store the whole file.") }
        self.init(data: data, format: header.format, pixelWidth: header.width, pixelHeight: header.height)
    }

    private static func reading<Value>(_ read: () throws(ImageCodingError) -> Value) throws(PictureProblem) -> Value {
        do throws(ImageCodingError) {
            return try read()
        } catch {
            guard error.code == .unsupportedFormat else { throw PictureProblem(error.message) }
            throw PictureProblem(
                "The bytes are no image of a known kind. Use PNG, JPEG, WebP, GIF, TIFF, HEIC or AVIF."
            )
        }
    }
}

/// The reason why a picture can't be shown.
package struct PictureProblem: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong with the picture and how to fix it.
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
