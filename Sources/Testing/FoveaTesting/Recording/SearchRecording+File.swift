public import Foundation
import VisualIntelligence

extension SearchRecording {
    /// Reads a recording from a file.
    ///
    /// Throws ``SearchRecordingError`` when the file can't be read, is no recording, is damaged, or has more than the
    /// limits allow.
    public init(contentsOf url: URL, limits: SearchRecordingLimits = SearchRecordingLimits()) throws {
        try self.init(data: Self.read(url, limits), limits: limits)
    }

    /// Reads a recording from the bytes of its file.
    public init(data: Data, limits: SearchRecordingLimits = SearchRecordingLimits()) throws {
        guard data.count <= limits.maximumByteCount else {
            throw SearchRecordingError.tooLarge("The recording has \(data.count) bytes", limits)
        }
        try self.init(SearchRecordingFile.decoded(data), limits)
    }

    /// The bytes of the recording's file.
    public func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return try encoder.encode(SearchRecordingFile(self))
    }

    /// Writes the recording to a file, in one step: a reader sees the whole recording or none.
    public func write(to url: URL) throws {
        try data().write(to: url, options: .atomic)
    }

    private static func read(_ url: URL, _ limits: SearchRecordingLimits) throws -> Data {
        do {
            let values = try url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
            guard values.isRegularFile != false else {
                throw SearchRecordingError(.unreadable, "\(url.path) is no regular file. Name the recording's file.")
            }
            if let size = values.fileSize, size > limits.maximumByteCount {
                throw SearchRecordingError.tooLarge("\(url.path) has \(size) bytes", limits)
            }
            return try Data(contentsOf: url)
        } catch let error as SearchRecordingError {
            throw error
        } catch {
            throw SearchRecordingError(
                .unreadable,
                "\(url.path) can't be read: \(error.localizedDescription) Check the path."
            )
        }
    }
}

/// The content of a recording's file.
struct SearchRecordingFile: Codable {
    static let format = "fovea.search-recording"
    static let version = 1

    /// What a file of any version has.
    struct Header: Codable {
        let format: String
        let version: Int
    }

    struct App: Codable {
        let name: String
    }

    struct Timing: Codable {
        let descriptionSeconds: Double
        let querySeconds: Double
    }

    let format: String
    let version: Int
    let app: App
    let date: Date
    let descriptor: SemanticContentDescriptor
    let results: [RecordedResult]
    let timing: Timing

    init(_ recording: SearchRecording) {
        format = Self.format
        version = Self.version
        app = App(name: recording.appName)
        date = recording.date
        descriptor = recording.descriptor
        results = recording.results
        timing = Timing(
            descriptionSeconds: recording.descriptionTime.storedSeconds,
            querySeconds: recording.queryTime.storedSeconds
        )
    }

    static func decoded(_ data: Data) throws(SearchRecordingError) -> SearchRecordingFile {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let header: Header
        do {
            header = try decoder.decode(Header.self, from: data)
        } catch {
            throw SearchRecordingError(.notARecording, noRecording(error))
        }
        guard header.format == format else {
            throw SearchRecordingError(
                .notARecording,
                "The file's format is “\(header.format.prefix(80))”, not \(format). Name the file of a recording."
            )
        }
        guard header.version == version else {
            throw SearchRecordingError(
                .unsupportedVersion,
                """
                The recording has version \(header.version); this program reads version \(version). Record the search \
                again, or read it with the program that wrote it.
                """
            )
        }
        do {
            return try decoder.decode(SearchRecordingFile.self, from: data)
        } catch {
            throw SearchRecordingError(
                .damaged,
                "The recording is damaged\(place(of: error)). Record the search again."
            )
        }
    }

    private static func noRecording(_ error: any Error) -> String {
        if case DecodingError.dataCorrupted = error {
            return "The file is no JSON, or is cut short. Record the search again."
        }
        return "The file is no recording of a visual search: it lacks a format or a version. Name another file."
    }

    private static func place(of error: any Error) -> String {
        let context: DecodingError.Context? =
            switch error as? DecodingError {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context
            case .keyNotFound(let key, let context):
                DecodingError.Context(codingPath: context.codingPath + [key], debugDescription: "")
            default: nil
            }
        let path = context?.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined() ?? ""
        return path.isEmpty ? "" : " at \(path.trimmingPrefix("."))"
    }
}

extension SearchRecording {
    init(_ file: SearchRecordingFile, _ limits: SearchRecordingLimits) throws(SearchRecordingError) {
        try limits.check(file)
        appName = file.app.name
        date = file.date
        descriptor = file.descriptor
        results = file.results
        descriptionTime = .seconds(file.timing.descriptionSeconds)
        queryTime = .seconds(file.timing.querySeconds)
    }
}

extension Duration {
    /// The seconds to a millionth: finer ones come back from a file now and then with another last digit.
    fileprivate var storedSeconds: Double { (self / .microseconds(1)).rounded() / 1e6 }
}
