import Foundation
import ImageCodingEngine

/// A recording of concatenated JPEG files.
struct MotionJPEGRecording: FrameSource {
    private let reader: ByteReader
    private let limit: Int

    init(_ reader: ByteReader, limits: DecodingLimits) {
        self.reader = reader
        limit = limits.maximumFileByteCount
    }

    mutating func next(_ isCancelled: () -> Bool) throws(CameraError) -> VideoFrame? {
        guard !isCancelled() else { throw CameraError(code: .cancelled, message: "The capture was given up.") }
        guard !(try reader.peek(1).isEmpty) else { return nil }
        var wanted = 1 << 16
        while true {
            let part = try reader.peek(wanted)
            switch JPEGExtent(part) {
            case .complete(let count):
                guard let data = try reader.take(count) else { throw Self.damaged }
                return VideoFrame(.jpeg, width: 0, height: 0, data: data)
            case .unfinished where part.count == wanted && wanted <= limit:
                wanted *= 4
            case .unfinished where part.count == wanted:
                throw CameraError(
                    code: .tooLarge,
                    message: "A frame has more than \(limit) bytes. Raise the limit with --max-file-bytes."
                )
            case .unfinished, .damaged:
                throw Self.damaged
            }
        }
    }

    private static var damaged: CameraError {
        CameraError(
            code: .damaged,
            message: "The recording is damaged: a frame is no whole JPEG file. Record or convert it again."
        )
    }
}

/// The length of the JPEG file at the start of some bytes.
///
/// The parser follows the markers: an embedded thumbnail has an end marker too, so that a search for one would stop
/// early.
enum JPEGExtent: Equatable {
    case complete(Int)
    case unfinished
    case damaged

    init(_ data: Data) {
        let bytes = [UInt8](data)
        guard bytes.count >= 4 else {
            self = .unfinished
            return
        }
        guard bytes[0] == 0xFF, bytes[1] == 0xD8 else {
            self = .damaged
            return
        }
        var place = 2
        while place + 1 < bytes.count {
            guard bytes[place] == 0xFF else {
                self = .damaged
                return
            }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF:
                place += 1
            case 0xD9:
                self = .complete(place + 2)
                return
            case 0x01, 0xD0...0xD8:
                place += 2
            default:
                guard place + 3 < bytes.count else {
                    self = .unfinished
                    return
                }
                place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
                if marker == 0xDA { place = Self.endOfScan(bytes, from: place) }
            }
        }
        self = .unfinished
    }

    /// Skips entropy-coded data, in which 0xFF is followed by zero or a restart marker.
    private static func endOfScan(_ bytes: [UInt8], from start: Int) -> Int {
        var place = start
        while place + 1 < bytes.count {
            if bytes[place] == 0xFF, bytes[place + 1] != 0, !(0xD0...0xD7).contains(bytes[place + 1]) { return place }
            place += 1
        }
        return bytes.count
    }
}
