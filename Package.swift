// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The folders are floors: a target depends only on targets of the floors below its own.

let package = Package(
    name: "fovea",
    products: [
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AppIntents", targets: ["AppIntents"]),
        .library(name: "AppIntentsTesting", targets: ["AppIntentsTesting"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreImage", targets: ["CoreImage"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "CoreML", targets: ["CoreML"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "CoreSpotlight", targets: ["CoreSpotlight"]),
        .library(name: "CoreVideo", targets: ["CoreVideo"]),
        .library(name: "FoveaCapture", targets: ["FoveaCapture"]),
        .library(name: "FoveaProvider", targets: ["FoveaProvider"]),
        .library(name: "FoveaSearch", targets: ["FoveaSearch"]),
        .library(name: "FoveaTesting", targets: ["FoveaTesting"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "VideoToolbox", targets: ["VideoToolbox"]),
        .library(name: "Vision", targets: ["Vision"]),
        .library(name: "VisualIntelligence", targets: ["VisualIntelligence"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "simd", targets: ["simd"]),
        .plugin(name: "AppIntentsMetadata", targets: ["AppIntentsMetadata"]),
        .plugin(name: "FoveaFix", targets: ["FoveaFix"]),
        .plugin(name: "FoveaInit", targets: ["FoveaInit"]),
        .executable(name: "fovea", targets: ["fovea"]),
        .executable(name: "fovea-eval", targets: ["fovea-eval"]),
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
        library("CYUV", pkgConfig: nil, apt: "libyuv-dev"),
        library("CSystemd", pkgConfig: "libsystemd", apt: "libsystemd-dev"),
        library("CSeccomp", pkgConfig: "libseccomp", apt: "libseccomp-dev"),
        library("CXCB", pkgConfig: "xcb", apt: "libxcb1-dev"),
        library("CHostSyntax", pkgConfig: "swift-host-syntax", apt: nil),
        library("CoreImageSubmodules", pkgConfig: nil, apt: nil),
        library("osSubmodules", pkgConfig: nil, apt: nil),
        .target(name: "COpenVINO", path: "Sources/C/COpenVINO"),
        .target(name: "CDigest", path: "Sources/C/CDigest"),
        // A header alone.
        .target(name: "CVectorised", path: "Sources/C/CVectorised"),
        .target(name: "CPixelKernels", dependencies: ["CVectorised"], path: "Sources/C/CPixelKernels"),
        .target(name: "CJPEGEighth", path: "Sources/C/CJPEGEighth"),
        .target(name: "CPNGRows", dependencies: ["CVectorised"], path: "Sources/C/CPNGRows"),
        .target(name: "CVideoDevice", path: "Sources/C/CVideoDevice"),
        .target(name: "CIndexFile", path: "Sources/C/CIndexFile"),
        .target(name: "CLocalFeatures", dependencies: ["CIndexFile", "CVectorised"], path: "Sources/C/CLocalFeatures"),
        .target(name: "CVectorKernels", dependencies: ["CIndexFile"], path: "Sources/C/CVectorKernels"),
        .target(name: "CRectangleKernels", dependencies: ["CVectorised"], path: "Sources/C/CRectangleKernels"),
        .target(name: "CUnixMessages", path: "Sources/C/CUnixMessages"),
        .target(name: "CWorkerSandbox", dependencies: ["CSeccomp", "CUnixMessages"], path: "Sources/C/CWorkerSandbox"),

        // MARK: Engines
        engine("FoveaInstallation"),
        engine("FileEngine"),
        engine("LocaleEngine", linked: ["_FoundationICU"]),
        engine("LogEngine"),
        engine("PixelEngine", ["CPixelKernels", "CYUV"]),
        engine(
            "ImageCodingEngine",
            [
                "PixelEngine", "CDeflate", "CGIFLib", "CHEIF", "CJPEGEighth", "CLittleCMS", "CPNGRows", "CSPNG",
                "CTIFF",
                "CTurboJPEG", "CWebP",
            ]
        ),
        engine("ConcurrencyEngine"),
        engine("ProcessEngine"),
        engine(
            "PictureWorkerEngine",
            [
                "ConcurrencyEngine", "CUnixMessages", "CWorkerSandbox", "ImageCodingEngine", "PictureEngine",
                "PixelEngine", "ProcessEngine",
            ]
        ),
        engine("DrawingEngine", ["PixelEngine", "CCairo"]),
        engine("CompositingEngine", ["PixelEngine", "CPixelKernels"]),
        engine("PictureEngine", ["PixelEngine", "ImageCodingEngine"]),
        engine("CameraEngine", ["CVideoDevice", "ImageCodingEngine", "PixelEngine"]),
        engine("DesktopEngine", ["CSystemd", "CUnixMessages", "CXCB", "FileEngine", "PixelEngine"]),
        engine("RectangleEngine", ["CRectangleKernels", "PictureEngine", "PixelEngine"]),
        engine("InferenceEngine", ["ConcurrencyEngine", "FoveaInstallation", "CDigest", "COpenVINO"]),
        engine(
            "PrintEngine",
            ["ConcurrencyEngine", "FoveaInstallation", "InferenceEngine", "PictureEngine", "PixelEngine"]
        ),
        engine("IndexFileEngine", ["CIndexFile"]),
        engine("VectorIndexEngine", ["CIndexFile", "CVectorKernels", "IndexFileEngine"]),
        engine(
            "LocalFeatureEngine",
            ["CIndexFile", "CLocalFeatures", "IndexFileEngine", "PictureEngine", "PixelEngine"]
        ),
        engine("DatabaseEngine", ["CSQLite"]),
        engine("CatalogStoreEngine", ["CDigest", "DatabaseEngine"]),
        engine("ItemIndexEngine", ["DatabaseEngine", "FoveaInstallation"]),
        engine("LabelEngine", ["InferenceEngine", "PictureEngine", "PixelEngine"]),
        engine("HTTPEngine", ["CMicroHTTPD", "CUnixMessages"]),
        engine(
            "DistortionEngine",
            ["CompositingEngine", "DrawingEngine", "ImageCodingEngine", "PixelEngine", "RectangleEngine"]
        ),

        // MARK: Frameworks
        // Swift Testing's cross-import overlays name these two modules; they must exist wherever the
        // graphics modules do, or a test that imports both doesn't compile.
        framework("_Testing_CoreGraphics"),
        framework("_Testing_CoreImage"),
        framework("FoundationCompatibility", ["LocaleEngine"]),
        framework("os", ["LogEngine", "osSubmodules"]),
        framework("OSLog", ["FoundationCompatibility", "os"]),
        framework("simd"),
        framework("UniformTypeIdentifiers", ["FoundationCompatibility"]),
        framework(
            "CoreGraphics",
            ["FoundationCompatibility", "DrawingEngine", "PixelEngine", "ImageCodingEngine", "_Testing_CoreGraphics"]
        ),
        framework("CoreVideo", ["FoundationCompatibility", "CoreGraphics", "PixelEngine"]),
        framework("CoreMedia", ["FoundationCompatibility", "CoreVideo"]),
        framework(
            "ImageIO",
            [
                "FoundationCompatibility", "CoreGraphics", "ImageCodingEngine", "PixelEngine",
            ]
        ),
        framework(
            "CoreML",
            ["FoundationCompatibility", "CoreGraphics", "CoreVideo", "ImageIO", "InferenceEngine"]
        ),
        framework(
            "AVFoundation",
            ["FoundationCompatibility", "CoreGraphics", "CoreMedia", "CoreVideo", "ImageIO", "simd", "PixelEngine"]
        ),
        framework("VideoToolbox", ["FoundationCompatibility", "CoreVideo", "CoreGraphics", "CoreMedia"]),
        framework(
            "CoreImage",
            [
                "FoundationCompatibility", "CoreGraphics", "CoreVideo", "ImageIO", "AVFoundation",
                "CompositingEngine", "ImageCodingEngine", "PixelEngine", "CoreImageSubmodules", "_Testing_CoreImage",
            ]
        ),
        framework(
            "Vision",
            [
                "ConcurrencyEngine", "FoundationCompatibility", "CoreGraphics", "CoreImage", "CoreVideo", "CoreMedia",
                "CoreML", "ImageIO",
                "AVFoundation", "simd", "PictureEngine", "PixelEngine", "ImageCodingEngine", "InferenceEngine",
                "PrintEngine", "LabelEngine", "RectangleEngine",
            ]
        ),
        framework("AppIntentsMacroKit", ["CHostSyntax"]),
        .macro(
            name: "AppIntentsMacros",
            dependencies: ["AppIntentsMacroKit"],
            path: "Sources/Frameworks/AppIntentsMacros"
        ),
        framework("CoreLocation", ["FoundationCompatibility"]),
        framework("CoreSpotlight", ["FoundationCompatibility", "ItemIndexEngine", "UniformTypeIdentifiers"]),
        framework(
            "AppIntents",
            ["FoundationCompatibility", "CoreLocation", "CoreSpotlight", "UniformTypeIdentifiers", "AppIntentsMacros"]
        ),
        framework(
            "VisualIntelligence",
            [
                "FoundationCompatibility", "AppIntents", "CoreGraphics", "CoreVideo", "ImageCodingEngine",
                "PixelEngine",
            ]
        ),

        // MARK: Formats
        format("AppIntentsManifest"),
        format("ProviderFrames"),

        // MARK: Search
        search(
            "FoveaSearch",
            [
                "ConcurrencyEngine", "CoreGraphics", "CoreVideo", "Vision", "VisualIntelligence", "CatalogStoreEngine",
                "DistortionEngine",
                "ImageCodingEngine", "IndexFileEngine", "InferenceEngine", "LocalFeatureEngine", "LogEngine",
                "PictureEngine", "PixelEngine", "PrintEngine", "RectangleEngine", "VectorIndexEngine",
            ]
        ),

        // MARK: System
        system("FoveaHosting", ["AppIntents", "VisualIntelligence"], isStrict: true),
        system(
            "ProviderWire",
            ["CUnixMessages", "CoreVideo", "ImageCodingEngine", "PixelEngine", "ProcessEngine", "ProviderFrames"],
            isStrict: true
        ),
        system(
            "FoveaProvider",
            [
                "FoundationCompatibility", "AppIntents", "CUnixMessages", "FoveaHosting", "ImageCodingEngine",
                "ProcessEngine", "ProviderFrames", "ProviderWire", "UniformTypeIdentifiers", "VisualIntelligence",
            ],
            isStrict: true
        ),
        system(
            "FoveaProviders",
            [
                "ConcurrencyEngine", "AppIntentsManifest", "CDigest", "CUnixMessages", "CoreVideo", "DesktopEngine",
                "FileEngine",
                "ImageCodingEngine", "ProcessEngine", "ProviderFrames", "ProviderWire",
            ],
            isStrict: true
        ),
        system(
            "FoveaCapture",
            [
                "CameraEngine", "CoreVideo", "DesktopEngine", "ImageCodingEngine", "PictureEngine", "PixelEngine",
            ]
        ),
        system(
            "FoveaSessions",
            [
                "ConcurrencyEngine", "CoreVideo", "DesktopEngine", "FileEngine", "FoveaCapture", "FoveaProviders",
                "ImageCodingEngine", "InferenceEngine", "LabelEngine", "PictureEngine", "PixelEngine", "ProviderFrames",
            ]
        ),
        system(
            "FoveaService",
            [
                "ConcurrencyEngine", "FileEngine", "FoveaCapture", "FoveaInstallation", "FoveaSearch", "FoveaSessions",
                "HTTPEngine", "ImageCodingEngine", "PictureEngine", "Vision",
            ]
        ),

        // MARK: Testing
        testing(
            "FoveaTesting",
            [
                "ConcurrencyEngine", "FoundationCompatibility", "AppIntents", "VisualIntelligence", "CoreGraphics",
                "CoreImage", "CoreVideo",
                "FoveaHosting", "ImageCodingEngine", "InferenceEngine", "LabelEngine", "PictureEngine", "PixelEngine",
                "PrintEngine",
            ]
        ),
        testing("AppIntentsTesting", ["FoundationCompatibility", "AppIntents", "FoveaTesting"]),

        // MARK: Tools
        .target(name: "CommandLineKit", path: "Sources/Tools/CommandLineKit"),
        .target(
            name: "AppIntentsMetadataKit",
            dependencies: ["AppIntentsManifest", "CHostSyntax"],
            path: "Sources/Tools/AppIntentsMetadataKit"
        ),
        .executableTarget(
            name: "app-intents-metadata",
            dependencies: ["AppIntentsMetadataKit"],
            path: "Sources/Tools/app-intents-metadata"
        ),
        .plugin(
            name: "AppIntentsMetadata",
            capability: .buildTool(),
            dependencies: ["app-intents-metadata"],
            path: "Plugins/AppIntentsMetadata"
        ),
        .plugin(
            name: "FoveaFix",
            capability: .command(
                intent: .custom(verb: "fovea-fix", description: "Mend what the plugin AppIntentsMetadata reports."),
                permissions: [.writeToPackageDirectory(reason: "It mends sources of app intents.")]
            ),
            dependencies: ["app-intents-metadata"],
            path: "Plugins/FoveaFix"
        ),
        .plugin(
            name: "FoveaInit",
            capability: .command(
                intent: .custom(verb: "fovea-init", description: "Write an example of a visual search to start from."),
                permissions: [.writeToPackageDirectory(reason: "It writes an example of a visual search.")]
            ),
            path: "Plugins/FoveaInit"
        ),
        // What fovea-init writes is built, registered and tested like any app.
        .target(
            name: "VisualSearchTemplate",
            dependencies: ["AppIntents", "VisualIntelligence"],
            path: "Templates/VisualSearch",
            plugins: ["AppIntentsMetadata"]
        ),
        .target(
            name: "FoveaCommandLine",
            dependencies: [
                "AppIntentsManifest", "CommandLineKit", "ConcurrencyEngine", "CoreVideo", "DesktopEngine",
                "DrawingEngine", "FileEngine", "FoveaCapture", "FoveaInstallation", "FoveaProviders", "FoveaSearch",
                "FoveaService", "FoveaSessions", "HTTPEngine", "ImageCodingEngine", "InferenceEngine", "LabelEngine",
                "PictureEngine", "PixelEngine", "PrintEngine", "RectangleEngine", "Vision",
            ],
            path: "Sources/Tools/FoveaCommandLine"
        ),
        .executableTarget(
            name: "fovea",
            dependencies: ["FoveaCommandLine", "CommandLineKit", "PictureWorkerEngine"],
            path: "Sources/Tools/fovea"
        ),
        .target(
            name: "FoveaEvaluation",
            dependencies: [
                "ConcurrencyEngine", "CommandLineKit", "DistortionEngine", "DrawingEngine", "FoveaCommandLine",
                "FoveaInstallation",
                "FoveaSearch", "ImageCodingEngine", "IndexFileEngine", "InferenceEngine", "LabelEngine",
                "LocalFeatureEngine", "PictureEngine",
                "PixelEngine", "PrintEngine", "RectangleEngine", "Vision",
            ],
            path: "Sources/Tools/FoveaEvaluation"
        ),
        .executableTarget(
            name: "fovea-eval",
            dependencies: ["FoveaEvaluation", "CommandLineKit"],
            path: "Sources/Tools/fovea-eval"
        ),

        // Draws the pictures of the sample apps, and makes their prints.
        .executableTarget(
            name: "draw-covers",
            dependencies: ["DistortionEngine", "DrawingEngine", "ImageCodingEngine", "PixelEngine", "Vision"],
            path: "Sources/Tools/draw-covers"
        ),

        // Fovea's part in the race of Benchmarks/search.
        .executableTarget(
            name: "worker-race",
            dependencies: ["ImageCodingEngine", "PictureEngine", "PictureWorkerEngine", "PixelEngine"],
            path: "Sources/Tools/worker-race"
        ),
        .executableTarget(
            name: "vector-race",
            dependencies: ["PrintEngine", "VectorIndexEngine"],
            path: "Sources/Tools/vector-race"
        ),

        // MARK: Apps
        // Tests can't wait for the module of a program, so an app is a library, and its program starts it.
        app(
            "MusicDiscovery",
            ["AppIntents", "FoveaSearch", "ImageIO", "VideoToolbox", "Vision", "VisualIntelligence"]
        ),
        program("music", of: "MusicDiscovery"),
        app("Landmarks", ["AppIntents", "CoreSpotlight", "VideoToolbox", "Vision", "VisualIntelligence"]),
        program("landmarks", of: "Landmarks"),

        // MARK: Tests
        .target(name: "Browser", dependencies: ["ProgramRunning"], path: "Tests/Support/Browser"),
        .target(name: "ProgramRunning", path: "Tests/Support/ProgramRunning"),
        .target(name: "RawClient", path: "Tests/Support/RawClient"),
        // Clients that want a service for themselves.
        .target(name: "Siege", dependencies: ["RawClient"], path: "Tests/Support/Siege"),
        // Apps in the tests' own process.
        .target(
            name: "FakeApps",
            dependencies: ["ConcurrencyEngine", "FoveaCapture", "FoveaSessions", "ImageCodingEngine", "PixelEngine"],
            path: "Tests/Support/FakeApps"
        ),
        // A desktop of a test's own: a message bus with a portal and applications, programs, an X server, and a Wayland
        // compositor.
        .target(name: "FakeDesktop", dependencies: ["CSystemd", "ProgramRunning"], path: "Tests/Support/FakeDesktop"),
        .target(name: "GrayDrawing", dependencies: ["PixelEngine"], path: "Tests/Support/GrayDrawing"),
        .target(name: "JSONSchemaReading", path: "Tests/Support/JSONSchemaReading"),
        .target(
            name: "CatalogTrials",
            dependencies: ["CatalogStoreEngine", "DistortionEngine", "ImageCodingEngine", "PixelEngine"],
            path: "Tests/Support/CatalogTrials"
        ),
        .executableTarget(
            name: "catalog-stress",
            dependencies: ["CatalogTrials", "CommandLineKit"],
            path: "Tests/Support/CatalogStress"
        ),
        // A script as people write it: an executable that imports the module for tests.
        .executableTarget(
            name: "search-script",
            dependencies: ["AppIntents", "FoveaTesting"],
            path: "Tests/Support/SearchScript",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        // A provider that does what the labels of a search say, and one that keeps to no rule.
        .executableTarget(
            name: "sample-provider",
            dependencies: [
                "CoreGraphics", "CoreVideo", "FoveaProvider", "ImageIO", "PixelEngine", "UniformTypeIdentifiers",
                "VisualIntelligence",
            ],
            path: "Tests/Support/SampleProvider",
            plugins: ["AppIntentsMetadata"]
        ),
        .executableTarget(
            name: "picture-worker",
            dependencies: ["PictureWorkerEngine"],
            path: "Tests/Support/PictureWorkerProgram"
        ),
        // A worker whose every picture has taken it over.
        .executableTarget(
            name: "rogue-worker",
            dependencies: ["CWorkerSandbox"],
            path: "Tests/Support/RogueWorker"
        ),
        .target(name: "Holdings", path: "Tests/Support/Holdings"),
        .target(name: "SeededNumbers", path: "Tests/Support/SeededNumbers"),
        .executableTarget(
            name: "provider-stress",
            dependencies: ["CoreVideo", "FoveaProviders", "Holdings", "sample-provider"],
            path: "Tests/Support/ProviderStress"
        ),
        // Sends changed frames to both ends of the connection between the system and a provider.
        .executableTarget(
            name: "frame-fuzz",
            dependencies: [
                "AppIntents", "CUnixMessages", "CoreVideo", "FoveaHosting", "FoveaProvider", "FoveaProviders",
                "Holdings", "PixelEngine", "ProcessEngine", "ProviderFrames", "ProviderWire", "SeededNumbers",
                "VisualIntelligence",
                "rogue-provider",
            ],
            path: "Tests/Support/FrameFuzz",
            plugins: ["AppIntentsMetadata"]
        ),
        // Sends hostile requests through the service's own reading and answering.
        .target(
            name: "RequestRounds",
            dependencies: ["FakeApps", "FoveaService", "FoveaSessions", "HTTPEngine", "SeededNumbers"],
            path: "Tests/Support/RequestRounds"
        ),
        .executableTarget(
            name: "request-fuzz",
            dependencies: ["RequestRounds"],
            path: "Tests/Support/RequestFuzz"
        ),
        .executableTarget(
            name: "rogue-provider",
            dependencies: ["ProcessEngine", "ProviderFrames", "ProviderWire"],
            path: "Tests/Support/RogueProvider"
        ),
        // A program that is killed while it writes a catalog.
        .executableTarget(
            name: "catalog-script",
            dependencies: ["CatalogStoreEngine"],
            path: "Tests/Support/CatalogScript"
        ),
        tests("Engines/FoveaInstallationTests", ["FoveaInstallation"]),
        tests("Engines/LocaleEngineTests", ["LocaleEngine"]),
        tests("Engines/LogEngineTests", ["LogEngine"]),
        tests("Engines/ConcurrencyEngineTests", ["ConcurrencyEngine"]),
        tests("Engines/PixelEngineTests", ["PixelEngine"]),
        tests(
            "Engines/ImageCodingEngineTests",
            ["ImageCodingEngine", "CPNGRows", "PixelEngine"],
            resources: ["Fixtures"]
        ),
        tests(
            "Engines/PictureWorkerEngineTests",
            [
                "ConcurrencyEngine", "PictureWorkerEngine", "ImageCodingEngine", "PictureEngine", "PixelEngine",
                "picture-worker",
                "rogue-worker",
            ]
        ),
        tests("Engines/DrawingEngineTests", ["DrawingEngine", "PixelEngine", "ProgramRunning"]),
        tests("Engines/CompositingEngineTests", ["CompositingEngine", "PixelEngine"]),
        tests("Engines/PictureEngineTests", ["PictureEngine", "ImageCodingEngine", "PixelEngine"]),
        tests("Engines/CameraEngineTests", ["CameraEngine", "CVideoDevice", "ImageCodingEngine", "PixelEngine"]),
        tests(
            "Engines/DesktopEngineTests",
            ["DesktopEngine", "CXCB", "FakeDesktop", "ImageCodingEngine", "PixelEngine", "ProgramRunning"]
        ),
        tests("Engines/RectangleEngineTests", ["RectangleEngine", "PictureEngine", "PixelEngine"]),
        tests(
            "Engines/InferenceEngineTests",
            ["ConcurrencyEngine", "InferenceEngine", "FoveaInstallation", "CDigest"]
        ),
        tests(
            "Engines/PrintEngineTests",
            [
                "ConcurrencyEngine", "PrintEngine", "InferenceEngine", "FoveaInstallation", "PictureEngine",
                "PixelEngine",
            ]
        ),
        tests("Engines/IndexFileEngineTests", ["IndexFileEngine", "CIndexFile"]),
        tests(
            "Engines/VectorIndexEngineTests",
            ["VectorIndexEngine", "CVectorKernels", "IndexFileEngine", "PrintEngine"]
        ),
        tests(
            "Engines/LocalFeatureEngineTests",
            ["LocalFeatureEngine", "CLocalFeatures", "GrayDrawing", "IndexFileEngine", "PictureEngine", "PixelEngine"]
        ),
        tests("Engines/DatabaseEngineTests", ["DatabaseEngine"]),
        tests(
            "Engines/CatalogStoreEngineTests",
            ["CatalogStoreEngine", "DatabaseEngine", "ProgramRunning", "catalog-script"]
        ),
        tests(
            "Engines/DistortionEngineTests",
            ["DistortionEngine", "ImageCodingEngine", "PixelEngine", "RectangleEngine"]
        ),
        tests("Engines/FileEngineTests", ["FileEngine"]),
        tests("Engines/HTTPEngineTests", ["HTTPEngine", "ProgramRunning", "RawClient"]),
        tests("Engines/ItemIndexEngineTests", ["ItemIndexEngine", "FoveaInstallation"]),
        tests(
            "Engines/LabelEngineTests",
            [
                "LabelEngine", "PictureEngine", "PixelEngine", "ImageCodingEngine", "InferenceEngine",
                "FoveaInstallation",
            ],
            resources: ["Fixtures"]
        ),
        tests(
            "Frameworks/FoundationCompatibilityTests",
            ["FoundationCompatibility", "simd", "UniformTypeIdentifiers"]
        ),
        tests(
            "Frameworks/ReexportTests",
            [
                "AVFoundation", "AppIntents", "CoreGraphics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia",
                "CoreSpotlight", "CoreVideo",
                "FoundationCompatibility", "ImageIO", "OSLog", "UniformTypeIdentifiers", "VideoToolbox", "Vision",
                "VisualIntelligence", "simd",
            ]
        ),
        tests("Frameworks/CoreGraphicsTests", ["CoreGraphics", "PixelEngine"]),
        tests(
            "Frameworks/CoreVideoTests",
            [
                "CoreVideo", "VideoToolbox", "CoreMedia", "AVFoundation", "CoreML", "CoreGraphics", "ImageIO",
                "PixelEngine",
            ]
        ),
        tests("Frameworks/OSLogTests", ["OSLog", "os"]),
        tests("Frameworks/ImageIOTests", ["ImageIO", "UniformTypeIdentifiers"]),
        tests("Frameworks/CoreImageTests", ["CoreImage", "CoreVideo", "CoreGraphics", "ImageIO", "PixelEngine"]),
        tests("Frameworks/VisionTests", ["Vision", "VideoToolbox"], resources: ["Fixtures"]),
        // New projects on Apple's systems isolate to the main actor by default.
        tests(
            "Frameworks/AppIntentsIsolationTests",
            ["AppIntents", "UniformTypeIdentifiers"],
            settings: [.defaultIsolation(MainActor.self)]
        ),
        tests("Frameworks/CoreLocationTests", ["CoreLocation"]),
        tests("Frameworks/CoreSpotlightTests", ["CoreSpotlight", "ItemIndexEngine", "UniformTypeIdentifiers"]),
        // Of the library: a test that depends on the macros' program has everything built once more, for the compiler's machine.
        tests("Frameworks/AppIntentsMacroKitTests", ["AppIntentsMacroKit", "CHostSyntax"]),
        tests(
            "Frameworks/AppIntentsTests",
            ["AppIntents", "CoreLocation", "CoreSpotlight", "ItemIndexEngine", "UniformTypeIdentifiers"],
            resources: ["Fixtures"]
        ),
        // New apps make the main actor the default.
        tests(
            "Frameworks/AppIntentsMainActorTests",
            ["AppIntents", "CoreLocation", "CoreSpotlight", "VisualIntelligence"],
            settings: [.defaultIsolation(MainActor.self)]
        ),
        // Most apps are written in Swift 5 mode.
        tests(
            "Frameworks/AppIntentsSampleTests",
            ["AppIntents", "UniformTypeIdentifiers", "VisualIntelligence"],
            settings: [.swiftLanguageMode(.v5)]
        ),
        tests("Frameworks/VisualIntelligenceTests", ["VisualIntelligence", "CoreVideo"]),
        tests(
            "Search/FoveaSearchTests",
            [
                "FoveaSearch", "CatalogStoreEngine", "CoreGraphics", "CoreVideo", "FoveaTesting", "GrayDrawing",
                "ImageCodingEngine", "LocalFeatureEngine", "PictureEngine", "PixelEngine", "PrintEngine",
                "SeededNumbers", "Vision", "VisualIntelligence",
            ]
        ),
        tests(
            "System/FoveaCaptureTests",
            ["FoveaCapture", "CoreVideo", "FakeDesktop", "ImageCodingEngine", "PictureEngine", "PixelEngine"]
        ),
        tests(
            "System/ProviderWireTests",
            ["ProviderWire", "CoreVideo", "PixelEngine", "ProcessEngine", "ProviderFrames", "SeededNumbers"]
        ),
        tests(
            "System/FoveaProvidersTests",
            [
                "FoveaProviders", "CoreVideo", "FakeDesktop", "ImageCodingEngine", "PixelEngine", "ProgramRunning",
                "ProviderFrames", "ProviderWire", "frame-fuzz", "provider-stress", "rogue-provider", "sample-provider",
            ]
        ),
        tests(
            "System/FoveaSessionsTests",
            [
                "FoveaSessions", "CoreVideo", "FakeApps", "FoveaCapture", "FoveaProviders", "ImageCodingEngine",
                "PictureEngine", "PixelEngine", "rogue-provider", "sample-provider",
            ]
        ),
        tests(
            "System/FoveaServiceTests",
            [
                "FoveaService", "FakeApps", "FoveaSessions", "HTTPEngine", "ImageCodingEngine", "JSONSchemaReading",
                "PictureWorkerEngine", "ProgramRunning", "RawClient", "RequestRounds", "Siege", "picture-worker",
            ]
        ),
        tests(
            "System/WebTests",
            [
                "Browser", "DistortionEngine", "FakeDesktop", "FoveaCapture", "FoveaService", "FoveaSessions",
                "HTTPEngine",
                "ImageCodingEngine", "PictureEngine", "PixelEngine", "ProgramRunning", "RectangleEngine", "fovea",
                "landmarks", "music",
            ],
            resources: ["Looks"]
        ),
        tests("Testing/AppIntentsTestingTests", ["AppIntentsTesting", "AppIntents", "FoveaTesting"]),
        tests(
            "Testing/FoveaTestingTests",
            [
                "FoveaTesting", "AppIntents", "VisualIntelligence", "CoreGraphics", "CoreImage", "ImageIO",
                "ProgramRunning", "search-script",
            ],
            resources: ["Assertions/Snapshots"]
        ),
        tests("Tools/VisualSearchTemplateTests", ["VisualSearchTemplate", "AppIntents", "AppIntentsManifest"]),
        tests(
            "Tools/AppIntentsMetadataKitTests",
            ["AppIntentsMetadataKit", "AppIntentsManifest", "JSONSchemaReading"]
        ),
        tests("Tools/CommandLineKitTests", ["CommandLineKit", "ProgramRunning"]),
        tests(
            "Tools/FoveaCommandLineTests",
            [
                "FoveaCommandLine", "AppIntentsManifest", "CatalogTrials", "CommandLineKit", "CoreVideo",
                "FakeDesktop", "FoveaCapture", "FoveaSearch", "FoveaService", "FoveaSessions", "HTTPEngine",
                "ImageCodingEngine", "JSONSchemaReading",
                "LabelEngine", "PictureEngine", "PixelEngine", "PrintEngine", "RectangleEngine",
            ]
        ),
        tests(
            "Tools/FoveaEvaluationTests",
            ["FoveaEvaluation", "FoveaCommandLine", "FoveaSearch", "CommandLineKit", "LabelEngine", "PrintEngine"]
        ),
        tests(
            "Tools/foveaTests",
            [
                "fovea", "CatalogTrials", "ImageCodingEngine", "JSONSchemaReading", "PixelEngine", "ProgramRunning",
                "RawClient", "sample-provider",
            ]
        ),

        tests("Apps/LandmarksTests", ["Landmarks", "FoveaProvider", "FoveaTesting", "Vision"]),
        tests(
            "Apps/MusicDiscoveryTests",
            [
                "MusicDiscovery", "DistortionEngine", "FoveaProvider", "FoveaTesting", "ImageCodingEngine",
                "PixelEngine", "SeededNumbers", "Vision",
            ]
        ),

        // MARK: Conformance
        .target(
            name: "Covers",
            dependencies: ["Vision", "VisualIntelligence"],
            path: "Examples/Covers/Sources/Covers",
            plugins: ["AppIntentsMetadata"]
        ),
        .testTarget(
            name: "CoversTests",
            dependencies: ["Covers", "FoveaTesting", "Vision"],
            path: "Examples/Covers/Tests/CoversTests"
        ),
        .executableTarget(
            name: "Postcards",
            dependencies: ["FoveaProvider", "Vision", "VisualIntelligence"],
            path: "Examples/Postcards/Sources/Postcards",
            plugins: ["AppIntentsMetadata"]
        ),
        tests("Apps/PostcardsTests", ["Postcards", "FoveaProviders", "FoveaTesting", "VisualIntelligence"]),
        .target(name: "GalleryKit", dependencies: ["AppIntents"], path: "Tests/Conformance/GalleryKit"),
        integration("MusicDiscovery", swift: 6, resources: ["Resources"], plugins: ["AppIntentsMetadata"]),
        integration("MusicDiscovery", swift: 5, resources: ["Resources"], plugins: ["AppIntentsMetadata"]),
        integration("Landmarks", swift: 6, resources: ["Resources"], plugins: ["AppIntentsMetadata"]),
        integration("Landmarks", swift: 5, resources: ["Resources"], plugins: ["AppIntentsMetadata"]),
        integratingProgram("Program", swift: 6, plugins: ["AppIntentsMetadata"]),
        integratingProgram("Program", swift: 5, plugins: ["AppIntentsMetadata"]),
        integratingProgram("Script", swift: 6),
        integratingProgram("Script", swift: 5),
        integration("Integrations", swift: 6, ["FoveaSearch", "GalleryKit", "OSLog"]),
        integration("Integrations", swift: 5, ["FoveaSearch", "GalleryKit", "OSLog"]),
        integration("MainActorByDefault", swift: 6, isolation: MainActor.self),
        integrationTests(swift: 6, ["MainActorByDefault6"]),
        integrationTests(swift: 5),
        neighbours(swift: 6),
        neighbours(swift: 5),
        .testTarget(
            name: "NeighboursTests",
            dependencies: ["CoreGraphics", "Neighbours5", "Neighbours6"],
            path: "Tests/Conformance/NeighboursTests"
        ),
    ]
)

/// A system library with its Debian package, if it comes in one.
func library(_ name: String, pkgConfig: String?, apt: String?) -> Target {
    .systemLibrary(
        name: name,
        path: "Sources/C/\(name)",
        pkgConfig: pkgConfig,
        providers: apt.map { [.apt([$0])] }
    )
}

/// A target that computes; the only Swift that may import C.
func engine(_ name: String, _ dependencies: [Target.Dependency] = [], linked libraries: [String] = []) -> Target {
    // SE-0458: every use of an unsafe construct is marked where it stands.
    .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/Engines/\(name)",
        swiftSettings: [.strictMemorySafety()],
        linkerSettings: libraries.map { .linkedLibrary($0) }
    )
}

/// A module under a name that an app imports.
func framework(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)")
}

/// A module of what two sides read and write: types alone.
func format(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Formats/\(name)")
}

/// A module of the search in catalogues.
func search(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Search/\(name)")
}

/// A module of the host: captures, providers, sessions, the service.
///
/// Strict memory safety marks every use of an unsafe construct in those that touch sockets and shared memory.
func system(_ name: String, _ dependencies: [Target.Dependency] = [], isStrict: Bool = false) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Sources/System/\(name)",
        swiftSettings: isStrict ? [.strictMemorySafety()] : []
    )
}

/// A module for the tests of an app.
func testing(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/Testing/\(name)")
}

/// A sample app: a program that the system starts, with its manifest.
func app(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(
        name: name,
        dependencies: dependencies + ["FoveaProvider"],
        path: "Sources/Apps/\(name)",
        resources: [.copy("Resources")],
        plugins: ["AppIntentsMetadata"]
    )
}

/// The program of an app.
func program(_ name: String, of app: String) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.target(name: app), "FoveaProvider"],
        path: "Sources/Apps/Programs/\(name)"
    )
}

