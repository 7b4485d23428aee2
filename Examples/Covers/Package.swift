// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Covers",
    dependencies: [.package(name: "fovea", path: "../..")],
    targets: [
        .target(
            name: "Covers",
            dependencies: ["Vision", "VisualIntelligence"].map { .product(name: $0, package: "fovea") },
            plugins: [.plugin(name: "AppIntentsMetadata", package: "fovea")]
        ),
        .testTarget(name: "CoversTests", dependencies: ["Covers", .product(name: "FoveaTesting", package: "fovea")]),
    ]
)
