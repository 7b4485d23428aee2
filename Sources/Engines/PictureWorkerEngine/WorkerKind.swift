import Foundation
import FoveaInstallation
package import ImageCodingEngine

/// The files that the jobs of one server decode.
///
/// Documents have a server of their own, which loads their library before it can't open files any more. The server of
/// pictures stays as small as it is, and a program that reads no document doesn't start the other.
package enum WorkerKind: Sendable, Hashable {
    /// Files of pixels.
    case pictures
    /// Documents, whose pages are drawn.
    case documents

    /// The argument before the path of the library for documents.
    private static let libraryArgument = "--page-library"

    /// Creates the kind for a file format.
    package init(_ format: ImageFileFormat) { self = format == .pdf ? .documents : .pictures }

    /// Returns the arguments that follow those of the program.
    func arguments() throws(ImageCodingError) -> [String] {
        switch self {
        case .pictures: []
        case .documents: [Self.libraryArgument, try Self.library()]
        }
    }

    /// Returns the path of the library for documents, or throws an error that says how to get it.
    private static func library() throws(ImageCodingError) -> String {
        let paths = InstallationPaths.current
        let path = paths.documents.appending("libpdfium.so")
        guard FileManager.default.fileExists(atPath: path) else {
            throw ImageCodingError(
                code: .decoderUnavailable,
                message: "The library for PDF documents is missing: no file \(path). \(paths.remedy)"
            )
        }
        return path
    }

    /// Returns the path of the library for documents in the arguments of a server of that kind.
    static func library(in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: libraryArgument) else { return nil }
        return arguments.dropFirst(index + 1).first
    }
}