/// The tests of one module.
func tests(
    _ path: String,
    _ dependencies: [Target.Dependency],
    resources: [String] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .testTarget(
        name: String(path.drop { $0 != "/" }.dropFirst()),
        dependencies: dependencies,
        path: "Tests/\(path)",
        resources: resources.map { .copy($0) },
        swiftSettings: settings
    )
}

/// Code as other people write it for Apple's systems, compiled without our settings in one of the language modes.
///
/// A source file belongs to one target, so Swift 5 mode reaches the same files through links in `Swift5`.
func integration(
    _ name: String,
    swift version: Int,
    _ dependencies: [Target.Dependency] = [],
    resources: [String] = [],
    isolation: MainActor.Type? = nil,
    plugins: [Target.PluginUsage] = []
) -> Target {
    .target(
        name: "\(name)\(version)",
        dependencies: dependencies + [
            "AppIntents", "CoreImage", "CoreSpotlight", "VideoToolbox", "Vision", "VisualIntelligence",
        ],
        path: "Tests/Conformance/" + (version == 5 ? "Swift5/" : "") + name,
        resources: resources.map { .process($0) },
        swiftSettings: [.swiftLanguageMode(version == 5 ? .v5 : .v6), .defaultIsolation(isolation)],
        plugins: plugins
    )
}

