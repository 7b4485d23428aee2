import Foundation

/// Limits that are checked before a decoder allocates memory.
///
/// Files are untrusted. A header of a few bytes can claim a picture larger than any memory, so each limit is compared
/// with the header before a large allocation. The error names the limit, the command-line option that raises it, and
/// the environment variable that does the same everywhere.
///
/// In addition to the file's bytes, of which a PNG needs a second copy, one decode takes at its peak:
///
/// | Format | Memory, as a multiple of the result's |
/// |---|---|
/// | PNG, JPEG of one scan, lossy WebP, TIFF in small blocks, GIF, BMP | 1 |
/// | JPEG of several scans, lossless WebP, TIFF in one block, PNG into shared memory | 2 |
/// | HEIC, AVIF | 3 |
///
/// Memory besides the result counts toward ``maximumDecodedByteCount``, too, so that a picture takes 256 MiB to 768 MiB
/// at most with the default. A reduced result takes less; a reduced PNG, progressive JPEG or lossless WebP takes what
/// all its pixels take once.
///
/// What a PDF document takes depends on more than its size: worker processes, which alone read documents, limit it.
///
/// Work is limited in addition to size: what a file makes its library do in all, in tiles, layers, planes, passes and
/// chunks, may take as long as four pictures of ``maximumPixelCount``.
public struct DecodingLimits: Sendable, Hashable {
    /// The most pixels a stored picture may have.
    public var maximumPixelCount: Int { didSet { maximumPixelCount = Self.bounded(maximumPixelCount) } }
    /// The most pixels a side of a stored picture may have.
    public var maximumSide: Int { didSet { maximumSide = Self.bounded(maximumSide) } }
    /// The most bytes a file may have.
    public var maximumFileByteCount: Int { didSet { maximumFileByteCount = Self.bounded(maximumFileByteCount) } }
    /// The most bytes a decoder may allocate for the result of one decode.
    public var maximumDecodedByteCount: Int {
        didSet { maximumDecodedByteCount = Self.bounded(maximumDecodedByteCount) }
    }
    /// The most pages of a file that may be read.
    public var maximumPageCount: Int = 1000
    /// The most processor time for decoding in a worker process, in seconds.
    public var maximumProcessorSeconds: Double = 10
    /// The place where pictures are decoded; nil decodes in the calling process.
    package var place: (any DecodingPlace)?

    /// Creates limits; each has the product's default.
    public init(
        maximumPixelCount: Int = 100_000_000,
        maximumSide: Int = 16_384,
        maximumFileByteCount: Int = 64 << 20,
        maximumDecodedByteCount: Int = 256 << 20
    ) {
        self.maximumPixelCount = Self.bounded(maximumPixelCount)
        self.maximumSide = Self.bounded(maximumSide)
        self.maximumFileByteCount = Self.bounded(maximumFileByteCount)
        self.maximumDecodedByteCount = Self.bounded(maximumDecodedByteCount)
    }

    /// No limit exceeds a million times a million, so that sums of a few never overflow.
    private static func bounded(_ limit: Int) -> Int { min(limit, 1 << 40) }

    /// The limits of this process, which read `FOVEA_MAX_PIXELS`, `FOVEA_MAX_SIDE`, `FOVEA_MAX_FILE_BYTES`,
    /// `FOVEA_MAX_DECODED_BYTES`, `FOVEA_MAX_PAGES` and `FOVEA_MAX_DECODING_SECONDS` once.
    public static let `default` = DecodingLimits(environment: ProcessInfo.processInfo.environment)

    /// Creates limits from environment variables; a missing or invalid one keeps its default.
    public init(environment: [String: String]) {
        self.init()
        func override(_ limit: inout Int, _ variable: String) {
            if let text = environment[variable], let value = Int(text), value > 0 { limit = value }
        }
        override(&maximumPixelCount, "FOVEA_MAX_PIXELS")
        override(&maximumSide, "FOVEA_MAX_SIDE")
        override(&maximumFileByteCount, "FOVEA_MAX_FILE_BYTES")
        override(&maximumDecodedByteCount, "FOVEA_MAX_DECODED_BYTES")
        override(&maximumPageCount, "FOVEA_MAX_PAGES")
        if let text = environment["FOVEA_MAX_DECODING_SECONDS"], let value = Double(text), (0.01...86_400) ~= value {
            maximumProcessorSeconds = value
        }
    }
}

