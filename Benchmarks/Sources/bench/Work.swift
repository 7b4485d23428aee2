import CFloor
import Foundation
import Vision

/// What a worker does in one turn.
enum Work: String {
    /// From the bytes of a JPEG to a print, by Vision.
    case print
    /// The same by TurboJPEG and OpenVINO called from C, without resampling.
    case floor
    /// Five requests on one picture.
    case together
    /// The same five requests, each on a picture of its own.
    case apart
    /// One print, then the process's resident memory in bytes.
    case memory
    /// Decoding all pixels, by ImageIO.
    case decode
    /// Decoding all pixels, by TurboJPEG called from C.
    case decodeFloor
    /// Decoding a thumbnail, by ImageIO.
    case thumbnail
    /// Decoding at the scale of a thumbnail, by TurboJPEG called from C.
    case thumbnailFloor

    /// One turn; returns something to report in place of its duration, or nil.
    typealias Turn = () async throws -> Int?

    /// Loads what the turns need.
    func prepare() async throws -> Turn {
        let data = try Data(contentsOf: URL(fileURLWithPath: Places.picture()))
        switch self {
        case .print:
            return {
                _ = try await ImageRequestHandler(data).perform(GenerateImageFeaturePrintRequest())
                return nil
            }
        case .floor: return try floor(data)
        case .together:
            return {
                try await Requests().together(data)
                return nil
            }
        case .apart:
            return {
                try await Requests().apart(data)
                return nil
            }
        case .memory:
            return {
                _ = try await ImageRequestHandler(data).perform(GenerateImageFeaturePrintRequest())
                return Memory.resident
            }
        case .decode: return Self.silent { try Decoding.decode(data) }
        case .decodeFloor: return Self.silent { try Decoding.floor(data, width: 4032, height: 3024) }
        case .thumbnail: return Self.silent { try Decoding.thumbnail(data) }
        case .thumbnailFloor: return Self.silent { try Decoding.floor(data, width: 320, height: 240) }
        }
    }

    private static func silent(_ body: @escaping () throws -> Void) -> Turn {
        {
            try body()
            return nil
        }
    }

    private func floor(_ data: Data) throws -> Turn {
        let threads = ProcessInfo.processInfo.environment["FOVEA_THREADS"].flatMap { Int32($0) } ?? 1
        var message = [CChar](repeating: 0, count: 512)
        guard let path = floor_open(try Places.library(), Places.model, threads, &message, message.count) else {
            let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw BenchError("The floor can't be laid: \(String(decoding: text, as: UTF8.self)).")
        }
        return {
            let code = data.withUnsafeBytes { floor_run(path, $0.baseAddress, $0.count) }
            guard code == 0 else { throw BenchError("The floor failed with \(code).") }
            return nil
        }
    }
}

/// Five requests such as an app makes of one picture: prints and labels, of the whole and of its middle.
struct Requests {
    private let wholePrint = GenerateImageFeaturePrintRequest()
    private let croppedPrint: GenerateImageFeaturePrintRequest = {
        var request = GenerateImageFeaturePrintRequest()
        request.cropAndScaleAction = .centerCrop
        return request
    }()
    // A center crop that leaves doubt is looked at twice, here and on a picture of its own: no more is shared by it.
    private let wholeLabels: ClassifyImageRequest = {
        var request = ClassifyImageRequest()
        request.cropAndScaleAction = .scaleToFill
        return request
    }()
    private let fittedLabels: ClassifyImageRequest = {
        var request = ClassifyImageRequest()
        request.cropAndScaleAction = .scaleToFit
        return request
    }()
    private let middleLabels: ClassifyImageRequest = {
        var request = ClassifyImageRequest()
        request.cropAndScaleAction = .scaleToFill
        request.regionOfInterest = NormalizedRect(x: 0.125, y: 0.125, width: 0.75, height: 0.75)
        return request
    }()

    func together(_ data: Data) async throws {
        _ = try await ImageRequestHandler(data)
            .perform(wholePrint, croppedPrint, wholeLabels, fittedLabels, middleLabels)
    }

    func apart(_ data: Data) async throws {
        _ = try await ImageRequestHandler(data).perform(wholePrint)
        _ = try await ImageRequestHandler(data).perform(croppedPrint)
        _ = try await ImageRequestHandler(data).perform(wholeLabels)
        _ = try await ImageRequestHandler(data).perform(fittedLabels)
        _ = try await ImageRequestHandler(data).perform(middleLabels)
    }
}

/// The memory of this process.
enum Memory {
    /// The bytes that lie in memory, as the kernel counts them.
    static var resident: Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
        return (line.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
    }
}