/// A whole program of that kind.
func integratingProgram(_ name: String, swift version: Int, plugins: [Target.PluginUsage] = []) -> Target {
    let library = integration(name, swift: version, plugins: plugins)
    return .executableTarget(
        name: library.name,
        dependencies: library.dependencies,
        path: library.path,
        swiftSettings: library.swiftSettings,
        plugins: plugins
    )
}

/// What other packages write behind `canImport` for a module of ours, compiled where every such module is there.
func neighbours(swift version: Int) -> Target {
    .target(
        name: "Neighbours\(version)",
        dependencies: ["CoreImage", "CoreLocation", "CoreML", "OSLog", "UniformTypeIdentifiers", "os", "simd"],
        path: "Tests/Conformance/" + (version == 5 ? "Swift5/" : "") + "Neighbours",
        swiftSettings: [.swiftLanguageMode(version == 5 ? .v5 : .v6)]
    )
}

/// The tests of those integrations in one of the language modes.
func integrationTests(swift version: Int, _ dependencies: [Target.Dependency] = []) -> Target {
    let programs = ["MusicDiscovery", "Landmarks", "Program", "Script", "Integrations"].map {
        Target.Dependency(stringLiteral: "\($0)\(version)")
    }
    return .testTarget(
        name: "Conformance\(version)Tests",
        dependencies: programs + dependencies + [
            "CoreSpotlight", "FoveaSearch", "FoveaTesting", "GalleryKit", "Vision", "ProgramRunning",
        ],
        path: "Tests/Conformance/" + (version == 5 ? "Swift5/" : "") + "Tests",
        swiftSettings: version == 5 ? [.swiftLanguageMode(.v5), .define("SWIFT_5_MODE")] : []
    )
}

let upcomingFeatures = [
    "ExistentialAny",  // SE-0335
    "InternalImportsByDefault",  // SE-0409
    "MemberImportVisibility",  // SE-0444
]

/// What is written as by others: without our settings.
let foreign = ["Tests/Conformance/", "Examples/"]

for target in package.targets
where target.type != .system && target.type != .plugin && !foreign.contains(where: (target.path ?? "").hasPrefix) {
    let settings = upcomingFeatures.map { SwiftSetting.enableUpcomingFeature($0) }
    target.swiftSettings = (target.swiftSettings ?? []) + settings
}

// One bundle links the tests of all modules. FOVEA_ONLY=PixelEngineTests,… keeps the named targets and what they need,
// so that whoever works on one module builds and links only that.
if let names = Context.environment["FOVEA_ONLY"] {
    var kept: Set<String> = []
    var waiting = names.split(separator: ",").map(String.init)
    while let name = waiting.popLast() {
        guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
            continue
        }
        for dependency in target.dependencies {
            if case .targetItem(let name, _) = dependency { waiting.append(name) }
            if case .byNameItem(let name, _) = dependency { waiting.append(name) }
        }
        for case .plugin(let name, _) in target.plugins ?? [] { waiting.append(name) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products = []
}
