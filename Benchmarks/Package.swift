// swift-tools-version: 6.2

import PackageDescription

// A package of its own: whoever depends on Fovea never resolves or builds what only measuring needs.

let package = Package(
    name: "fovea-benchmarks",
    dependencies: [.package(name: "fovea", path: "..")],
    targets: [
        // The floor: what the C libraries cost when nothing of ours is in the way.
        .target(name: "CFloor", linkerSettings: [.linkedLibrary("turbojpeg")]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "CFloor",
                .product(name: "FoveaTesting", package: "fovea"),
                .product(name: "Vision", package: "fovea"),
                .product(name: "ImageIO", package: "fovea"),
                .product(name: "CoreGraphics", package: "fovea"),
            ]
        ),
    ]
)

let upcomingFeatures = [
    "ExistentialAny",  // SE-0335
    "InternalImportsByDefault",  // SE-0409
    "MemberImportVisibility",  // SE-0444
]

for target in package.targets where target.name != "CFloor" {
    target.swiftSettings = upcomingFeatures.map { .enableUpcomingFeature($0) }
}
