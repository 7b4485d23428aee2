package import CommandLineKit
import Foundation
package import ImageCodingEngine

/// The options for limits.
package enum LimitOptions {
    package static let threads = Option<Int?>(
        "threads",
        short: "t",
        in: 1...256,
        defaultText: "one a core",
        help: "Compute with N threads."
    )
    package static let maximumPixels = Option<Int?>(
        "max-pixels",
        placeholder: "N",
        unit: "px",
        defaultText: "100M",
        help: "Refuse pictures with more pixels."
    )
    package static let maximumSide = Option<Int?>(
        "max-side",
        placeholder: "N",
        unit: "px",
        defaultText: "16384",
        help: "Refuse pictures with more pixels along a side."
    )
    package static let maximumFileBytes = Option<Int?>(
        "max-file-bytes",
        placeholder: "SIZE",
        unit: "B",
        defaultText: "64MiB",
        help: "Refuse larger files."
    )
    package static let maximumDecodedBytes = Option<Int?>(
        "max-decoded-bytes",
        placeholder: "SIZE",
        unit: "B",
        defaultText: "256MiB",
        help: "Refuse pictures that take more memory once decoded."
    )
    package static let maximumDecodingSeconds = Option<Double?>(
        "max-decoding-seconds",
        placeholder: "S",
        in: 0.01...86_400,
        defaultText: "10",
        help: "Refuse pictures that take more processor time to decode."
    )

    package static let group = OptionGroup(
        "Limits",
        [threads, maximumPixels, maximumSide, maximumFileBytes, maximumDecodedBytes, maximumDecodingSeconds]
    )

    /// Where pictures are decoded: the program uses worker processes, tests their own process.
    @TaskLocal package static var place: (any DecodingPlace)?

    /// The default limits.
    package static var defaults: DecodingLimits {
        var limits = DecodingLimits.default
        limits.place = place
        return limits
    }

    /// Returns whether the command has options for limits.
    package static func areNamed(_ arguments: ParsedArguments) -> Bool {
        let bounds = [threads, maximumPixels, maximumSide, maximumFileBytes, maximumDecodedBytes]
        return bounds.contains { arguments[$0] != nil } || arguments[maximumDecodingSeconds] != nil
    }

    /// Returns the limits on pictures: options override the environment.
    package static func limits(_ arguments: ParsedArguments, _ context: CommandContext) -> DecodingLimits {
        var limits = DecodingLimits(environment: context.environment)
        if let count = arguments[maximumPixels] { limits.maximumPixelCount = count }
        if let count = arguments[maximumSide] { limits.maximumSide = count }
        if let count = arguments[maximumFileBytes] { limits.maximumFileByteCount = count }
        if let count = arguments[maximumDecodedBytes] { limits.maximumDecodedByteCount = count }
        if let count = arguments[PageOptions.maximumPages] { limits.maximumPageCount = count }
        if let seconds = arguments[maximumDecodingSeconds] { limits.maximumProcessorSeconds = seconds }
        if let place {
            limits.place = place
            // Loads models in the background. The first picture reports an error.
            Thread.detachNewThread { try? place.warm() }
        }
        return limits
    }

    /// Applies the number of threads.
    ///
    /// The runtime, which the whole process shares, reads the number from the environment on first use.
    package static func applyThreads(_ arguments: ParsedArguments) {
        if let count = arguments[threads] { setenv("FOVEA_THREADS", "\(count)", 1) }
    }

    /// Returns the number of pictures to process concurrently.
    package static func concurrency(_ arguments: ParsedArguments, _ context: CommandContext) -> Int {
        let named = arguments[threads] ?? context.environment["FOVEA_THREADS"].flatMap { Int($0) }
        return max(1, min(named ?? ProcessInfo.processInfo.activeProcessorCount, 8))
    }
}
