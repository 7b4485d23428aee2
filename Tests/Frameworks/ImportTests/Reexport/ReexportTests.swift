import Testing

@Suite("Modules under Apple's names")
struct ReexportTests {
    @Test(
        "Show what Apple's modules show to a file that imports one of them",
        arguments: [
            Expectation(ThroughFoundationCompatibility.self, foundation.union(["Dispatch"])),
            Expectation(ThroughUniformTypeIdentifiers.self, foundation.union(["UniformTypeIdentifiers"])),
            Expectation(ThroughCoreLocation.self, foundation.union(["CoreLocation"])),
            Expectation(ThroughCoreSpotlight.self, foundation.union(["CoreSpotlight", "UniformTypeIdentifiers"])),
            Expectation(
                ThroughCoreTransferable.self,
                foundation.union(["CoreTransferable", "UniformTypeIdentifiers"])
            ),
            Expectation(ThroughGeoToolbox.self, foundation.union(["CoreLocation", "GeoToolbox"])),
            Expectation(
                ThroughMediaIntents.self,
                foundation.union([
                    "AppIntents", "CoreLocation", "CoreSpotlight", "MediaIntents", "UniformTypeIdentifiers",
                ])
            ),
            Expectation(ThroughOSLog.self, foundation.union(["os"])),
            Expectation(Throughsimd.self, ["simd", "Swift"]),
            Expectation(ThroughCoreGraphics.self, foundation.union(["CoreGraphics"])),
            Expectation(ThroughCoreVideo.self, foundation.union(["CoreVideo", "CoreGraphics"])),
            Expectation(ThroughCoreMedia.self, ["CoreMedia", "CoreVideo", "CoreGraphics", "FoundationEssentials"]),
            Expectation(ThroughCoreML.self, foundation.union(["CoreML", "CoreVideo", "CoreGraphics", "ImageIO"])),
            Expectation(ThroughImageIO.self, foundation.union(["ImageIO", "CoreGraphics"])),
            Expectation(
                ThroughAVFoundation.self,
                foundation.union(["AVFoundation", "CoreMedia", "CoreVideo", "CoreGraphics", "simd"])
            ),
            Expectation(ThroughVideoToolbox.self, foundation.union(["CoreVideo", "CoreMedia", "CoreGraphics"])),
            Expectation(
                ThroughCoreImage.self,
                foundation.union(["CoreImage", "CoreGraphics", "CoreVideo", "ImageIO"])
            ),
            Expectation(
                ThroughVision.self,
                foundation.union([
                    "Vision", "CoreImage", "CoreGraphics", "CoreVideo", "CoreMedia", "CoreML", "AVFoundation",
                    "ImageIO", "Swift",
                ])
            ),
            Expectation(
                ThroughAppIntents.self,
                foundation.union(["AppIntents", "CoreLocation", "CoreSpotlight", "UniformTypeIdentifiers"])
            ),
            Expectation(
                ThroughVisualIntelligence.self,
                foundation.union([
                    "VisualIntelligence", "AppIntents", "CoreLocation", "CoreSpotlight", "CoreVideo", "CoreGraphics",
                    "UniformTypeIdentifiers",
                ])
            ),
        ]
    )
    func shows(_ expectation: Expectation) {
        #expect(expectation.module.homes.symmetricDifference(expectation.homes) == [])
    }

    /// What Apple's Foundation shows lives in several modules on Linux.
    private static let foundation: Set<String> = [
        "FoundationCompatibility", "FoundationEssentials", "FoundationNetworking", "Observation", "Swift",
    ]
}

/// A module and the homes of what is seen through it.
struct Expectation: Sendable, CustomTestStringConvertible {
    let module: any Visibility.Type
    let homes: Set<String>

    init(_ module: any Visibility.Type, _ homes: Set<String>) {
        self.module = module
        self.homes = homes
    }

    var testDescription: String { String(describing: module) }
}
