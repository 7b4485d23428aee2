import CoreMedia
import Foundation

/// What every observation carries.
struct ObservationRecord: Hashable, Sendable {
    var uuid = UUID()
    var confidence: Float = 1
    var timeRange: CMTimeRange?
    var descriptor: RequestDescriptor?
}

extension ObservationRecord: Codable {
    private enum CodingKeys: String, CodingKey {
        case uuid, confidence, timeRange, descriptor
    }

    /// The archived form of a time: its value, time scale, flags and epoch.
    private struct Time: Codable {
        var value: Int64
        var timescale: Int32
        var flags: UInt32
        var epoch: Int64

        init(_ time: CMTime) {
            (value, timescale, flags, epoch) = (time.value, time.timescale, time.flags.rawValue, time.epoch)
        }

        var time: CMTime {
            CMTime(value: value, timescale: timescale, flags: CMTimeFlags(rawValue: flags), epoch: epoch)
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        uuid = try container.decode(UUID.self, forKey: .uuid)
        confidence = try container.decode(Float.self, forKey: .confidence)
        descriptor = try container.decodeIfPresent(RequestDescriptor.self, forKey: .descriptor)
        if let times = try container.decodeIfPresent([Time].self, forKey: .timeRange), times.count == 2 {
            timeRange = CMTimeRange(start: times[0].time, duration: times[1].time)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uuid, forKey: .uuid)
        try container.encode(confidence, forKey: .confidence)
        try container.encodeIfPresent(descriptor, forKey: .descriptor)
        try container.encodeIfPresent(timeRange.map { [Time($0.start), Time($0.duration)] }, forKey: .timeRange)
    }
}
