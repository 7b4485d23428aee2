import CommandLineKit
import Foundation
import FoveaCommandLine
import GeometryEngine

/// A face, a hand or a body as a person has marked it, in pixels from the upper left corner.
struct PeopleTruth: Decodable, Sendable {
    /// The box around it, if one was drawn.
    let box: Rect?
    /// Its points by their names; those in a list are named by their numbers.
    let points: [String: Point]
    /// The side of a hand, if it was told.
    let side: String?
    /// The length by which the distances of points are judged, if it was measured.
    let scale: Double?

    private enum CodingKeys: CodingKey {
        case box, points, side, scale
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let numbers = try values.decodeIfPresent([Double].self, forKey: .box)
        if let numbers, numbers.count != 4 {
            throw DecodingError.dataCorruptedError(
                forKey: .box,
                in: values,
                debugDescription: "A box is [x, y, width, height]."
            )
        }
        box = numbers.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
        let named: [String: [Double]]
        if !values.contains(.points) {
            named = [:]
        } else if let list = try? values.decode([[Double]].self, forKey: .points) {
            named = Dictionary(uniqueKeysWithValues: list.enumerated().map { ("\($0)", $1) })
        } else {
            named = try values.decode([String: [Double]].self, forKey: .points)
        }
        points = named.compactMapValues { $0.count >= 2 ? Point(x: $0[0], y: $0[1]) : nil }
        side = try values.decodeIfPresent(String.self, forKey: .side)
        scale = try values.decodeIfPresent(Double.self, forKey: .scale)
    }

    /// The box that was drawn, or else the one around the points.
    var bounds: Rect { box ?? Rect(around: Array(points.values)) }
}

extension Rect {
    /// The smallest rectangle around points.
    init(around points: [Point]) {
        self.init(
            minX: points.map(\.x).min() ?? 0,
            minY: points.map(\.y).min() ?? 0,
            maxX: points.map(\.x).max() ?? 0,
            maxY: points.map(\.y).max() ?? 0
        )
    }
}

extension EvaluationFolder {
    /// Reads what pictures show of people, by the names of the pictures, in their order.
    func peopleTruth() throws(CommandFailure) -> [(name: String, things: [PeopleTruth])] {
        try read("truth.json", as: [String: [PeopleTruth]].self).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
