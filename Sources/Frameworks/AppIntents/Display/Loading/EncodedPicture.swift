package import UniformTypeIdentifiers

/// A picture as the bytes of a file, whose beginning and end have been looked at.
package struct EncodedPicture: Sendable, Equatable {
    /// The bytes of the file.
    package let data: Data
    /// The kind of the file.
    package let contentType: UTType
    /// The width in pixels, or nil where the file's header doesn't lead to it.
    package let pixelWidth: Int?
    /// The height in pixels, or nil where the file's header doesn't lead to it.
    package let pixelHeight: Int?

    init(data: Data, contentType: UTType, pixelWidth: Int?, pixelHeight: Int?) {
        self.data = data
        self.contentType = contentType
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }

    /// The most bytes of a file.
    static let byteLimit = 16 << 20
    /// The most pixels on a side.
    static let sideLimit = 16_384

    /// Looks at the bytes of a file.
    ///
    /// Nothing is decoded: what is found here is that the bytes are no picture, that the file was cut short, or that
    /// it exceeds a limit. Whoever draws the picture decodes it.
    package init(_ data: Data) throws(PictureProblem) {
        guard !data.isEmpty else { throw PictureProblem("The image has no bytes.") }
        guard data.count <= Self.byteLimit else {
            throw PictureProblem(
                "The image has \(data.count) bytes; the limit is \(Self.byteLimit). Give it the size of a thumbnail."
            )
        }
        let header = try PictureHeader(data)
        if let width = header.width, let height = header.height {
            guard width > 0, height > 0 else { throw PictureProblem("The image has no pixels.") }
            guard width <= Self.sideLimit, height <= Self.sideLimit else {
                throw PictureProblem(
                    """
                    The image is \(width) by \(height) pixels; the limit is \(Self.sideLimit) on a side. Give it the \
                    size of a thumbnail.
                    """
                )
            }
        }
        self.init(
            data: data,
            contentType: header.contentType,
            pixelWidth: header.width,
            pixelHeight: header.height
        )
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