// MARK: - Checking

extension DecodingLimits {
    /// Refuses a stored size that is empty or exceeds the limits.
    func check(width: Int, height: Int, format: ImageFileFormat) throws(ImageCodingError) {
        guard width > 0, height > 0 else {
            throw .noPixels(format, width, height)
        }
        guard max(width, height) <= maximumSide else {
            throw .refusal(
                "The \(format.title) is \(width) × \(height) pixels; a side may have \(maximumSide).",
                flag: "--max-side",
                variable: "FOVEA_MAX_SIDE"
            )
        }
        let (pixelCount, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, pixelCount <= maximumPixelCount else {
            throw tooManyPixels("The \(format.title) is \(width) × \(height) pixels")
        }
    }

    /// Refuses an allocation beyond the limit.
    func checkDecoded(byteCount: Int, format: ImageFileFormat) throws(ImageCodingError) {
        guard byteCount <= maximumDecodedByteCount else {
            throw .refusal(
                "Decoding the \(format.title) takes \(byteCount) bytes; \(maximumDecodedByteCount) are allowed.",
                flag: "--max-decoded-bytes",
                variable: "FOVEA_MAX_DECODED_BYTES"
            )
        }
    }

    /// Refuses a file beyond the limit.
    func checkFile(byteCount: Int, name: String) throws(ImageCodingError) {
        guard byteCount <= maximumFileByteCount else {
            throw .refusal(
                "\(name) has \(byteCount) bytes; \(maximumFileByteCount) are allowed.",
                flag: "--max-file-bytes",
                variable: "FOVEA_MAX_FILE_BYTES"
            )
        }
    }

    /// Refuses a page beyond the limit or the last one.
    func check(page: Int, of count: Int, format: ImageFileFormat) throws(ImageCodingError) {
        guard (0..<max(1, count)).contains(page) else { throw .noPage(page, format, count: count) }
        guard page < maximumPageCount else {
            throw tooManyPages("Page \(page + 1) of the \(format.title) comes after the first \(maximumPageCount)")
        }
    }

    /// The error for too many pages.
    package func tooManyPages(_ subject: String) -> ImageCodingError {
        .refusal(
            "\(subject); \(maximumPageCount) pages of a file may be read.",
            flag: "--max-pages",
            variable: "FOVEA_MAX_PAGES"
        )
    }

    /// The error for a side whose length the library doesn't report.
    func sideTooLong(_ format: ImageFileFormat) -> ImageCodingError {
        .refusal(
            "A side of the \(format.title) has more than the allowed \(maximumSide) pixels.",
            flag: "--max-side",
            variable: "FOVEA_MAX_SIDE"
        )
    }

    private func tooManyPixels(_ subject: String) -> ImageCodingError {
        .refusal(
            "\(subject); \(maximumPixelCount) pixels are allowed.",
            flag: "--max-pixels",
            variable: "FOVEA_MAX_PIXELS"
        )
    }

    /// The error for a picture whose decoding took more processor time than allowed.
    package func tookTooLong(_ format: ImageFileFormat) -> ImageCodingError {
        .refusal(
            "Decoding the \(format.title) takes more than \(maximumProcessorSeconds.formatted()) s of processor time.",
            flag: "--max-decoding-seconds",
            variable: "FOVEA_MAX_DECODING_SECONDS"
        )
    }
}

// MARK: - Work

extension DecodingLimits {
    /// The most work for decoding, in pixels.
    ///
    /// Four times the largest picture: progressive files go over a picture a dozen times at a quarter of the cost each,
    /// and planes or layers come on top of a picture. Raising the number of pixels raises this limit with it.
    var maximumWork: Int {
        let (work, overflow) = maximumPixelCount.multipliedReportingOverflow(by: 4)
        return overflow ? .max : work
    }

    /// Refuses work beyond the limit; the subject says what is too much.
    func check(_ work: DecodingWork, _ format: ImageFileFormat, _ subject: String) throws(ImageCodingError) {
        try work.check(format, within: maximumWork, subject)
    }
}
