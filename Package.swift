// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The folders are floors: a target depends only on targets of the floors below its own, which HouseTests checks.
// A target names what it depends on once: what comes with a dependency isn't named again.

/// The modules that apps and tests of apps import, each under its own name.
let modules = [
    "AVFoundation", "AppIntents", "AppIntentsTesting", "Contacts", "CoreGraphics", "CoreImage", "CoreLocation",
    "CoreML", "CoreMedia", "CoreServices", "CoreSpotlight", "CoreTransferable", "CoreVideo", "DataDetection",
    "EventKit", "FoveaCapture", "FoveaProvider", "FoveaSearch", "FoveaTesting", "GeoToolbox", "HealthKit", "ImageIO",
    "MediaIntents", "MobileCoreServices", "OSLog", "UniformTypeIdentifiers", "VideoToolbox", "Vision",
    "VisualIntelligence", "os", "simd",
]

/// The frameworks with modules of which apps import one, as `import os.log`.
let withSubmodules = ["CoreGraphics", "CoreImage", "CoreVideo", "ImageIO", "os"]

let package = Package(
    name: "fovea",
    products: modules.map { .library(name: $0, targets: [$0]) }
        + ["AppIntentsMetadata", "FoveaFix", "FoveaInit"].map { .plugin(name: $0, targets: [$0]) } + [
            .executable(name: "fovea", targets: ["fovea"]),
            // For the package in Workshop alone; it isn't a public interface.
            .library(name: "_Workshop", targets: ["ActionEngine", "FoveaCommandLine", "PictureWorkerEngine"]),
        ],
    targets: [
        // MARK: C
        library("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
        library("CDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev"),
        library("CSPNG", pkgConfig: "spng", apt: "libspng-dev"),
        library("CWebP", pkgConfig: "libwebpdemux", apt: "libwebp-dev"),
        library("CHEIF", pkgConfig: "libheif", apt: "libheif-dev"),
        library("CTIFF", pkgConfig: "libtiff-4", apt: "libtiff-dev"),
        library("CGIFLib", pkgConfig: "libgif", apt: "libgif-dev"),
        library("CLittleCMS", pkgConfig: "lcms2", apt: "liblcms2-dev"),
        library("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
        library("CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev"),
        library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        library("CYUV", apt: "libyuv-dev"),
        library("CSystemd", pkgConfig: "libsystemd", apt: "libsystemd-dev"),
        library("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
        library("CSeccomp", pkgConfig: "libseccomp", apt: "libseccomp-dev"),
        library("CLibical", pkgConfig: "libical", apt: "libical-dev"),
        library("CXCB", pkgConfig: "xcb", apt: "libxcb1-dev"),
        library("CHostSyntax", pkgConfig: "swift-host-syntax"),
        shim("CPixelKernels", ["CVectorised"]),
        shim("CPNGRows", ["CVectorised"]),
        shim("CLocalFeatures", ["CIndexFile", "CVectorised"]),
        shim("CVectorKernels", ["CIndexFile"]),
        shim("CModelTrial", ["COpenVINO", "CPlainCrash"]),
        shim("CRectangleKernels", ["CVectorised"]),
        shim("CWorkerSandbox", ["CPlainCrash", "CSeccomp", "CUnixMessages"]),

        // MARK: Engines
        engine("FoveaInstallation", ["CLibraryLoading"]), engine("DigestEngine", ["CDigest", "CNettle"]),
        engine("LocaleEngine", linked: ["_FoundationICU"]),
        engine("PixelEngine", ["CPixelKernels", "CYUV", "GeometryEngine"]),
        // Without C, since App Intents reads heads as well.
        engine("ImageHeaderEngine"),
        engine(
            "ImageCodingEngine",
            [
                "CDeflate", "CGIFLib", "CHEIF", "CJPEGEighth", "CLittleCMS", "CPDFium", "CPNGRows", "CSPNG", "CTIFF",
                "CTurboJPEG", "CWebP", "FoveaInstallation", "ImageHeaderEngine", "PixelEngine",
            ]
        ),
        engine("ProcessEngine", ["CUnixMessages"]),
        engine("PictureWorkerEngine", ["CWorkerSandbox", "ConcurrencyEngine", "PictureEngine", "ProcessEngine"]),
        engine("DrawingEngine", ["CCairo", "PixelEngine"]),
        engine("CompositingEngine", ["PixelEngine"]),
        engine("PictureEngine", ["ImageCodingEngine"]),
        engine("CameraEngine", ["CVideoDevice", "ImageCodingEngine"]),
        engine("DesktopEngine", ["CSystemd", "CUnixMessages", "CXCB", "FileEngine", "PixelEngine"]),
        engine("RectangleEngine", ["CRectangleKernels", "PictureEngine"]),
        engine("CodeEngine", ["CZXing", "FoveaInstallation", "PictureEngine", "SymbolEngine"]),
        engine("ContourEngine", ["PictureEngine"]), engine("DocumentEngine", ["RectangleEngine"]),
        engine("InferenceEngine", ["CHeap", "CModelTrial", "ConcurrencyEngine", "DigestEngine", "FoveaInstallation"]),
        engine("OwnModelEngine", ["InferenceEngine", "PictureEngine"]),
        engine("PrintEngine", ["InferenceEngine", "PictureEngine"]),
        engine("IndexFileEngine", ["CIndexFile"]),
        engine("VectorIndexEngine", ["CVectorKernels", "ConcurrencyEngine", "IndexFileEngine"]),
        engine("LocalFeatureEngine", ["CLocalFeatures", "ConcurrencyEngine", "IndexFileEngine", "PictureEngine"]),
        engine("DatabaseEngine", ["CSQLite"]), engine("CatalogStoreEngine", ["DatabaseEngine", "DigestEngine"]),
        engine("ItemIndexEngine", ["DatabaseEngine", "FoveaInstallation"]),
        engine("PeopleEngine", ["InferenceEngine", "PictureEngine"]), engine("LabelEngine", ["PeopleEngine"]),
        engine("TesseractEngine", ["CTesseract", "FoveaInstallation", "PixelEngine"]),
        engine("TextEngine", ["InferenceEngine", "RectangleEngine", "TesseractEngine"]),
        engine("MaskEngine", ["CompositingEngine", "PeopleEngine", "RectangleEngine"]),
        engine("AnimalEngine", ["LabelEngine", "MaskEngine"]), engine("LayoutEngine", ["TextEngine"]),
        engine("HTTPEngine", ["CMicroHTTPD", "CUnixMessages"]),
        engine("DistortionEngine", ["DigestEngine", "DrawingEngine", "ImageCodingEngine"]),
        engine(
            "StoreEngine",
            ["CFileMoves", "ConcurrencyEngine", "DigestEngine", "FileEngine", "FoveaInstallation", "ProcessEngine"]
        ),
        engine("CalendarEngine", ["CLibical", "CivilDateEngine", "StoreEngine"]),
        engine("ContactEngine", ["ImageHeaderEngine", "StoreEngine"]),
        engine("HealthEngine", ["CivilDateEngine", "StoreEngine"]),
        engine("DetectorEngine", ["CPhoneNumber", "CivilDateEngine"], linked: ["phonenumber"]),
        engine("DisplayEngine", ["InferenceEngine", "TextEngine"]),
        engine(
            "ActionEngine",
            ["CalendarEngine", "CodeEngine", "ContactEngine", "DetectorEngine", "DisplayEngine", "HealthEngine"]
        ),

        // MARK: Frameworks
        // Swift Testing's overlays name these two: without them a test that imports graphics doesn't compile.
        framework("_Testing_CoreGraphics"),
        framework("_Testing_CoreImage"),
        framework("FoundationCompatibility", ["LocaleEngine"]),
        framework("os", ["LogEngine"]),
        framework("OSLog", ["FoundationCompatibility", "os"]),
        framework("simd"),
        framework("UniformTypeIdentifiers", ["FoundationCompatibility"]),
        framework("CoreServices", ["UniformTypeIdentifiers"]),
        framework("MobileCoreServices", ["CoreServices"]),
        framework(
            "CoreGraphics",
            ["DrawingEngine", "FoundationCompatibility", "ImageCodingEngine", "_Testing_CoreGraphics"]
        ),
        framework("CoreVideo", ["CoreGraphics"]),
        framework("CoreMedia", ["CoreVideo"]),
        framework("ImageIO", ["CoreGraphics"]),
        framework("CoreML", ["CoreVideo", "ImageIO", "OwnModelEngine"]),
        framework("AVFoundation", ["CoreMedia", "ImageIO", "simd"]),
        framework("VideoToolbox", ["CoreMedia"]),
        framework(
            "CoreImage",
            [
                "AVFoundation", "CodeEngine", "CompositingEngine", "PeopleEngine", "RectangleEngine", "SymbolEngine",
                "TextEngine", "_Testing_CoreImage",
            ]
        ),
        framework(
            "Vision",
            [
                "AnimalEngine", "ContourEngine", "CoreImage", "CoreML", "DataDetection", "DocumentEngine",
                "LayoutEngine", "PrintEngine",
            ]
        ),
        framework("AppIntentsMacroKit", ["CHostSyntax"]),
        .macro(
            name: "AppIntentsMacros",
            dependencies: ["AppIntentsMacroKit"],
            path: "Sources/Frameworks/AppIntentsMacros"
        ),
        framework("DataDetection", ["DetectorEngine", "FoundationCompatibility"]),
        framework("Contacts", ["ContactEngine", "DataDetection"]),
        framework("HealthKit", ["FoundationCompatibility", "HealthEngine"]),
        framework("CoreLocation", ["FoundationCompatibility"]),
        framework("EventKit", ["CalendarEngine", "CoreGraphics", "CoreLocation", "DataDetection"]),
        framework("CoreSpotlight", ["ItemIndexEngine", "UniformTypeIdentifiers"]),
        framework("CoreTransferable", ["UniformTypeIdentifiers"]),
        framework("GeoToolbox", ["CoreLocation"]),
        framework(
            "AppIntents",
            [
                "AppIntentsMacros", "ConcurrencyEngine", "CoreSpotlight", "CoreTransferable", "GeoToolbox",
                "ImageHeaderEngine",
            ]
        ),
        framework("MediaIntents", ["AppIntents"]),
        framework("VisualIntelligence", ["AppIntents", "CoreVideo"]),

        // MARK: Formats
        module("Sources/Formats/AppIntentsManifest"),
        module("Sources/Formats/ProviderFrames"),
        module("Sources/Formats/ServiceInterface", ["ActionEngine", "ProviderFrames"]),

        // MARK: Search
        module(
            "Sources/Search/FoveaSearch",
            [
                "CatalogStoreEngine", "DistortionEngine", "LocalFeatureEngine", "LogEngine", "VectorIndexEngine",
                "Vision", "VisualIntelligence",
            ]
        ),

        // MARK: System
        system("FoveaHosting", ["ProviderFrames", "VisualIntelligence"], isStrict: true),
        system("ProviderWire", ["CoreVideo", "ProcessEngine", "ProviderFrames"], isStrict: true),
        system("FoveaProvider", ["FoveaHosting", "PictureEngine", "ProviderWire", "StoreEngine"], isStrict: true),
        system(
            "ProviderProcesses",
            [
                "AppIntentsManifest", "ConcurrencyEngine", "DesktopEngine", "DigestEngine", "PictureEngine",
                "ProviderWire", "StoreEngine",
            ],
            isStrict: true
        ),
        system("FoveaCapture", ["CameraEngine", "ConcurrencyEngine", "CoreVideo", "DesktopEngine", "PictureEngine"]),
        system(
            "FoveaSessions",
            ["ActionEngine", "FoveaCapture", "LabelEngine", "MaskEngine", "ProviderProcesses", "ServiceInterface"]
        ),
        system("FoveaService", ["FoveaSearch", "FoveaSessions", "HTTPEngine"]),

        // MARK: Testing
        module("Sources/Testing/FoveaTesting", ["CoreImage", "FoveaHosting", "LabelEngine", "PrintEngine"]),
        module("Sources/Testing/AppIntentsTesting", ["FoveaTesting"]),

        // MARK: Tools
        module("Sources/Tools/CommandLineKit"),
        module("Sources/Tools/AppIntentsMetadataKit", ["AppIntentsMacroKit", "AppIntentsManifest"]),
        program("Sources/Tools/app-intents-metadata", ["AppIntentsMetadataKit"]),
        .plugin(name: "AppIntentsMetadata", capability: .buildTool(), dependencies: ["app-intents-metadata"]),
        command("FoveaFix", "Apply the fix-its of the plugin AppIntentsMetadata.", ["app-intents-metadata"]),
        command("FoveaInit", "Write an example of a visual search to start from."),
        // What fovea-init writes is built, registered and tested like any app.
        module("Templates/VisualSearch", name: "VisualSearchTemplate", ["VisualIntelligence"], isApp: true),
        module("Sources/Tools/FoveaCommandLine", ["ActionEngine", "CommandLineKit", "FoveaService", "MaskEngine"]),
        program("Sources/Tools/fovea", ["FoveaCommandLine", "PictureWorkerEngine"]),

        // MARK: Apps
        // Tests can't wait for the module of a program, so an app is a library, and its program starts it.
        app("MusicDiscovery", ["EventKit", "FoveaProvider", "FoveaSearch", "VideoToolbox"]),
        program("Sources/Apps/Programs/music", ["MusicDiscovery"]),
        app("Landmarks", ["FoveaProvider", "VideoToolbox", "Vision"]),
        program("Sources/Apps/Programs/landmarks", ["Landmarks"]),

        // MARK: Support of tests
        module("Tests/Support/TestSupport", ["CSystemd"]),
        module("Tests/Support/ModelSupport"),
        module(
            "Tests/Support/PictureSupport",
            ["CatalogStoreEngine", "DistortionEngine", "PictureEngine", "TestSupport"]
        ),
        module("Tests/Support/ServiceSupport", ["FoveaService", "TestSupport"]),
        // A program that is killed while it writes a catalog.
        program("Tests/Support/catalog-script", ["CatalogStoreEngine"]),
        // A script as people write it: an executable that imports the module for tests.
        program("Tests/Support/search-script", ["FoveaTesting"], settings: [.swiftLanguageMode(.v5)]),
        // A provider that does what the labels of a search say, and one that keeps to no rule.
        program("Tests/Support/sample-provider", ["EventKit", "FoveaProvider", "ImageIO"], isApp: true),
        program("Tests/Support/rogue-provider", ["ProviderWire"]),
        program("Tests/Support/picture-worker", ["PictureWorkerEngine"]),
        // A worker whose every picture has taken it over.
        program("Tests/Support/rogue-worker", ["CWorkerSandbox"]),
        // Kills, starves and deceives catalogs, providers and the service.
        program(
            "Tests/Support/stress",
            ["CommandLineKit", "PictureSupport", "ServiceSupport", "rogue-provider", "sample-provider"],
            isApp: true
        ),

        // MARK: Tests
        tests("HouseTests", ["TestSupport"]),
        tests(
            "Engines/GraphicsEngineTests",
            [
                "CameraEngine", "CodeEngine", "CompositingEngine", "ContourEngine", "DocumentEngine",
                "PictureSupport", "PictureWorkerEngine", "SymbolEngine", "picture-worker", "rogue-worker",
            ],
            resources: ["ImageCodingEngine/Fixtures"]
        ),
        tests(
            "Engines/SearchEngineTests",
            [
                "ItemIndexEngine", "LabelEngine", "LocalFeatureEngine", "PictureSupport", "PrintEngine",
                "VectorIndexEngine", "catalog-script",
            ],
            resources: ["LabelEngine/Fixtures"]
        ),
        tests(
            "Engines/RecognitionEngineTests",
            ["LayoutEngine", "MaskEngine", "ModelSupport", "OwnModelEngine", "PictureSupport"],
            resources: ["OwnModelEngine/Fixtures"]
        ),
        tests(
            "Engines/SystemEngineTests",
            [
                "ConcurrencyEngine", "DesktopEngine", "FoveaInstallation", "HTTPEngine", "ImageCodingEngine",
                "LocaleEngine", "LogEngine", "TestSupport",
            ]
        ),
        tests("Engines/StoreEngineTests", ["ActionEngine", "TestSupport"]),
        tests("Frameworks/StoreTests", ["Contacts", "EventKit", "HealthKit", "TestSupport"]),
        tests("Frameworks/FoundationTests", ["CoreLocation", "MobileCoreServices", "OSLog", "TestSupport", "simd"]),
        tests(
            "Frameworks/GraphicsTests",
            ["ModelSupport", "PictureSupport", "UniformTypeIdentifiers", "VideoToolbox", "Vision"],
            resources: ["Vision/Fixtures"]
        ),
        // A test that depends on the macros' program, not their library, has everything built once more, for the host.
        tests(
            "Frameworks/IntentTests",
            ["AppIntentsMacroKit", "MediaIntents", "TestSupport", "VisualIntelligence"],
            resources: ["AppIntents/Fixtures"]
        ),
        // New projects on Apple's systems isolate to the main actor by default.
        tests("Frameworks/MainActorTests", ["VisualIntelligence"], settings: [.defaultIsolation(MainActor.self)]),
        // Most apps are written in Swift 5 mode.
        tests("Frameworks/AppIntentsSampleTests", ["VisualIntelligence"], settings: [.swiftLanguageMode(.v5)]),
        tests(
            "Frameworks/ImportTests",
            ["MediaIntents", "Neighbours5", "Neighbours6", "VideoToolbox", "Vision", "VisualIntelligence"]
        ),
        tests("Search/FoveaSearchTests", ["FoveaSearch", "PictureSupport"]),
        tests("System/SystemTests", ["picture-worker", "rogue-worker", "stress"]),
        tests("System/WebTests", ["FoveaService", "TestSupport", "fovea", "landmarks", "music"], resources: ["Looks"]),
        tests(
            "Testing/TestingTests",
            ["AppIntentsTesting", "TestSupport", "search-script"],
            resources: ["FoveaTesting/Assertions/Snapshots"]
        ),
        tests(
            "Tools/ToolTests",
            [
                "AppIntentsMetadataKit", "PictureSupport", "ServiceSupport", "VisualSearchTemplate", "fovea",
                "sample-provider",
            ]
        ),
        tests(
            "Apps/AppTests",
            ["FoveaTesting", "Landmarks", "MusicDiscovery", "PictureSupport", "Postcards", "ProviderProcesses"]
        ),

        // MARK: Conformance
        module("Examples/Covers/Sources/Covers", ["Vision", "VisualIntelligence"], isApp: true),
        tests("Examples/Covers/Tests/CoversTests", ["Covers", "FoveaTesting"]),
        program("Examples/Postcards/Sources/Postcards", ["FoveaProvider", "Vision"], isApp: true),
        module("Tests/Conformance/GalleryKit", ["AppIntents"]),
    ] + withSubmodules.map { library("\($0)Submodules") }
        + ["COpenVINO", "CPDFium", "CTesseract", "CZXing"].map { shim($0, ["CLibraryLoading"]) }
        + ["Digest", "FileMoves", "Heap", "IndexFile", "JPEGEighth", "LibraryLoading", "PhoneNumber", "PlainCrash"]
        .map { shim("C" + $0) } + ["UnixMessages", "Vectorised", "VideoDevice"].map { shim("C" + $0) }
        + ["CivilDate", "Concurrency", "File", "Geometry", "Log", "Symbol"].map { engine($0 + "Engine") }
        + [5, 6].flatMap(conformance)
)

/// What a target is built on.
typealias Needs = [Target.Dependency]

/// A system library with its Debian package, if it comes in one.
func library(_ name: String, pkgConfig: String? = nil, apt: String? = nil) -> Target {
    .systemLibrary(name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: apt.map { [.apt([$0])] })
}

/// C of ours: kernels, and what Swift can't import of a library.
func shim(_ name: String, _ dependencies: Needs = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/C/\(name)")
}

/// A library, under the name of its folder.
///
/// In a strict one every use of an unsafe construct is marked where it stands (SE-0458). The intents of an app are
/// registered.
func module(
    _ path: String,
    name: String? = nil,
    _ dependencies: Needs = [],
    isStrict: Bool = false,
    isApp: Bool = false,
    resources: [String] = [],
    linked libraries: [String] = []
) -> Target {
    .target(
        name: name ?? folder(path),
        dependencies: dependencies,
        path: path,
        resources: resources.map { .copy($0) },
        swiftSettings: isStrict ? [.strictMemorySafety()] : [],
        linkerSettings: libraries.map { .linkedLibrary($0) },
        plugins: isApp ? ["AppIntentsMetadata"] : []
    )
}

/// The last part of a path.
func folder(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// A target that computes; the only Swift that may import C.
func engine(_ name: String, _ dependencies: Needs = [], linked libraries: [String] = []) -> Target {
    module("Sources/Engines/\(name)", dependencies, isStrict: true, linked: libraries)
}

/// A module under a name that an app imports.
func framework(_ name: String, _ dependencies: Needs = []) -> Target {
    let submodules = withSubmodules.filter { $0 == name }.map { Target.Dependency(stringLiteral: "\($0)Submodules") }
    return module("Sources/Frameworks/\(name)", dependencies + submodules)
}

/// A module of the system.
func system(_ name: String, _ dependencies: Needs, isStrict: Bool = false) -> Target {
    module("Sources/System/\(name)", dependencies, isStrict: isStrict)
}

/// A sample app.
func app(_ name: String, _ dependencies: Needs) -> Target {
    module("Sources/Apps/\(name)", dependencies, isApp: true, resources: ["Resources"])
}

/// A program, under the name of its folder.
func program(_ path: String, _ dependencies: Needs, isApp: Bool = false, settings: [SwiftSetting] = []) -> Target {
    .executableTarget(
        name: folder(path),
        dependencies: dependencies,
        path: path,
        swiftSettings: settings,
        plugins: isApp ? ["AppIntentsMetadata"] : []
    )
}

/// A plugin that people run, which changes sources: FoveaFix is `swift package fovea-fix`.
func command(_ name: String, _ purpose: String, _ dependencies: Needs = []) -> Target {
    let verb = "fovea-" + name.dropFirst("Fovea".count).lowercased()
    let permission = PluginPermission.writeToPackageDirectory(reason: purpose)
    let intent = PluginCommandIntent.custom(verb: verb, description: purpose)
    return .plugin(
        name: name,
        capability: .command(intent: intent, permissions: [permission]),
        dependencies: dependencies
    )
}

/// The tests of modules of one floor.
func tests(_ path: String, _ dependencies: Needs, resources: [String] = [], settings: [SwiftSetting] = []) -> Target {
    .testTarget(
        name: folder(path),
        dependencies: dependencies,
        path: path.hasPrefix("Examples/") ? path : "Tests/\(path)",
        resources: resources.map { .copy($0) },
        swiftSettings: settings
    )
}

/// Code as other people write it for Apple's systems, without our settings and in a language mode, and its tests.
///
/// A source file belongs to one target, so Swift 5 mode reaches the same files through links in `Swift5`.
func conformance(swift version: Int) -> [Target] {
    let apple: Needs = ["VideoToolbox", "Vision", "VisualIntelligence"]
    let plugins: [Target.PluginUsage] = ["AppIntentsMetadata"]
    var tested: [Target] = [
        .target(name: "MusicDiscovery", dependencies: apple, resources: [.process("Resources")], plugins: plugins),
        .target(name: "Landmarks", dependencies: apple, resources: [.process("Resources")], plugins: plugins),
        .executableTarget(name: "Program", dependencies: apple, plugins: plugins),
        .executableTarget(name: "Script", dependencies: apple),
        .target(name: "Integrations", dependencies: apple + ["FoveaSearch", "GalleryKit", "OSLog"]),
        // An app that has nothing to do with App Intents.
        .target(name: "Pixels", dependencies: ["CoreVideo"], plugins: plugins),
    ]
    if version == 6 {
        let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        tested.append(.target(name: "MainActorByDefault", dependencies: apple, swiftSettings: settings))
    }
    let names = tested.map { Target.Dependency(stringLiteral: "\($0.name)\(version)") }
    let tests = Target.testTarget(name: "Tests", dependencies: names + ["FoveaTesting", "TestSupport"])
    // What other packages write behind `canImport` for a module of ours, where every such module is there.
    let neighbours = Target.target(
        name: "Neighbours",
        dependencies: ["CoreImage", "CoreLocation", "CoreML", "OSLog", "UniformTypeIdentifiers"]
    )
    for target in tested + [tests, neighbours] {
        target.path = "Tests/Conformance/" + (version == 5 ? "Swift5/" : "") + target.name
        target.name = target === tests ? "Conformance\(version)Tests" : "\(target.name)\(version)"
        if version == 5 { target.swiftSettings = [.swiftLanguageMode(.v5), .define("SWIFT_5_MODE")] }
    }
    return tested + [tests, neighbours]
}

/// SE-0335, SE-0409 and SE-0444.
let upcomingFeatures = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]

/// What is written as by others: without our settings.
let foreign = ["Tests/Conformance/", "Examples/"]

for target in package.targets
where target.type != .system && target.type != .plugin && !foreign.contains(where: (target.path ?? "").hasPrefix) {
    target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures.map { .enableUpcomingFeature($0) }
}

// Loops over pixels take most of the tests' time where the compiler doesn't optimize them, and more than optimizing takes.
// A package may not ask for that of those who depend on it, whose copy of it is a checkout.
if !Context.packageDirectory.contains("/checkouts/") {
    let optimized = ["Contour", "Display", "Distortion", "Layout", "LocalFeature", "Mask", "Text"].map { $0 + "Engine" }
    for target in package.targets where optimized.contains(target.name) {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}

// One bundle links the tests of all modules. FOVEA_ONLY=GraphicsEngineTests,… keeps the named targets and what they
// need, so that who works on one floor builds and links only that.
if let names = Context.environment["FOVEA_ONLY"] {
    var kept: Set<String> = []
    var waiting = names.split(separator: ",").map(String.init)
    while let name = waiting.popLast() {
        guard kept.insert(name).inserted else { continue }
        guard let target = package.targets.first(where: { $0.name == name }) else {
            fatalError("FOVEA_ONLY names '\(name)', no target. Tests: \(package.targets.filter(\.isTest).map(\.name)).")
        }
        for case .targetItem(let name, _) in target.dependencies { waiting.append(name) }
        for case .byNameItem(let name, _) in target.dependencies { waiting.append(name) }
        for case .plugin(let name, _) in target.plugins ?? [] { waiting.append(name) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products = []
}
