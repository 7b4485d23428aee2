/// The distortions for evaluating recognition, each at several strengths.
package enum DistortionSuite {
    /// One distortion of the suite at one strength.
    package struct Step: Sendable, Hashable {
        /// The name of the distortion.
        package let name: String
        /// The strength as text, such as "40°".
        package let strength: String
        /// The strength as a number, for curves.
        package let value: Double
        /// The distortions to apply, in order.
        package let distortions: [Distortion]

        /// Creates a step.
        package init(_ name: String, _ strength: String, _ value: Double, _ distortions: [Distortion]) {
            self.name = name
            self.strength = strength
            self.value = value
            self.distortions = distortions
        }
    }

    /// Every distortion by itself, then photos and screenshots that combine several.
    package static let standard: [Step] = single + together

    /// Every distortion by itself, from weak to strong.
    package static let single: [Step] =
        [10.0, 20, 30, 40].map { Step("perspective", "\(Int($0))°", $0, [.perspective(degrees: $0)]) }
        + [15.0, 45, 90, 180].map { Step("rotation", "\(Int($0))°", $0, [.rotation(degrees: $0)]) }
        + shares("glare", [0.05, 0.15, 0.3]) { .glare(area: $0) }
        + shares("defocus", [0.002, 0.005, 0.01]) { .defocus(radius: $0) }
        + shares("motion", [0.005, 0.015, 0.03]) { .motion(length: $0) }
        + shares("noise", [0.03, 0.08, 0.15]) { .noise(deviation: $0) }
        + [70.0, 50, 30, 10].map { Step("jpeg", "\(Int($0))", 100 - $0, [.jpeg(quality: $0)]) }
        + shares("crop", [0.1, 0.25, 0.5]) { .crop(area: $0) }
        + shares("occlusion", [0.1, 0.25, 0.5]) { .occlusion(area: $0) }
        + shares("screen", [0.25, 0.5, 1]) { .screen(strength: $0) }
        + [0.5, 0.2, 0.06].map { Step("dim", percent($0), 1 - $0, [.dim(light: $0)]) }
        + shares("cast", [0.3, 0.7]) { .cast(strength: $0) }
        + [0.8, 0.55, 0.3].map { Step("scene", percent($0), 1 - $0, [.scene(share: $0, turn: 0, tilt: 0)]) }
        + screenshots

    /// Screenshots of apps and pages, light and dark.
    package static let screenshots: [Step] = ScreenInterface.all.enumerated().map {
        Step("interface", $1.name, Double($0), [.interface($1)])
    }

    /// Photos as people take them: from the side, in clutter, badly lit and blurred.
    package static let together: [Step] = [
        Step(
            "photo",
            "easy",
            1,
            [.scene(share: 0.8, turn: 8, tilt: 12), .glare(area: 0.02), .noise(deviation: 0.02), .jpeg(quality: 80)]
        ),
        Step(
            "photo",
            "medium",
            2,
            [
                .scene(share: 0.6, turn: -25, tilt: 28), .glare(area: 0.06), .cast(strength: 0.3),
                .defocus(radius: 0.001), .noise(deviation: 0.04), .jpeg(quality: 50),
            ]
        ),
        Step(
            "photo",
            "hard",
            3,
            [
                .occlusion(area: 0.25), .scene(share: 0.5, turn: 140, tilt: 40), .glare(area: 0.1), .dim(light: 0.3),
                .motion(length: 0.004), .noise(deviation: 0.06), .jpeg(quality: 30),
            ]
        ),
        Step(
            "cover",
            "40°, glare, crop 25 %, JPEG 30",
            1,
            [.crop(area: 0.25), .perspective(degrees: 40), .glare(area: 0.1), .jpeg(quality: 30)]
        ),
    ]

    private static func shares(
        _ name: String,
        _ values: [Double],
        _ distortion: (Double) -> Distortion
    ) -> [Step] {
        values.map { Step(name, percent($0), $0, [distortion($0)]) }
    }

    private static func percent(_ share: Double) -> String {
        let tenths = Int((share * 1_000).rounded())
        return tenths.isMultiple(of: 10) ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
    }
}
