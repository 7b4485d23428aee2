// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Postcards",
    dependencies: [.package(name: "fovea", path: "../..")],
    targets: [
        .executableTarget(
            name: "Postcards",
            dependencies: ["FoveaProvider", "Vision", "VisualIntelligence"].map {
                .product(name: $0, package: "fovea")
            },
            plugins: [.plugin(name: "AppIntentsMetadata", package: "fovea")]
        )
    ]
)
