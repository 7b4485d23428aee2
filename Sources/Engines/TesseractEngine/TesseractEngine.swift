import Foundation
public import PixelEngine
import Synchronization

/// A reader of single upright lines over tesseract, which knows languages that the networks lack.
///
/// The library is loaded with the first line, and a language with its first line. Any number of threads may read.
public final class TesseractEngine: Sendable {
    /// The engine of the process.
    public static let shared: TesseractEngine = TesseractEngine(folder: defaultFolder)

    /// The folder of the languages' data.
    public let folder: String

    private let library = Mutex<TesseractLibrary?>(nil)
    private let pool = TesseractPool(readers: ProcessInfo.processInfo.activeProcessorCount, kept: 4)

    /// Creates an engine with the languages of a folder.
    public init(folder: String) {
        self.folder = folder
    }

    /// The folder that `TESSDATA_PREFIX` names, or that of Debian's packages.
    private static var defaultFolder: String {
        ProcessInfo.processInfo.environment["TESSDATA_PREFIX"] ?? "/usr/share/tesseract-ocr/5/tessdata"
    }

    /// Returns whether the data of a language, such as `deu`, is installed.
    public func hasLanguage(_ code: String) -> Bool {
        FileManager.default.isReadableFile(atPath: "\(folder)/\(code).traineddata")
    }

    /// Loads the library and returns its version.
    public func version() throws(TesseractError) -> String {
        try loadedLibrary().version
    }

    /// Reads a line in languages, such as `kor` and `eng`; the first comes first where they compete.
    ///
    /// The pixels are dark on light in ``PixelFormat/gray8``. The call blocks, for at most about two seconds.
    public func read(_ line: Raster, languages: [String]) throws(TesseractError) -> [TesseractSymbol] {
        precondition(line.format == .gray8, "Tesseract reads gray pixels.")
        // The library would say on stderr what it misses.
        if let missing = languages.first(where: { !hasLanguage($0) }) {
            throw TesseractError(
                code: .languageNotFound,
                message: "The folder \(folder) lacks \(missing).traineddata; run scripts/setup."
            )
        }
        let library = try loadedLibrary()
        let languages = languages.joined(separator: "+")
        return try pool.withHandle(for: languages) { () throws(TesseractError) in
            try TesseractHandle(library: library, folder: folder, languages: languages)
        } _: { handle throws(TesseractError) in
            try unsafe line.withUnsafeBytes { bytes throws(TesseractError) in
                try unsafe handle.read(
                    bytes,
                    width: line.width,
                    height: line.height,
                    bytesPerRow: line.bytesPerRow,
                    milliseconds: Self.patience
                )
            }
        }
    }

    /// The milliseconds after which a reading ends.
    private static let patience = 2_000

    private func loadedLibrary() throws(TesseractError) -> TesseractLibrary {
        try library.withLock { library throws(TesseractError) in
            if let library { return library }
            let loaded = try TesseractLibrary()
            library = loaded
            return loaded
        }
    }
}
