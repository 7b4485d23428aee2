package import GeometryEngine

/// The outlines of a face's parts.
///
/// Left and right are those of the picture, as in Vision.
package struct FaceLandmarks: Sendable, Hashable {
    /// A part of a face.
    package enum Part: String, Sendable, CaseIterable {
        case leftEyebrow, rightEyebrow, leftEye, rightEye, outerLips, innerLips, faceContour, nose, noseCrest
        case medianLine, leftPupil, rightPupil
    }

    /// A number of points that describe a face.
    package enum Constellation: Sendable {
        /// 65 points.
        case points65
        /// 76 points.
        case points76
    }

    /// The points of each part, in fractions of the picture's sides.
    package var parts: [Part: [Point]]
    /// The probability that there is a face at all.
    package var confidence: Double

    /// Creates landmarks.
    package init(parts: [Part: [Point]], confidence: Double) {
        self.parts = parts
        self.confidence = confidence
    }

    /// All points, each once.
    package var allPoints: [Point] {
        var seen: Set<Point> = []
        // The median line consists of points of other parts.
        return Part.allCases.filter { $0 != .medianLine }.flatMap { parts[$0] ?? [] }
            .filter { seen.insert($0).inserted }
    }
}

extension FaceLandmarks.Part {
    /// A Boolean value that indicates whether the last point is connected with the first.
    package var isClosed: Bool {
        switch self {
        case .leftEye, .rightEye, .outerLips, .innerLips: true
        case .leftEyebrow, .rightEyebrow, .faceContour, .nose, .noseCrest, .medianLine, .leftPupil, .rightPupil: false
        }
    }
}

// MARK: - Points of the surface

extension FaceLandmarks.Constellation {
    /// The surface's points of each part; pupils are found elsewhere.
    ///
    /// Lines go from the left or the top, outlines clockwise from the outer or left corner.
    var indices: [FaceLandmarks.Part: [Int]] {
        switch self {
        case .points65: Self.indices65
        case .points76: Self.indices76
        }
    }

    private static let indices65: [FaceLandmarks.Part: [Int]] = [
        .leftEyebrow: [70, 63, 105, 107],
        .rightEyebrow: [336, 334, 293, 300],
        .leftEye: [33, 160, 159, 158, 133, 153, 145, 144],
        .rightEye: [362, 385, 386, 387, 263, 373, 374, 380],
        .outerLips: [61, 40, 37, 0, 267, 270, 291, 405, 17, 181],
        .innerLips: [78, 81, 311, 308, 402, 178],
        .faceContour: [127, 93, 58, 136, 149, 152, 378, 365, 288, 323, 356],
        .nose: [193, 198, 64, 98, 2, 327, 294, 420, 417],
        .noseCrest: [6, 195, 4],
        .medianLine: [6, 195, 4, 2, 0, 17, 152],
    ]

    private static let indices76: [FaceLandmarks.Part: [Int]] = [
        .leftEyebrow: [70, 63, 105, 66, 107, 55],
        .rightEyebrow: [285, 336, 296, 334, 293, 300],
        .leftEye: [33, 160, 158, 133, 153, 144],
        .rightEye: [362, 385, 387, 263, 373, 380],
        .outerLips: [61, 40, 39, 37, 0, 267, 269, 270, 291, 321, 314, 17, 84, 91],
        .innerLips: [78, 81, 311, 308, 402, 178],
        .faceContour: [127, 234, 93, 58, 172, 136, 149, 148, 152, 377, 378, 365, 397, 288, 323, 454, 356],
        .nose: [168, 198, 64, 98, 2, 327, 294, 420],
        .noseCrest: [168, 6, 197, 195, 5, 4],
        .medianLine: [168, 6, 197, 195, 5, 4, 2, 0, 17, 152],
    ]
}
