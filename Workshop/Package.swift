// swift-tools-version: 6.2

import PackageDescription

// A package of its own, as whoever uses Fovea never builds what only makes and measures it.

/// What the package of the folder above is called, as SwiftPM derives it from the folder's name.
///
/// The workshop looks into engines that are no public interface, so it is compiled as a part of that package.
let house = String(
    Context.packageDirectory.split(separator: "/").dropLast().last.map { $0.lowercased() }?
        .map { $0.isLetter || $0.isNumber ? $0 : "_" } ?? []
)

let engines: [Target.Dependency] = [.product(name: "_Workshop", package: "fovea")]

let package = Package(
    name: "fovea-workshop",
    dependencies: [.package(name: "fovea", path: "..")],
    targets: [
        .target(name: "FoveaEvaluation", dependencies: engines, packageAccess: false),
        .executableTarget(name: "fovea-eval", dependencies: ["FoveaEvaluation"], packageAccess: false),
        // Draws the pictures of the sample apps, and makes their prints.
        .executableTarget(name: "draw-covers", dependencies: engines, packageAccess: false),
        // Fovea's part in the race of Benchmarks/search.
        .executableTarget(name: "vector-race", dependencies: engines, packageAccess: false),
        .executableTarget(name: "worker-race", dependencies: engines, packageAccess: false),
        .testTarget(name: "FoveaEvaluationTests", dependencies: ["FoveaEvaluation"], packageAccess: false),
    ]
)

let upcomingFeatures = [
    "ExistentialAny",  // SE-0335
    "InternalImportsByDefault",  // SE-0409
    "MemberImportVisibility",  // SE-0444
]

for target in package.targets {
    target.swiftSettings =
        upcomingFeatures.map { .enableUpcomingFeature($0) }
        + [.unsafeFlags(["-package-name", house])]
}
