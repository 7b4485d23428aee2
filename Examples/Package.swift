// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "fovea-examples",
    dependencies: [.package(name: "fovea", path: "..")],
    targets: [
        .executableTarget(
            name: "draw-pictures",
            dependencies: [
                .product(name: "CoreGraphics", package: "fovea"),
                .product(name: "ImageIO", package: "fovea"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),  // SE-0335
                .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
                .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
            ]
        )
    ]
)
