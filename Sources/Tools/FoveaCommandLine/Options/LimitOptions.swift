package import CommandLineKit
import Foundation

/// The bounds on what is read, and on what the work may take.
///
/// The engines read their bounds from the environment when they are first used, so the options become variables
/// before anything else happens.
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

    package static let group = OptionGroup(
        "Limits",
        [threads, maximumPixels, maximumSide, maximumFileBytes, maximumDecodedBytes]
    )

    private static let variables: [(Option<Int?>, String)] = [
        (threads, "FOVEA_THREADS"),
        (maximumPixels, "FOVEA_MAX_PIXELS"),
        (maximumSide, "FOVEA_MAX_SIDE"),
        (maximumFileBytes, "FOVEA_MAX_FILE_BYTES"),
        (maximumDecodedBytes, "FOVEA_MAX_DECODED_BYTES"),
    ]

    /// Puts the bounds into force.
    package static func apply(_ arguments: ParsedArguments) {
        for (option, variable) in variables {
            if let value = arguments[option] { setenv(variable, "\(value)", 1) }
        }
    }

    /// The most bytes that a file may have.
    package static func maximumFileByteCount(_ arguments: ParsedArguments, _ context: CommandContext) -> Int {
        let named = context.environment["FOVEA_MAX_FILE_BYTES"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        return arguments[maximumFileBytes] ?? named ?? 64 << 20
    }

    /// The number of pictures to work on at the same time.
    package static func concurrency(_ arguments: ParsedArguments, _ context: CommandContext) -> Int {
        let named = arguments[threads] ?? context.environment["FOVEA_THREADS"].flatMap { Int($0) }
        return max(1, min(named ?? ProcessInfo.processInfo.activeProcessorCount, 8))
    }
}
